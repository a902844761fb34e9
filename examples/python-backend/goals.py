"""The teaching goals of a course: the whole resource, and the pattern for the next one."""

import checks
import words
from calls import INVALID, Refusal, call, refuse_older
from programme import row_of
from requirements import indicators_of

MOST_GOALS = 200
CHANGED = words.changed_meanwhile('该教学目标', 'this teaching goal')


def present_goal(row):
    return {
        'id': row['id'],
        'parentId': row['indicator_id'],
        'courseId': row['course_id'],
        'description': row['description'],
        'version': row['version'],
        # What a deletion is compared with. It would change with the matrices too, which this backend only reads.
        'revision': row['version'],
    }


def goals_of(db, course_id):
    return [present_goal(row) for row in db.execute('SELECT * FROM goals WHERE course_id = ? ORDER BY id', (course_id,))]


def under_indicators(indicators, goals):
    return [{**indicator, 'children': [goal for goal in goals if goal['parentId'] == indicator['id']]} for indicator in indicators]


@call('GET', '/course/getcoursegoal')
def get_course_goals(request):
    course = row_of(request.db, 'course_units', checks.id_in_query(request.query, 'courseId'))
    major = row_of(request.db, 'majors', checks.id_in_query(request.query, 'majorId'))
    return under_indicators(indicators_of(request.db, major['id']), goals_of(request.db, course['id']))


@call('GET', '/course/getprojectgoal')
def get_project_goals(request):
    project = row_of(request.db, 'projects', checks.id_in_query(request.query, 'projectId'))
    course = row_of(request.db, 'course_units', project['course_id'])
    placed = {row['goal_id'] for row in request.db.execute('SELECT goal_id FROM placements WHERE project_id = ?', (project['id'],))}
    goals = [goal for goal in goals_of(request.db, course['id']) if goal['id'] in placed]
    indicators = under_indicators(indicators_of(request.db, course['major_id']), goals)
    return [indicator for indicator in indicators if indicator['children']]


@call('POST', '/course/updatecoursegoal', writes=True, says=words.GOAL_SAVED)
def update_course_goal(request):
    [saved] = save_goals(request.db, [read_goal(checks.record_in(request.body))])
    return {'id': saved['id'], 'version': saved['version'], 'revision': saved['revision']}


@call('POST', '/course/updateCourseGoals', writes=True, says=words.GOAL_SAVED)
def update_course_goals(request):
    items = checks.list_in({'body': request.body}, 'body', MOST_GOALS)
    if not items:
        raise checks.wrong('body')
    return save_goals(request.db, [read_goal(item) for item in items])


@call('GET', '/course/deletecoursegoal', writes=True, says=words.DELETED)
def delete_course_goal(request):
    stored = row_of(request.db, 'goals', checks.id_in_query(request.query, 'courseGoalId'))
    refuse_older(checks.version_in_query(request.query), stored['version'], present_goal(stored), CHANGED)
    # Its bindings and placements go with it: they refer to it with ON DELETE CASCADE.
    request.db.execute('DELETE FROM goals WHERE id = ?', (stored['id'],))
    return True


def read_goal(item):
    return {
        'id': checks.whole_in(item, 'id', least=0),
        'parentId': checks.whole_in(item, 'parentId'),
        'courseId': checks.whole_in(item, 'courseId'),
        'description': checks.required_text_in(item, 'description', checks.PARAGRAPH, words.CONTENT_EMPTY),
        'version': checks.version_in(item),
    }


def save_goals(db, goals):
    """Saves all of the goals or none: a refusal ends the transaction of the call."""
    ids = [goal['id'] for goal in goals if goal['id'] != 0]
    for place, goal in enumerate(goals, start=1):
        line = place if len(goals) > 1 else None
        if ids.count(goal['id']) > 1:
            raise Refusal(INVALID, words.of_line(line, '在列表中重复。', 'is in the list twice.'))
        goal['id'] = save_goal(db, goal, line)
    for course_id in {goal['courseId'] for goal in goals}:
        if len(goals_of(db, course_id)) > MOST_GOALS:
            raise Refusal(INVALID, words.GOALS_TOO_MANY)
    return [present_goal(row_of(db, 'goals', goal['id'])) for goal in goals]


def save_goal(db, goal, line):
    course = row_of(db, 'course_units', goal['courseId'])
    if goal['parentId'] not in {indicator['id'] for indicator in indicators_of(db, course['major_id'])}:
        raise Refusal(
            INVALID,
            words.of_line(
                line,
                '的指标点不属于该课程的专业，或已被删除。',
                'has an indicator point that does not belong to the major of this course, or was deleted.',
            ),
        )
    alike = db.execute(
        'SELECT 1 FROM goals WHERE course_id = ? AND indicator_id = ? AND description = ? AND id <> ?',
        (course['id'], goal['parentId'], goal['description'], goal['id']),
    ).fetchone()
    if alike:
        raise Refusal(
            INVALID,
            words.of_line(
                line,
                '与同一指标点下的另一个教学目标内容相同。',
                'has the same content as another one under its indicator point.',
            ),
        )
    if goal['id'] == 0:
        return db.execute(
            'INSERT INTO goals (indicator_id, course_id, description) VALUES (?, ?, ?)',
            (goal['parentId'], course['id'], goal['description']),
        ).lastrowid
    stored = db.execute('SELECT * FROM goals WHERE id = ? AND course_id = ?', (goal['id'], course['id'])).fetchone()
    if stored is None:
        raise Refusal(
            INVALID,
            words.of_line(line, '不属于该课程，或已被删除。', 'does not belong to this course, or was deleted.'),
        )
    refuse_older(goal['version'], stored['version'], present_goal(stored), CHANGED)
    db.execute(
        'UPDATE goals SET indicator_id = ?, description = ?, version = version + 1 WHERE id = ?',
        (goal['parentId'], goal['description'], goal['id']),
    )
    return goal['id']
