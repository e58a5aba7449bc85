"""Drawing: contexts in, HTML out. Pure; nothing here asks a server, a clock or a store."""

from __future__ import annotations

from kotatsu.web.render.renderer import Renderer

__all__ = ["Renderer"]
