"""The tables, and a small sample college with one course."""

import json
import sqlite3

from courses import BLANK, now
from session import set_passwords

TABLES = """
CREATE TABLE colleges (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL);
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT, college_id INTEGER NOT NULL REFERENCES colleges, permission_id INTEGER NOT NULL,
  user_name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, salt BLOB NOT NULL, password BLOB NOT NULL);
CREATE TABLE sign_ins (digest TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, ends REAL NOT NULL);
CREATE TABLE departments (
  id INTEGER PRIMARY KEY AUTOINCREMENT, college_id INTEGER NOT NULL REFERENCES colleges, name TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1);
CREATE TABLE majors (
  id INTEGER PRIMARY KEY AUTOINCREMENT, department_id INTEGER NOT NULL REFERENCES departments, name TEXT NOT NULL,
  code TEXT NOT NULL DEFAULT '', standard TEXT NOT NULL DEFAULT '', objectives TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1);
CREATE TABLE requirements (
  id INTEGER PRIMARY KEY AUTOINCREMENT, major_id INTEGER NOT NULL REFERENCES majors ON DELETE CASCADE,
  description TEXT NOT NULL, position INTEGER NOT NULL);
CREATE TABLE indicators (
  id INTEGER PRIMARY KEY AUTOINCREMENT, requirement_id INTEGER NOT NULL REFERENCES requirements ON DELETE CASCADE,
  description TEXT NOT NULL, position INTEGER NOT NULL);
CREATE TABLE course_units (
  id INTEGER PRIMARY KEY AUTOINCREMENT, major_id INTEGER NOT NULL REFERENCES majors, name TEXT NOT NULL,
  fields TEXT NOT NULL, initing INTEGER NOT NULL DEFAULT 1, create_time TEXT NOT NULL, update_time TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1);
CREATE TABLE projects (
  id INTEGER PRIMARY KEY AUTOINCREMENT, course_id INTEGER NOT NULL REFERENCES course_units ON DELETE CASCADE,
  name TEXT NOT NULL, theory_period REAL NOT NULL, practice_period REAL NOT NULL, position INTEGER NOT NULL);
CREATE TABLE goals (
  id INTEGER PRIMARY KEY AUTOINCREMENT, indicator_id INTEGER NOT NULL REFERENCES indicators ON DELETE CASCADE,
  course_id INTEGER NOT NULL REFERENCES course_units ON DELETE CASCADE, description TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1);
CREATE TABLE supports (
  id INTEGER PRIMARY KEY AUTOINCREMENT, course_id INTEGER NOT NULL REFERENCES course_units ON DELETE CASCADE,
  indicator_id INTEGER NOT NULL REFERENCES indicators ON DELETE CASCADE, relate INTEGER NOT NULL);
CREATE TABLE bindings (
  support_id INTEGER NOT NULL REFERENCES supports ON DELETE CASCADE,
  goal_id INTEGER NOT NULL REFERENCES goals ON DELETE CASCADE, PRIMARY KEY (support_id, goal_id));
CREATE TABLE placements (
  project_id INTEGER NOT NULL REFERENCES projects ON DELETE CASCADE,
  goal_id INTEGER NOT NULL REFERENCES goals ON DELETE CASCADE, PRIMARY KEY (project_id, goal_id));
"""

ACCOUNTS = [('manager@college.example', '学院管理员', 5), ('viewer@college.example', '学院督导', 50)]
REQUIREMENTS = {
    '1 工程知识': ['1.1 能用数学与工程语言表述问题', '1.2 能为问题建立模型并求解'],
    '2 问题分析': ['2.1 能识别并判断问题的关键环节', '2.2 能借助文献比较多种方案'],
}
CHAPTERS = ['线性表', '树与二叉树', '图']
GOALS = [(1101, '能为问题选择合适的数据结构'), (1103, '能分析算法的时间与空间复杂度并指出瓶颈')]


def open_database(path, password):
    """Opens the database, and fills a new one with the sample."""
    # One connection, which the server hands to one request at a time.
    db = sqlite3.connect(path, check_same_thread=False)
    db.row_factory = sqlite3.Row
    db.execute('PRAGMA foreign_keys = ON')
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'goals'").fetchone() is None:
        db.executescript(TABLES)
        with db:
            add_sample(db)
    with db:
        set_passwords(db, password)
    return db


def add_sample(db):
    db.execute("INSERT INTO colleges (id, name) VALUES (1001, '示例学院')")
    for at, (address, user_name, permission_id) in enumerate(ACCOUNTS):
        db.execute("INSERT INTO users VALUES (?, 1001, ?, ?, ?, '', '')", (1001 + at, permission_id, user_name, address))
    db.execute("INSERT INTO departments (id, college_id, name) VALUES (1001, 1001, '计算机学院')")
    db.execute("INSERT INTO majors (id, department_id, name, code) VALUES (1001, 1001, '软件工程', '080902')")
    next_indicator = 1101
    for at, (requirement, indicators) in enumerate(REQUIREMENTS.items()):
        db.execute('INSERT INTO requirements VALUES (?, 1001, ?, ?)', (1001 + at, requirement, at))
        for position, indicator in enumerate(indicators):
            db.execute('INSERT INTO indicators VALUES (?, ?, ?, ?)', (next_indicator, 1001 + at, indicator, position))
            next_indicator += 1
    db.execute(
        "INSERT INTO course_units VALUES (1004, 1001, '数据结构', ?, 0, ?, ?, 1)",
        (json.dumps({**BLANK, 'theoryPeriod': 48, 'practicePeriod': 16}), now(), now()),
    )
    for at, name in enumerate(CHAPTERS):
        db.execute('INSERT INTO projects VALUES (?, 1004, ?, 16, 4, ?)', (1001 + at, name, at))
    for at, (indicator_id, description) in enumerate(GOALS):
        goal_id = 1001 + at
        db.execute('INSERT INTO goals VALUES (?, ?, 1004, ?, 1)', (goal_id, indicator_id, description))
        db.execute('INSERT INTO supports VALUES (?, 1004, ?, ?)', (1001 + at, indicator_id, at))
        db.execute('INSERT INTO bindings VALUES (?, ?)', (1001 + at, goal_id))
        db.execute('INSERT INTO placements VALUES (?, ?)', (1001 + at, goal_id))
