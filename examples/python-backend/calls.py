"""The calls of this backend by method and path, and how each is answered or refused."""

from typing import NamedTuple

import words

# The codes of the contract; all but the first three refusals keep the person signed in.
SUCCESS = '0'
NOT_SIGNED_IN = '20021'
TOKEN_EXPIRED = '20022'
TOKEN_UNKNOWN = '10011'
INVALID = '30001'
NO_RIGHT = '30003'
NOT_FOUND = '30004'
CONFLICT = '30009'
INTERNAL = '50000'


class Refusal(Exception):
    """Ends a call with a code and a sentence in both languages; `data` is the current record of a conflict."""

    def __init__(self, code, sentence, data=None, status=200):
        super().__init__(sentence[1])
        self.code = code
        self.sentence = sentence
        self.data = data
        self.status = status


class Call(NamedTuple):
    act: callable
    is_public: bool
    writes: bool
    says: tuple


class Request(NamedTuple):
    """What a call reads: its input, the database, and the person who is signed in."""

    query: dict
    body: object
    db: object
    user: dict
    token: str


CALLS = {}


def call(method, path, *, is_public=False, writes=False, says=('', '')):
    """Registers a function as one call of the contract. What it returns is the `data`, `says` the `message`."""

    def register(act):
        CALLS[method, path] = Call(act, is_public, writes, says)
        return act

    return register


def find(method, path):
    found = CALLS.get((method, path))
    if found is None:
        raise Refusal(NOT_FOUND, words.no_call(method, path), status=404)
    return found


def envelope(code, sentence, data, language):
    return {'code': code, 'message': sentence[0 if language == 'zh' else 1], 'data': data}


def refuse_older(sent, stored, record, sentence):
    """A save that names an older version than the stored one is a conflict; one without a version is taken."""
    if sent is not None and sent != stored:
        raise Refusal(CONFLICT, sentence, record)
