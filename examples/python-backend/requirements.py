"""Graduation requirements of a major with their indicator points; a saved list replaces the stored one."""

import checks
import words
from calls import call, refuse_older
from programme import present_major, row_of


def requirements_of(db, major_id):
    requirements = db.execute('SELECT * FROM requirements WHERE major_id = ? ORDER BY position', (major_id,)).fetchall()
    return [
        {
            'id': row['id'],
            'description': row['description'],
            'children': indicators_under(db, 'requirement_id = ?', row['id']),
        }
        for row in requirements
    ]


def indicators_of(db, major_id):
    """Every indicator point of a major in its order."""
    return indicators_under(db, 'requirements.major_id = ?', major_id)


def indicators_under(db, condition, value):
    rows = db.execute(
        'SELECT indicators.id, indicators.description FROM indicators JOIN requirements ON requirements.id = requirement_id'
        f' WHERE {condition} ORDER BY requirements.position, indicators.position',
        (value,),
    )
    return [dict(row) for row in rows]


@call('GET', '/major/v2.0/graduaterequires')
def get_graduate_requires(request):
    major = row_of(request.db, 'majors', checks.id_in_query(request.query, 'majorid'))
    return requirements_of(request.db, major['id'])


@call('POST', '/major/v2.0/savegraduaterequires', writes=True, says=words.SAVED)
def save_graduate_requires(request):
    body = checks.record_in(request.body)
    major = row_of(request.db, 'majors', checks.whole_in(body, 'majorId'))
    version = checks.version_in(body)
    wanted = [
        (read_line(item), [read_line(child) for child in checks.list_in(item, 'children', 50)])
        for item in checks.list_in(body, 'list', 50)
    ]
    refuse_older(
        version,
        major['version'],
        present_major(major, request.user),
        words.changed_meanwhile('该专业', 'this major'),
    )
    kept = replace(request.db, 'requirements', 'major_id', major['id'], [line for line, _ in wanted])
    for requirement_id, (_, children) in zip(kept, wanted):
        replace(request.db, 'indicators', 'requirement_id', requirement_id, children)
    request.db.execute('UPDATE majors SET version = version + 1 WHERE id = ?', (major['id'],))
    return requirements_of(request.db, major['id'])


def read_line(item):
    return checks.whole_in(item, 'id', least=0), checks.required_text_in(item, 'description', checks.PARAGRAPH)


def replace(db, table, owner_column, owner_id, lines):
    """Stores the lines of one owner in their order and removes the others; answers their ids."""
    stored = {row['id'] for row in db.execute(f'SELECT id FROM {table} WHERE {owner_column} = ?', (owner_id,))}
    named = [row_id for row_id, _ in lines if row_id != 0]
    if len(set(named)) < len(named) or not stored.issuperset(named):
        raise checks.wrong('id')
    for row_id in stored.difference(named):
        db.execute(f'DELETE FROM {table} WHERE id = ?', (row_id,))
    return [put(db, table, owner_column, owner_id, position, line) for position, line in enumerate(lines)]


def put(db, table, owner_column, owner_id, position, line):
    row_id, description = line
    if row_id == 0:
        return db.execute(
            f'INSERT INTO {table} ({owner_column}, description, position) VALUES (?, ?, ?)',
            (owner_id, description, position),
        ).lastrowid
    db.execute(f'UPDATE {table} SET description = ?, position = ? WHERE id = ?', (description, position, row_id))
    return row_id
