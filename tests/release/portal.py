"""portal.py FOLDER: runs a server on this machine that takes bundles as Maven's Central Portal does, checks them, and serves correct ones
as a Maven repository; for make release-rehearsal. Writes its address to FOLDER/address. gpg has to know the public key."""

import hashlib, http.server, io, json, os, re, subprocess, sys, tempfile, urllib.parse, zipfile
from pathlib import Path

FOLDER = Path(sys.argv[1])
SERVED = FOLDER / "served"
SUMS = ("md5", "sha1")
POM_HAS = ("name", "description", "url", "licenses", "developers", "scm")
deployments = []


def signature_defect(content, signature):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "file").write_bytes(content)
        Path(folder, "file.asc").write_bytes(signature)
        command = ["gpg", "--batch", "--verify", f"{folder}/file.asc", f"{folder}/file"]
        return "" if subprocess.run(command, capture_output=True).returncode == 0 else "its signature is not of this file"


def defects_of(name, files):
    """Yields what a portal finds wrong with a file that is neither a checksum nor a signature."""
    content = files[name]
    for sum in SUMS:
        expected = files.get(f"{name}.{sum}", b"").decode().strip()
        if expected != hashlib.new(sum, content).hexdigest():
            yield f"its {sum} is {expected or 'missing'}"
    if f"{name}.asc" not in files:
        yield "it has no signature .asc"
    elif defect := signature_defect(content, files[f"{name}.asc"]):
        yield defect
    if name.endswith(".pom"):
        yield from (f"it has no <{tag}>" for tag in POM_HAS if not re.search(f"<{tag}[ >]".encode(), content))
    if re.search(r"-[\d.]+\.jar$", name):
        parts = (name.replace(".jar", f"-{part}.jar") for part in ("sources", "javadoc"))
        yield from (f"there is no {part}" for part in parts if part not in files)


def deploy(bundle):
    files = {name: bundle.read(name) for name in bundle.namelist()}
    artifacts = [name for name in files if not name.endswith((".md5", ".sha1", ".asc"))]
    errors = [f"{name}: {defect}" for name in artifacts for defect in defects_of(name, files)]
    if not errors:
        bundle.extractall(SERVED)
    deployments.append({"deploymentState": "FAILED" if errors else "VALIDATED", "errors": errors, "files": len(artifacts)})
    return str(len(deployments) - 1)


class Portal(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments, directory=SERVED)

    def do_POST(self):
        path = urllib.parse.urlparse(self.path)
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not self.headers.get("Authorization", "").startswith("Bearer "):
            self.answer(401, "no token")
        elif path.path == "/api/v1/publisher/upload":
            boundary = b"--" + self.headers["Content-Type"].split("boundary=")[1].encode()
            part = body.split(boundary)[1].split(b"\r\n\r\n", 1)[1].removesuffix(b"\r\n")
            self.answer(201, deploy(zipfile.ZipFile(io.BytesIO(part))))
        elif path.path == "/api/v1/publisher/status":
            deployment = urllib.parse.parse_qs(path.query)["id"][0]
            self.answer(200, json.dumps(deployments[int(deployment)]))
        else:
            self.answer(404, f"nothing is at {path.path}")

    def answer(self, code, text):
        self.send_response(code)
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())


SERVED.mkdir(parents=True, exist_ok=True)
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Portal)
(FOLDER / "address.new").write_text(f"http://127.0.0.1:{server.server_port}")
os.rename(FOLDER / "address.new", FOLDER / "address")
server.serve_forever()
