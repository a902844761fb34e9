"""The major matrix, read only: which courses support which indicator points, and by which goals."""

import json

import checks
from calls import call
from courses import CHOICES, HOURS
from programme import row_of
from requirements import requirements_of


@call('GET', '/matrix/majormatrix')
def get_major_matrix(request):
    course = row_of(request.db, 'course_units', checks.id_in_query(request.query, 'courseId'))
    major_id = course['major_id']
    units = request.db.execute('SELECT * FROM course_units WHERE major_id = ? AND NOT initing ORDER BY id', (major_id,)).fetchall()
    supports = request.db.execute(
        'SELECT supports.*, name FROM supports JOIN course_units ON course_units.id = course_id WHERE major_id = ? ORDER BY supports.id',
        (major_id,),
    ).fetchall()
    return {
        'requirements': requirements_of(request.db, major_id),
        'courses': [present_row(unit) for unit in units],
        'data': [present_cell(support, major_id) for support in supports],
        'bindings': [present_binding(request.db, support) for support in supports if support['course_id'] == course['id']],
    }


def present_row(unit):
    fields = json.loads(unit['fields'])
    return {'id': unit['id'], 'name': unit['name'], **{name: fields[name] for name in (*CHOICES, *HOURS)}}


def present_cell(support, major_id):
    return {
        'id': support['id'],
        'majorId': major_id,
        'courseUnitId': support['course_id'],
        'courseUnitName': support['name'],
        'graduateRequireId': support['indicator_id'],
        'relate': support['relate'],
    }


def present_binding(db, support):
    goals = db.execute('SELECT goal_id FROM bindings WHERE support_id = ? ORDER BY goal_id', (support['id'],))
    return {
        'id': support['id'],
        'requireId': support['indicator_id'],
        'relate': support['relate'],
        'goals': [row['goal_id'] for row in goals],
    }
