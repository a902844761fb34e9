"""Every sentence of this backend, as (Chinese, English)."""

SAVED = ('保存成功', 'Saved')
DELETED = ('删除成功', 'Deleted')
GOAL_SAVED = ('教学目标保存成功', 'Goal saved')

NOT_SIGNED_IN = ('请先登录。', 'Please sign in first.')
TOKEN_UNKNOWN = ('登录信息无效，请重新登录。', 'Your sign-in is not valid. Please sign in again.')
TOKEN_EXPIRED = ('登录已过期，请重新登录。', 'Your sign-in has expired. Please sign in again.')
WRONG_SIGN_IN = ('用户名或密码不正确。', 'The user name or password is not correct.')
NO_RIGHT = ('您没有进行此操作的权限。', 'You do not have the right to do this.')
MISSING = ('找不到该数据，可能已被删除。', 'This record does not exist. It may have been deleted.')
NO_JSON = ('请求内容不是有效的 JSON。', 'The body of the request is not valid JSON.')
TOO_LARGE = ('请求内容过大。', 'The request is too large.')
NO_LENGTH = ('请求缺少 Content-Length。', 'The request has no Content-Length.')
INTERNAL = ('服务器内部错误，未保存任何内容，请稍后再试。', 'Internal error. Nothing was saved; please try again later.')

CONTENT_EMPTY = ('目标内容不能为空，请重新输入', 'Content cannot be empty')
GOALS_TOO_MANY = ('一门课程最多 200 个教学目标。', 'A course has at most 200 teaching goals.')


def no_call(method, path):
    return (f'此后端没有调用 {method} {path}。', f'This backend has no call {method} {path}.')


def wrong_value(name):
    return (f'参数 {name} 缺失或不正确。', f'The parameter {name} is missing or not correct.')


def required_text(name):
    return (f'{name} 不能为空。', f'{name} cannot be empty.')


def too_long(name, most):
    return (f'{name} 最多 {most} 个字符。', f'{name} must have at most {most} characters.')


def changed_meanwhile(zh, en):
    return (
        f'{zh}已被其他人修改，请选择保留哪一份内容。',
        f'Somebody else has changed {en} meanwhile. Choose which content to keep.',
    )


def still_has(zh, en):
    return (f'其下还有{zh}，请先删除。', f'This still has {en}. Delete them first.')


def of_line(place, zh, en):
    """A sentence about one goal of a list, by its place from 1, or about the only one."""
    if place is None:
        return (f'该教学目标{zh}', f'This teaching goal {en}')
    return (f'第 {place} 个教学目标{zh}', f'Teaching goal {place} {en}')
