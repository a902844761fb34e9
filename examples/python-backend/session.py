"""Sign-in: a password is exchanged for an authToken, which every other call carries in its header."""

import hashlib
import hmac
import secrets
import time

import checks
import words
from calls import NO_RIGHT, NOT_SIGNED_IN, TOKEN_EXPIRED, TOKEN_UNKNOWN, INVALID, Refusal, call

HOURS_12 = 12 * 60 * 60


def hash_password(password, salt):
    return hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)


def digest_of(token):
    """Tokens are stored as digests: whoever reads the database cannot sign in with what is there."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_of(user):
    return {
        'id': user['id'],
        'collegeId': user['college_id'],
        'permissionId': user['permission_id'],
        'relativeId': user['college_id'],
        'userName': user['user_name'],
        'email': user['email'],
    }


def may_write(user):
    """Whether the account edits; 5 manages the college, 50 reads it."""
    return user['permission_id'] == 5


def set_passwords(db, password):
    """Gives every account of the sample the password of this start."""
    salt = secrets.token_bytes(16)
    db.execute('UPDATE users SET salt = ?, password = ?', (salt, hash_password(password, salt)))


def signed_in(db, token, writes):
    """The person of a token, with the right to make the call; refused with the code that says what is wrong."""
    if not token:
        raise Refusal(NOT_SIGNED_IN, words.NOT_SIGNED_IN)
    user = db.execute(
        'SELECT users.*, ends FROM users JOIN sign_ins ON user_id = users.id WHERE digest = ?', (digest_of(token),)
    ).fetchone()
    if user is None:
        raise Refusal(TOKEN_UNKNOWN, words.TOKEN_UNKNOWN)
    if user['ends'] < time.time():
        raise Refusal(TOKEN_EXPIRED, words.TOKEN_EXPIRED)
    if writes and not may_write(user):
        raise Refusal(NO_RIGHT, words.NO_RIGHT)
    return user


@call('POST', '/auth/login', is_public=True)
def login(request):
    body = checks.record_in(request.body)
    email = checks.required_text_in(body, 'email', 254)
    password = checks.text_in(body, 'password', 200)
    user = request.db.execute('SELECT * FROM users WHERE email = ?', (email,)).fetchone()
    # An unknown address takes as long as a wrong password, so that nobody can tell them apart.
    salt, stored = (user['salt'], user['password']) if user else (b'nobody', b'')
    if not hmac.compare_digest(hash_password(password, salt), stored):
        raise Refusal(INVALID, words.WRONG_SIGN_IN)
    token = secrets.token_urlsafe(32)
    request.db.execute(
        'INSERT INTO sign_ins (digest, user_id, ends) VALUES (?, ?, ?)',
        (digest_of(token), user['id'], time.time() + HOURS_12),
    )
    return {'user': person_of(user), 'authToken': token}


@call('POST', '/auth/logout')
def logout(request):
    request.db.execute('DELETE FROM sign_ins WHERE digest = ?', (digest_of(request.token),))
    return True


@call('GET', '/auth/initmanage')
def init_manage(request):
    return {'menus': [], 'permission': request.user['permission_id']}
