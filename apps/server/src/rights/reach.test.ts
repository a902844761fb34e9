import { covers, may, reachOf, type Act, type Actor, type Chain } from '@college/curriculum-model';
import { eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { schema, type Queries } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { cast } from '../testing/scene';
import { findAncestry } from './ancestry';
import type { Caller } from './caller';
import { managedPersonOf, selectPeople } from './people';
import { isInReach, isPersonInReach } from './reach';
import { setRightsScene } from './rightsScene.test-data';

const { courseUnits, departments, majors, users } = schema;
const tables = { courseUnits, majors };

const edges = [0, 9, 10, 999, 1000, 1989, 1990, 1999, 2000, 2009, 2010, 2999, 3000, 3009, 3010, 3999, 4000];
const ids = [1, 2, 11, 12, 13, 14, 101, 102, 103, 104, 105, 201, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 9999];
const asking = [cast.courseEditor.id, cast.nobody.id];
const actors: fc.Arbitrary<Actor> = fc.record({
  id: fc.constantFrom(...asking),
  collegeId: fc.constantFrom(1, 1, 2),
  permissionId: fc.oneof(fc.constantFrom(...edges), fc.integer({ min: -2, max: 4100 })),
  relativeId: fc.constantFrom(...ids),
  isDemo: fc.boolean(),
});
const acts = fc.constantFrom<Act>('read', 'modify', 'create', 'manage', 'collegeManage');

describeOnOneEngine('a reach in SQL', (database) => {
  beforeAll(() => setRightsScene(database.current));

  const rowsOf = {
    courseUnits: (db: Queries, reach: ReturnType<typeof reachOf>) =>
      db
        .select({ id: courseUnits.id })
        .from(courseUnits)
        .innerJoin(majors, eq(majors.id, courseUnits.majorId))
        .innerJoin(departments, eq(departments.id, majors.departmentId))
        .where(isInReach(reach, 'courseUnits')),
    majors: (db: Queries, reach: ReturnType<typeof reachOf>) =>
      db
        .select({ id: majors.id })
        .from(majors)
        .innerJoin(departments, eq(departments.id, majors.departmentId))
        .where(isInReach(reach, 'majors')),
  };

  it.each([
    ['courseUnits', 'course'],
    ['majors', 'major'],
  ] as const)('names the %s that `may` allows, for anybody and any act', async (table, kind) => {
    const { db } = database.current;
    const every: { id: number }[] = await db.select({ id: tables[table].id }).from(tables[table]);
    const chains = new Map<string, Chain | undefined>();
    for (const who of asking)
      for (const { id } of every) chains.set(`${who} ${id}`, await findAncestry(db, kind, id, { id: who, isDemo: false }));
    await fc.assert(
      fc.asyncProperty(actors, acts, async (actor, act) => {
        const inSql = (await rowsOf[table](db, reachOf(actor, act))).map(({ id }) => id);
        const allowed = every.filter(({ id }) => {
          const chain = chains.get(`${actor.id} ${id}`);
          return chain && may(actor, act, chain);
        });
        expect(inSql.toSorted()).toEqual(allowed.map(({ id }) => id).toSorted());
      }),
      { numRuns: 200 },
    );
  });

  it('names the people whose permission is about something that the reach covers', async () => {
    const { db } = database.current;
    await fc.assert(
      fc.asyncProperty(actors, async (actor) => {
        const caller: Caller = { ...actor, isDemo: actor.isDemo ?? false, userName: '', email: '' };
        const reach = reachOf(actor, 'manage');
        const inSql = (await selectPeople(db, caller).where(isPersonInReach(reach))).map(({ user }) => user.id);
        const everybody = await selectPeople(db, caller).where(isNull(users.deletedAt));
        const covered = everybody.filter((row) => reach && covers(reach, managedPersonOf(row, caller).chain)).map(({ user }) => user.id);
        expect(inSql.toSorted()).toEqual(covered.toSorted());
      }),
      { numRuns: 100 },
    );
  });
});
