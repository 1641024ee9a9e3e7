"""browser.py: one page of Chromium, for tests. Each line of standard input is a JSON object with a command; each is answered by a line.

{"open": ADDRESS} waits until the page is loaded, {"eval": EXPRESSION} answers the value of JavaScript as a text, {"press": KEY} presses a key,
{"point": [X, Y]} moves the mouse; {"seen": "complaints"} answers console messages and script errors, {"seen": "requests"} the requested addresses.
An answer is {"value": VALUE}, or {"error": TEXT}. The page closes at the end of the input."""

import json
import shutil
import sys

from playwright.sync_api import Error, sync_playwright


class Page:
    """The open page, with the messages and requests that it has caused."""

    def __init__(self, browser):
        self.page = browser.new_page(viewport={"width": 1400, "height": 1000})
        self.complaints, self.requests = [], []
        self.page.on("console", lambda message: self.complaints.append(f"console: {message.text}"))
        self.page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def obey(self, command):
        """Runs a command and returns its value; an empty text if it has none."""
        (verb, what), = command.items()
        match verb:
            case "open":
                self.page.goto(what, wait_until="load")
            case "eval":
                value = self.page.evaluate(what)
                return "" if value is None else str(value)
            case "press":
                self.page.keyboard.press(what)
            case "point":
                self.page.mouse.move(*what)
            case "seen":
                return getattr(self, what)
        return ""


def answer(page, line):
    try:
        return {"value": page.obey(json.loads(line))}
    except Error as failure:
        return {"error": failure.message}


def main():
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        page = Page(browser)
        for line in sys.stdin:
            print(json.dumps(answer(page, line)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
