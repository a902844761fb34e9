"""Departments, majors, and the graduation requirements with their indicator points under which goals are put."""

import checks
import words
from calls import INVALID, NOT_FOUND, Refusal, call, refuse_older
from session import may_write


def row_of(db, table, row_id):
    """A stored record; `table` is written in this code, never in a request."""
    row = db.execute(f'SELECT * FROM {table} WHERE id = ?', (row_id,)).fetchone()
    if row is None:
        raise Refusal(NOT_FOUND, words.MISSING)
    return row


def refuse_while(db, table, column, row_id, zh, en):
    """What still holds something is not deleted."""
    if db.execute(f'SELECT 1 FROM {table} WHERE {column} = ?', (row_id,)).fetchone():
        raise Refusal(INVALID, words.still_has(zh, en))


def present_department(row):
    return {'id': row['id'], 'collegeId': row['college_id'], 'name': row['name'], 'version': row['version']}


def present_major(row, user):
    return {
        'id': row['id'],
        'name': row['name'],
        'edit': may_write(user),
        'code': row['code'],
        'standard': row['standard'],
        'objectives': row['objectives'],
        'departmentId': row['department_id'],
        'version': row['version'],
    }


@call('GET', '/manage/getcurrentdepartment')
def get_current_department(request):
    college = row_of(request.db, 'colleges', checks.id_in_query(request.query, 'collegeId'))
    checks.id_in_query(request.query, 'userId')
    departments = request.db.execute('SELECT * FROM departments WHERE college_id = ? ORDER BY id', (college['id'],)).fetchall()
    return {'college': dict(college), 'departments': [with_majors(request, department) for department in departments]}


def with_majors(request, department):
    majors = request.db.execute('SELECT * FROM majors WHERE department_id = ? ORDER BY id', (department['id'],))
    return {**present_department(department), 'majors': [present_major(major, request.user) for major in majors]}


@call('POST', '/manage/savedepartment', writes=True, says=words.SAVED)
def save_department(request):
    body = checks.record_in(request.body)
    row_id, version = checks.whole_in(body, 'id', least=0), checks.version_in(body)
    name = checks.required_text_in(body, 'name', checks.TITLE)
    if row_id == 0:
        row_id = request.db.execute(
            'INSERT INTO departments (college_id, name) VALUES (?, ?)', (request.user['college_id'], name)
        ).lastrowid
    else:
        stored = row_of(request.db, 'departments', row_id)
        refuse_older(
            version, stored['version'], present_department(stored), words.changed_meanwhile('该院系', 'this department')
        )
        request.db.execute('UPDATE departments SET name = ?, version = version + 1 WHERE id = ?', (name, row_id))
    record = present_department(row_of(request.db, 'departments', row_id))
    return {'id': row_id, 'version': record['version'], 'record': record}


@call('POST', '/manage/deletedepartment', writes=True, says=words.DELETED)
def delete_department(request):
    body = checks.record_in(request.body)
    stored = row_of(request.db, 'departments', checks.whole_in(body, 'id'))
    refuse_older(
        checks.version_in(body),
        stored['version'],
        present_department(stored),
        words.changed_meanwhile('该院系', 'this department'),
    )
    refuse_while(request.db, 'majors', 'department_id', stored['id'], '专业', 'majors')
    request.db.execute('DELETE FROM departments WHERE id = ?', (stored['id'],))
    return True


@call('GET', '/major/v2.0/majorinfo')
def get_major_info(request):
    return present_major(row_of(request.db, 'majors', checks.id_in_query(request.query, 'majorid')), request.user)


@call('POST', '/major/v2.0/savemajor', writes=True, says=words.SAVED)
def save_major(request):
    body = checks.record_in(request.body)
    row_id, version = checks.whole_in(body, 'id', least=0), checks.version_in(body)
    department = row_of(request.db, 'departments', checks.whole_in(body, 'departmentId'))
    fields = {
        'department_id': department['id'],
        'name': checks.required_text_in(body, 'name', checks.TITLE),
        'code': checks.text_in(body, 'code', 20).strip(),
        'standard': checks.text_in(body, 'standard', 40),
    }
    if body.get('objectives') is not None:
        fields['objectives'] = checks.text_in(body, 'objectives', checks.PARAGRAPH)
    if fields['standard'] not in ('', 'CEEAA-2015', 'CEEAA-2024'):
        raise checks.wrong('standard')
    if row_id == 0:
        marks = ', '.join('?' for _ in fields)
        row_id = request.db.execute(
            f'INSERT INTO majors ({", ".join(fields)}) VALUES ({marks})', tuple(fields.values())
        ).lastrowid
    else:
        stored = row_of(request.db, 'majors', row_id)
        refuse_older(
            version,
            stored['version'],
            present_major(stored, request.user),
            words.changed_meanwhile('该专业', 'this major'),
        )
        changes = ', '.join(f'{name} = ?' for name in fields)
        request.db.execute(
            f'UPDATE majors SET {changes}, version = version + 1 WHERE id = ?', (*fields.values(), row_id)
        )
    record = present_major(row_of(request.db, 'majors', row_id), request.user)
    return {'id': row_id, 'version': record['version'], 'record': record}


@call('POST', '/major/v2.0/deletemajor', writes=True, says=words.DELETED)
def delete_major(request):
    body = checks.record_in(request.body)
    stored = row_of(request.db, 'majors', checks.whole_in(body, 'id'))
    refuse_older(
        checks.version_in(body),
        stored['version'],
        present_major(stored, request.user),
        words.changed_meanwhile('该专业', 'this major'),
    )
    refuse_while(request.db, 'course_units', 'major_id', stored['id'], '课程单元', 'course units')
    request.db.execute('DELETE FROM majors WHERE id = ?', (stored['id'],))
    return True
