import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { schema, type Database, type OpenDatabase } from '../db';
import { emptyTables, type Emptying } from '../db/testing/emptyTables';

const { colleges, courseManagers, courseUnits, departments, majors, users } = schema;

/** One account of each band, all of the first college but the last two; the number is the permissionId. */
export const cast = {
  collegeAdmin: { id: 1, permissionId: 5, relativeId: 1, collegeId: 1 },
  collegeViewer: { id: 2, permissionId: 50, relativeId: 1, collegeId: 1 },
  departmentManager: { id: 3, permissionId: 1000, relativeId: 11, collegeId: 1 },
  departmentViewer: { id: 4, permissionId: 1990, relativeId: 11, collegeId: 1 },
  majorLeader: { id: 5, permissionId: 2000, relativeId: 101, collegeId: 1 },
  majorEditor: { id: 6, permissionId: 2010, relativeId: 101, collegeId: 1 },
  courseLeader: { id: 7, permissionId: 3000, relativeId: 1001, collegeId: 1 },
  courseEditor: { id: 8, permissionId: 3010, relativeId: 1001, collegeId: 1 },
  nobody: { id: 9, permissionId: 4000, relativeId: 0, collegeId: 1 },
  demo: { id: 10, permissionId: 2010, relativeId: 103, collegeId: 1 },
  otherAdmin: { id: 11, permissionId: 5, relativeId: 2, collegeId: 2 },
} as const;

export type Role = keyof typeof cast;

/** Two colleges: departments 11 and 12 with majors 101, 102 | 103, and department 21 with major 201. Units 1001 … 1005, one per place. */
export const places = {
  own: { major: 101, unit: 1001 },
  managed: { major: 101, unit: 1002 },
  sameDepartment: { major: 102, unit: 1003 },
  otherDepartment: { major: 103, unit: 1004 },
  otherCollege: { major: 201, unit: 1005 },
} as const;

export const sceneStart = new Date('2026-03-02T08:00:00Z');

/** Puts the scene into an emptied database; nobody has a password. */
export async function setScene({ db }: Pick<OpenDatabase, 'db'>, emptying?: Pick<Emptying, 'keepsReference'>): Promise<void> {
  insertions ??= new PgDialect({ casing: 'snake_case' }).sqlToQuery(insertionsInto(db).inlineParams()).sql;
  await emptyTables(db, { ...emptying, insertions });
}

// Written once: the tests make this scene more than a thousand times.
let insertions: string | undefined;

function insertionsInto(db: Database): SQL {
  const rows = [
    db.insert(colleges).values([1, 2].map((id) => ({ id, name: `学校${id}` }))),
    db.insert(departments).values([
      { id: 11, collegeId: 1, name: '计算机学院' },
      { id: 12, collegeId: 1, name: '机械学院' },
      { id: 21, collegeId: 2, name: '外校学院' },
    ]),
    db.insert(majors).values([
      { id: 101, departmentId: 11, name: '软件工程', code: '080902' },
      { id: 102, departmentId: 11, name: '计算机科学与技术', code: '080901' },
      { id: 103, departmentId: 12, name: '机械设计制造及其自动化', code: '080202' },
      { id: 201, departmentId: 21, name: '土木工程', code: '081001' },
    ]),
    db.insert(users).values(
      Object.entries(cast).map(([name, user]) => ({
        ...user,
        userName: name,
        email: name === 'demo' ? 'demo@college.example' : `${name}@college.example`,
        passwordHash: '',
      })),
    ),
    db.insert(courseUnits).values(
      Object.entries(places).map(([name, { major, unit }], index) => ({
        id: unit,
        majorId: major,
        name: `课程 ${name}`,
        initing: false,
        createTime: new Date(sceneStart.getTime() + index * 60_000),
        updateTime: new Date(sceneStart.getTime() + index * 60_000),
      })),
    ),
    // The course editor's own course is 1001; 1002 names it among its managers.
    db.insert(courseManagers).values([{ courseUnitId: places.managed.unit, userId: cast.courseEditor.id }]),
  ];
  // The scene brings its own ids along, so the numbering has to begin behind them.
  const numberings = ['course_units', 'users'].map((table) => sql`select setval(pg_get_serial_sequence(${table}, 'id'), 2000)`);
  return sql.join([...rows.map((insertion) => insertion.getSQL()), ...numberings], sql.raw(';\n'));
}
