"""What somebody who starts the server reads: where it is open, for whom, and a code that a phone can scan."""

from __future__ import annotations

import io
import socket

import segno

from kotatsu.engine.errors import BadSetting

ANY_ADDRESS = ("0.0.0.0", "::")
"""What to listen on for everybody who can reach this machine."""
LOOPBACK_ADDRESS = "127.0.0.1"


def network_address() -> str:
    """This machine as its network knows it, or LOOPBACK_ADDRESS; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK_ADDRESS


def lan_host(host: str) -> str:
    """What to listen on for the home network; BadSetting when this machine is in none."""
    if host not in (LOOPBACK_ADDRESS, "localhost", *ANY_ADDRESS):
        return host
    if network_address() == LOOPBACK_ADDRESS:
        raise BadSetting("no home network was found; join your Wi-Fi, or name this machine's address: --host ADDRESS")
    return ANY_ADDRESS[0]


def friends_address(host: str, port: int) -> str:
    """The address that friends open; empty when only this machine can."""
    if host in ANY_ADDRESS:
        host = network_address()
    return "" if host in (LOOPBACK_ADDRESS, "localhost", "::1") else f"http://{_bracketed(host)}:{port}"


def local_address(host: str, port: int) -> str:
    """The address that a browser on this machine opens."""
    return f"http://{_bracketed(LOOPBACK_ADDRESS if host in ANY_ADDRESS else host)}:{port}/"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def greeting(local: str, friends: str) -> str:
    """For a person at a terminal: one line with the address; for friends theirs, and its QR code."""
    if not friends:
        return f"Kotatsu is open on this computer: {local}  (Ctrl+C closes it; --lan lets phones on your Wi-Fi in)"
    return f"Kotatsu is open on your network: {friends}/  (Ctrl+C closes it)\n\n{qr_code(f'{friends}/')}"


def plain_lines(local: str, friends: str, files: int) -> list[str]:
    """For a program or a file: a line for each fact."""
    lines = [f"Kotatsu: {local}"]
    if files:
        lines.append(f"Open files and connections: {files} at most")
    if friends:
        lines.append(f"On your network: {friends}/")
    return lines


def qr_code(text: str) -> str:
    """A QR code in half-block characters, to be scanned from a screen."""
    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
