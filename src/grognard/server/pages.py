"""The browser client: its built files, and its first page for every address that is no file."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"

#: the best first
_COMPRESSED = {"br": ".br", "gzip": ".gz"}

_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Grognard</title></head>
<body><h1>Grognard</h1><p>The server is running; the browser client has not been built here.</p>
<p><code>make setup</code> builds it. Programs find the API described in
<a href="/api/openapi.json">openapi.json</a>.</p>
</body></html>
"""


class Pages(StaticFiles):
    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        super().__init__(directory=folder, html=True, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.split("/")[0] == "api":
            if scope["method"] in ("GET", "HEAD"):
                raise HTTPException(404, "There is nothing here")
            raise HTTPException(405, "That cannot be done here")
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(_NOT_BUILT)
        try:
            response = await self._smallest(path, scope)
        except HTTPException as wrong:
            if wrong.status_code != 404 or "." in Path(path).name:
                raise
            response = await self._smallest("index.html", scope)
        # Built files carry a digest in their names; the page that names them does not.
        kept = path.startswith("assets/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """A file as the build compressed it, in the best way that the browser understands."""
        accepted = {
            word.split(";")[0].strip() for word in Headers(scope=scope).get("accept-encoding", "").split(",")
        }
        plain = "index.html" if path in ("", ".") else path
        for coding, ending in _COMPRESSED.items():
            if coding in accepted and (self.folder / f"{plain}{ending}").is_file():
                response = await super().get_response(f"{plain}{ending}", scope)
                response.headers["Content-Encoding"] = coding
                response.headers["Content-Type"] = guess_type(plain)[0] or "application/octet-stream"
                response.headers.add_vary_header("Accept-Encoding")
                return response
        return await super().get_response(path, scope)
