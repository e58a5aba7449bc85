"""Connections are passed on to the worker that holds the table they ask for (peers.py), play connections by `?table=`.

A table whose people and watchers all meet in one worker is read, drawn and told once. Where passing on fails, or a
request asks for no table, the worker that has the connection serves it.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress

from kotatsu.web.peers import SPARE, Peers

TABLE_ASKED_FOR = re.compile(rb"[A-Z]+ /(?:(?:t|api/tables)/|api/play\?table=)([A-Za-z0-9_-]{8,32})[/? ]")
MAX_PASSED_BYTES = 32 * 1024
"""What has arrived of a request travels with its connection; a longer beginning stays here."""


class Handover:
    """Passes connections on to other workers, and takes theirs."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.is_taking = peers.number == SPARE
        """Whether nothing is left to do to take connections; a spare worker takes none."""

    def _address(self, number: int) -> str:
        return str(self._peers.folder / f"{number}.connections")

    def take(self, make: Callable[[bytes], asyncio.Protocol]) -> None:
        """From here on take connections; `make` makes the protocol that serves one of which this much has arrived."""
        self.is_taking = True
        address = self._address(self._peers.number)
        with suppress(FileNotFoundError):  # of a worker before us, which has ended
            os.unlink(address)
        self._socket.bind(address)
        self._socket.setblocking(False)
        loop = asyncio.get_running_loop()
        loop.add_reader(self._socket, self._receive, make, loop)

    def _receive(self, make: Callable[[bytes], asyncio.Protocol], loop: asyncio.AbstractEventLoop) -> None:
        while True:
            try:
                arrived, descriptors, _, _ = socket.recv_fds(self._socket, MAX_PASSED_BYTES, 1)
            except BlockingIOError:
                return
            for descriptor in descriptors:
                connection = socket.socket(fileno=descriptor)
                connection.setblocking(False)
                serving = loop.create_task(_serve(loop, make(arrived), connection))
                serving.add_done_callback(lambda done: done.cancelled() or done.exception())

    def pass_on(self, arrived: bytes, descriptor: int) -> bool:
        """Pass a connection on, of which a request's beginning has arrived, if another worker holds its table."""
        asked = TABLE_ASKED_FOR.match(arrived)
        if asked is None or len(arrived) > MAX_PASSED_BYTES:
            return False
        holder = self._peers.holder(asked[1].decode())
        if holder == self._peers.number:
            return False
        try:
            # socket.send_fds would leave the address out
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))
            self._socket.sendmsg([arrived], [rights], socket.MSG_DONTWAIT, self._address(holder))
        except OSError:  # it has ended, has not begun, or has too much to do
            return False
        return True


async def _serve(loop: asyncio.AbstractEventLoop, protocol: asyncio.Protocol, connection: socket.socket) -> None:
    try:
        await loop.connect_accepted_socket(lambda: protocol, connection)
    except OSError:  # it was closed on the way
        connection.close()
