"""Course units with their chapters, as far as goals need them."""

import json
from datetime import datetime, timezone

import checks
import words
from calls import call, refuse_older
from programme import row_of

TEXTS = {'introduction': checks.ARTICLE, 'criterion': checks.PARAGRAPH, 'position': checks.PARAGRAPH}
CHOICES = ('classId', 'typeId')
HOURS = ('theoryPeriod', 'practicePeriod')
BLANK = {**{name: '' for name in TEXTS}, **{name: None for name in CHOICES}, **{name: 0 for name in HOURS}}


def now():
    return datetime.now(timezone.utc).isoformat(timespec='milliseconds').replace('+00:00', 'Z')


def chapters_of(db, course_id):
    rows = db.execute('SELECT * FROM projects WHERE course_id = ? ORDER BY position', (course_id,))
    return [
        {
            'id': row['id'],
            'courseUnitId': course_id,
            'name': row['name'],
            'theoryPeriod': row['theory_period'],
            'practicePeriod': row['practice_period'],
        }
        for row in rows
    ]


def present_course(db, row):
    return {
        'id': row['id'],
        'majorId': row['major_id'],
        'name': row['name'],
        **json.loads(row['fields']),
        'createTime': row['create_time'],
        'updateTime': row['update_time'],
        'initing': bool(row['initing']),
        'courseMatrixVOS': chapters_of(db, row['id']),
        'version': row['version'],
        'revision': row['version'],
    }


def detail_of(db, row):
    return {'course': present_course(db, row), 'pointksa': []}


@call('POST', '/major/v2.0/courseunitlist')
def list_course_units(request):
    body = checks.record_in(request.body)
    major = row_of(request.db, 'majors', checks.whole_in(body, 'majorId'))
    page, size = checks.whole_in(body, 'pageNum', most=1_000_000), checks.whole_in(body, 'pageSize', most=200)
    order = checks.whole_in(checks.record_in(body.get('orderMap'), 'orderMap'), 'create_time', least=0, most=1)
    direction = 'ASC' if order == 1 else 'DESC'
    # A new unit is hidden until its first save.
    rows = request.db.execute(
        'SELECT * FROM course_units WHERE major_id = ? AND NOT initing'
        f' ORDER BY create_time {direction}, id {direction}',
        (major['id'],),
    ).fetchall()
    shown = rows[(page - 1) * size : page * size]
    return {'pageInfo': {'list': [present_course(request.db, row) for row in shown], 'total': len(rows)}}


@call('GET', '/major/v2.0/courseunitdetail')
def get_course_unit(request):
    return detail_of(request.db, row_of(request.db, 'course_units', checks.id_in_query(request.query, 'courseid')))


@call('GET', '/course/createCourse', writes=True)
def create_course(request):
    major = row_of(request.db, 'majors', checks.id_in_query(request.query, 'majorId'))
    course_id = request.db.execute(
        "INSERT INTO course_units (major_id, name, fields, create_time, update_time) VALUES (?, '', ?, ?, ?)",
        (major['id'], json.dumps(BLANK), now(), now()),
    ).lastrowid
    return {'id': course_id, 'version': 1}


@call('GET', '/course/deleteCourse', writes=True, says=words.DELETED)
def delete_course(request):
    stored = row_of(request.db, 'course_units', checks.id_in_query(request.query, 'id'))
    for name in ('revision', 'version'):
        refuse_older(
            checks.version_in_query(request.query, name),
            stored['version'],
            present_course(request.db, stored),
            words.changed_meanwhile('该课程单元', 'this course unit'),
        )
    request.db.execute('DELETE FROM course_units WHERE id = ?', (stored['id'],))
    return True


@call('POST', '/major/v2.0/savecourseunit', writes=True, says=words.SAVED)
def save_course_unit(request):
    body = checks.record_in(request.body)
    # The screen says who saves; what counts is the authToken.
    checks.record_in(body.get('manage'), 'manage')
    checks.record_in(body.get('current'), 'current')
    course = checks.record_in(body.get('course'), 'course')
    stored = row_of(request.db, 'course_units', checks.whole_in(course, 'id'))
    if checks.whole_in(course, 'majorId') != stored['major_id']:
        raise checks.wrong('majorId')
    name = checks.required_text_in(course, 'name', checks.TITLE)
    fields = {
        **{key: checks.text_in(course, key, most) for key, most in TEXTS.items()},
        **{key: checks.choice_in(course, key) for key in CHOICES},
        **{key: checks.hours_in(course, key) for key in HOURS},
    }
    chapters = [read_chapter(item) for item in checks.list_in(course, 'courseMatrixVOS', 500)]
    refuse_older(
        checks.version_in(course),
        stored['version'],
        detail_of(request.db, stored),
        words.changed_meanwhile('该课程单元', 'this course unit'),
    )
    replace_chapters(request.db, stored['id'], [chapter for chapter in chapters if chapter['owner'] != -1])
    request.db.execute(
        'UPDATE course_units SET name = ?, fields = ?, initing = 0, update_time = ?, version = version + 1 WHERE id = ?',
        (name, json.dumps(fields), now(), stored['id']),
    )
    record = detail_of(request.db, row_of(request.db, 'course_units', stored['id']))
    return {'id': stored['id'], 'version': record['course']['version'], 'record': record}


def read_chapter(item):
    return {
        'id': checks.whole_in(item, 'id', least=0),
        # A chapter that was taken out belongs to -1.
        'owner': checks.whole_in(item, 'courseUnitId', least=-1),
        'name': checks.text_in(item, 'name', checks.TITLE),
        'theory': checks.hours_in(item, 'theoryPeriod'),
        'practice': checks.hours_in(item, 'practicePeriod'),
    }


def replace_chapters(db, course_id, chapters):
    stored = {row['id'] for row in db.execute('SELECT id FROM projects WHERE course_id = ?', (course_id,))}
    named = [chapter['id'] for chapter in chapters if chapter['id'] != 0]
    if len(set(named)) < len(named) or not stored.issuperset(named):
        raise checks.wrong('courseMatrixVOS')
    for row_id in stored.difference(named):
        db.execute('DELETE FROM projects WHERE id = ?', (row_id,))
    for position, chapter in enumerate(chapters):
        db.execute(
            'INSERT INTO projects (id, course_id, name, theory_period, practice_period, position) VALUES (?, ?, ?, ?, ?, ?)'
            ' ON CONFLICT (id) DO UPDATE SET name = excluded.name, theory_period = excluded.theory_period,'
            ' practice_period = excluded.practice_period, position = excluded.position',
            (chapter['id'] or None, course_id, chapter['name'], chapter['theory'], chapter['practice'], position),
        )
