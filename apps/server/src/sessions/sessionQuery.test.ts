import { inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { findAncestry } from '../rights/ancestry';
import { cast, places, sceneStart, setScene } from '../testing/scene';
import { findSession, type PlaceKind } from './sessionQuery';
import { digest, openSession } from './sessionRepository';

const units = Object.values(places).map(({ unit }) => unit);
const ids: Record<PlaceKind, number[]> = {
  college: [1, 2, 3],
  department: [11, 12, 21, 99],
  major: [101, 103, 201, 999],
  course: [...units, 9999],
  project: [...units.map((unit) => unit + 8000), 1],
  goal: [...units.map((unit) => unit + 7000), 1],
};

describeOnEachEngine('a record found with the session', (database) => {
  let tokenHash = '';
  beforeAll(async () => {
    await setScene(database.current);
    const { db } = database.current;
    await db.insert(schema.projects).values(units.map((unit) => ({ id: unit + 8000, courseUnitId: unit, name: '章节' })));
    await db.insert(schema.graduationRequirements).values({ id: 1, majorId: 101, description: '1' });
    await db.insert(schema.indicators).values({ id: 1, requirementId: 1, description: '1.1' });
    await db
      .insert(schema.teachingGoals)
      .values(units.map((unit) => ({ id: unit + 7000, courseUnitId: unit, indicatorId: 1, description: '目标' })));
    // The course editor, for whom it matters who manages a course.
    tokenHash = digest(await openSession(db, cast.courseEditor.id, sceneStart, 3_600_000));
  });

  async function bothWays() {
    const { db } = database.current;
    const found: unknown[] = [];
    const climbed: unknown[] = [];
    for (const kind of Object.keys(ids) as PlaceKind[]) {
      for (const id of ids[kind]) {
        climbed.push([kind, id, await findAncestry(db, kind, id, { id: cast.courseEditor.id, isDemo: false })]);
        const session = await findSession(db, tokenHash, { kind, id });
        expect(session?.user.id).toBe(cast.courseEditor.id);
        found.push([kind, id, session?.place?.chain]);
      }
    }
    expect(found).toEqual(climbed);
    return found;
  }

  it('has the same way up as one that is climbed to on its own', async () => {
    expect(await bothWays()).toContainEqual([
      'course',
      1005,
      { collegeId: 2, departmentId: 21, majorId: 201, courseId: 1005, managers: [] },
    ]);
    expect(await bothWays()).toContainEqual([
      'course',
      places.managed.unit,
      { collegeId: 1, departmentId: 11, majorId: 101, courseId: places.managed.unit, managers: [cast.courseEditor.id] },
    ]);
  });

  it('does not exist where it, or anything above it, is in the trash', async () => {
    const { db } = database.current;
    const deletedAt = sceneStart;
    await db
      .update(schema.courseUnits)
      .set({ deletedAt })
      .where(inArray(schema.courseUnits.id, [places.own.unit]));
    await db
      .update(schema.majors)
      .set({ deletedAt })
      .where(inArray(schema.majors.id, [102]));
    await db
      .update(schema.departments)
      .set({ deletedAt })
      .where(inArray(schema.departments.id, [21]));
    await db
      .update(schema.projects)
      .set({ deletedAt })
      .where(inArray(schema.projects.id, [places.managed.unit + 8000]));
    await db
      .update(schema.teachingGoals)
      .set({ deletedAt })
      .where(inArray(schema.teachingGoals.id, [places.managed.unit + 7000]));
    const gone = (await bothWays()).filter((row) => (row as unknown[])[2] === undefined).length;
    // The missing ones, department 21 and major 201, three courses, four projects, four goals.
    expect(gone).toBe(6 + 2 + 3 + 4 + 4);
  });

  it('leaves an unknown token unknown', async () => {
    expect(await findSession(database.current.db, digest('no token'), { kind: 'course', id: 1001 })).toBeUndefined();
    expect(await findSession(database.current.db, tokenHash)).toMatchObject({ user: { id: cast.courseEditor.id }, place: undefined });
  });
});
