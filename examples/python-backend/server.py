"""A backend for the goal panel in Python alone: `python3 server.py`. Each request is one call, one transaction and one envelope."""

import argparse
import json
import os
import secrets
import threading
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

# The modules that register the calls.
import courses  # noqa: F401
import goals  # noqa: F401
import matrix  # noqa: F401
import words
from calls import INTERNAL, INVALID, NOT_FOUND, SUCCESS, Refusal, Request, envelope, find
from database import open_database
from session import signed_in

BASE = '/college/api'
LARGEST_BODY = 1024 * 1024
MOST_DRAINED = 64 * 1024 * 1024


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    server_version = 'CollegeExample'

    def do_GET(self):
        self.respond()

    def do_POST(self):
        self.respond()

    def do_OPTIONS(self):
        """What a browser asks before it calls from a page of another origin."""
        self.send_body(204, b'')

    def respond(self):
        try:
            body = self.read_body()
            self.send_envelope(200, SUCCESS, *self.answer(body))
        except Refusal as refusal:
            self.send_envelope(refusal.status, refusal.code, refusal.sentence, refusal.data)
        except Exception:
            # The reader gets a sentence, the log what happened. The transaction was rolled back.
            traceback.print_exc()
            self.send_envelope(503, INTERNAL, words.INTERNAL, None)

    def answer(self, body):
        address = urlsplit(self.path)
        path = address.path.removeprefix(BASE) if address.path.startswith(BASE + '/') else address.path
        found = find(self.command, path)
        token = self.headers.get('authToken', '')
        # `with db` commits when the call returns and rolls back when it is refused: a call writes everything or nothing.
        with self.server.lock, self.server.db as db:
            user = None if found.is_public else signed_in(db, token, found.writes)
            query = dict(parse_qsl(address.query))
            data = found.act(Request(query, self.read_json(body), db, user, token))
        return found.says, data

    def read_body(self):
        length = self.headers.get('Content-Length', '0')
        if 'Transfer-Encoding' in self.headers or not length.isascii() or not length.isdigit():
            self.close_connection = True
            raise Refusal(INVALID, words.NO_LENGTH)
        if int(length[:20]) > LARGEST_BODY:
            self.drain(min(int(length[:20]), MOST_DRAINED))
            raise Refusal(INVALID, words.TOO_LARGE)
        return self.rfile.read(int(length))

    def drain(self, left):
        """Reads a refused body to its end: a connection that is cut before may lose the refusal."""
        self.close_connection = True
        while left > 0 and (part := self.rfile.read(min(left, 65_536))):
            left -= len(part)

    def read_json(self, body):
        if self.command == 'GET' or body == b'':
            return None
        try:
            return json.loads(body, parse_constant=refuse_constant)
        except (ValueError, RecursionError):
            raise Refusal(INVALID, words.NO_JSON) from None

    def send_envelope(self, status, code, sentence, data):
        text = json.dumps(envelope(code, sentence, data, self.language()), ensure_ascii=False)
        self.send_body(status, text.encode())

    def send_error(self, code, message=None, explain=None):
        """What http.server refuses by itself, such as PUT, is answered in an envelope too."""
        self.close_connection = True
        sentence = words.no_call(self.command or '', urlsplit(getattr(self, 'path', '')).path)
        self.send_envelope(code, NOT_FOUND, sentence, None)

    def send_body(self, status, content):
        self.send_response(status)
        origin = self.header('Origin')
        if origin in self.server.origins:
            self.send_header('Access-Control-Allow-Origin', origin)
            self.send_header('Access-Control-Allow-Headers', 'authToken, content-type, accept-language')
            self.send_header('Access-Control-Allow-Methods', 'GET, POST')
        self.send_header('Vary', 'Origin, Accept-Language')
        self.send_header('Cache-Control', 'no-store')
        self.send_header('Content-Type', 'application/json; charset=utf-8')
        self.send_header('Content-Length', str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def language(self):
        """Chinese where nothing else is asked for."""
        return 'en' if self.header('Accept-Language').lower().startswith('en') else 'zh'

    def header(self, name):
        return self.headers.get(name, '') if hasattr(self, 'headers') else ''

    def log_request(self, code='-', size='-'):
        """Only what fails is printed."""


def refuse_constant(name):
    raise ValueError(f'{name} is no JSON')


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument('--port', type=int, default=8000)
    arguments.add_argument('--database', default=':memory:', help='a file that keeps the records; without it they end with the server')
    chosen = arguments.parse_args()
    password = os.environ.get('COLLEGE_PASSWORD') or secrets.token_urlsafe(9)
    server = ThreadingHTTPServer(('127.0.0.1', chosen.port), Handler)
    server.daemon_threads = True
    server.lock = threading.Lock()
    server.db = open_database(chosen.database, password)
    # Pages of these origins may call: the address of the page, not of this server.
    server.origins = os.environ.get('CORS_ORIGINS', 'http://127.0.0.1:5173,http://localhost:5173').split(',')
    print(f'http://127.0.0.1:{server.server_port}{BASE}')
    print(f'manager@college.example / {password}', flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == '__main__':
    main()
