"""Reads the values of a request. Whatever is not as the contract says is refused in words; nothing reaches the database unchecked."""

import re

import words
from calls import INVALID, Refusal

LARGEST_ID = 2_147_483_647
TITLE, PARAGRAPH, ARTICLE = 200, 4000, 20_000


def wrong(name):
    return Refusal(INVALID, words.wrong_value(name))


def record_in(value, name='body'):
    if not isinstance(value, dict):
        raise wrong(name)
    return value


def list_in(values, name, most):
    value = values.get(name)
    if not isinstance(value, list) or len(value) > most:
        raise wrong(name)
    return [record_in(item, name) for item in value]


def whole_in(values, name, least=1, most=LARGEST_ID):
    """A whole number of a body; `true` is none, although Python counts it as one."""
    value = values.get(name)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(name)
    return value


def id_in_query(query, name):
    """An id in the address, where everything is text."""
    value = query.get(name, '')
    if not re.fullmatch(r'[0-9]{1,10}', value, re.ASCII) or not 1 <= int(value) <= LARGEST_ID:
        raise wrong(name)
    return int(value)


def version_in(values, name='version'):
    """The version on which a save is based; None where it is left out."""
    if values.get(name) is None:
        return None
    return whole_in(values, name, least=0)


def version_in_query(query, name='revision'):
    value = query.get(name)
    if value is None:
        return None
    if not re.fullmatch(r'[0-9]{1,10}', value, re.ASCII) or int(value) > LARGEST_ID:
        raise wrong(name)
    return int(value)


def text_in(values, name, most):
    """A text that may be empty. U+0000 and halves of surrogate pairs cannot be stored."""
    value = values.get(name)
    if not isinstance(value, str) or re.search('[\x00\ud800-\udfff]', value):
        raise wrong(name)
    if len(value) > most:
        raise Refusal(INVALID, words.too_long(name, most))
    return value


def required_text_in(values, name, most, empty=None):
    """A text that holds something, without blanks at its edges."""
    value = text_in({name: values.get(name).strip()} if isinstance(values.get(name), str) else values, name, most)
    if value == '':
        raise Refusal(INVALID, empty or words.required_text(name))
    return value


def hours_in(values, name):
    value = values.get(name)
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 <= value <= 9999:
        raise wrong(name)
    return value


def choice_in(values, name):
    """The id of a choice, or None while staff have not chosen."""
    return None if values.get(name) is None else whole_in(values, name, least=0)
