import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import type { Caller } from '../rights/caller';
import { isManagedBy } from '../rights/reach';
import { cast, places, setScene, type Role } from '../testing/scene';
import { latestCourses } from './readCourses';

/** From here on PostgreSQL compiles a plan before it runs it, which takes longer than the overview. */
const jitThreshold = 100_000;

describeOnEachEngine('the overview in a college of twenty thousand courses', (database) => {
  beforeAll(async () => {
    await setScene(database.current);
    const { db } = database.current;
    await db.execute(sql`
      insert into departments (id, college_id, name) select 1000 + number, 1, '学院' || number from generate_series(1, 28) number`);
    await db.execute(sql`
      insert into majors (id, department_id, name) select 1000 + number, 1001 + number % 28, '专业' || number from generate_series(1, 330) number`);
    await db.execute(sql`
      insert into course_units (major_id, name, introduction, initing, update_time)
      select 1001 + number % 330, '课程' || number, repeat('内容', 60), false, timestamptz '2026-01-01' + number * interval '1 minute'
      from generate_series(1, 20000) number`);
    await db.execute(sql`
      insert into course_managers (course_unit_id, user_id)
      select id, (array[${cast.collegeAdmin.id}::int, ${cast.departmentManager.id}::int, ${cast.majorEditor.id}::int])[1 + id % 3] from course_units
      where id % 600 < 3 and id > ${places.otherCollege.unit}`);
    for (const table of ['departments', 'majors', 'course_units', 'course_managers']) await db.execute(`vacuum analyze ${table}`);
  });

  const roles: Role[] = ['collegeAdmin', 'departmentManager', 'majorEditor'];
  const questions = roles.flatMap((role) => [true, false].map((isOwn) => ({ role, isOwn })));

  it.each(questions)('asks for no scan of all courses, and for less than is worth compiling: %j', async ({ role, isOwn }) => {
    const caller: Caller = { ...cast[role], email: '', userName: '', isDemo: false };
    const query = latestCourses(database.current.db, caller, isOwn ? isManagedBy(caller.id) : undefined);
    const { rows } = await database.current.db.execute<Record<string, string>>(sql`explain ${query.getSQL()}`);
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).not.toMatch(/Seq Scan on course_units/);
    expect(Number(/cost=\S+?\.\.(\d+)/.exec(plan)?.[1])).toBeLessThan(jitThreshold / 20);
  });
});
