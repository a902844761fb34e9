import { compareEditions, courseList } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { describeOnEachEngine } from '../../db/testing';
import { cast, sceneStart } from '../../testing/scene';
import { randomNumbers } from '../../testing/randomNumbers';
import { readMajorState } from '../readMajorState';
import { makeDraft } from '../draft.test-data';
import { walkState } from './walkState.test-data';
import { writeState } from './writeState';

vi.setConfig({ testTimeout: 120_000 });

describeOnEachEngine('a state that is written into rows', (database) => {
  beforeEach(() => setCopyScene(database.current));
  const act = { userId: cast.collegeAdmin.id, now: sceneStart };
  const read = (majorId: number) => readMajorState(database.current.db, { majorId, homeMajorId: 101 });
  const differing = async (majorId: number, wanted: Awaited<ReturnType<typeof read>>) =>
    compareEditions(await read(majorId), wanted).filter(({ at }) => at !== courseList);

  it.each([1, 2])('is read again as it was written, and so is the state before (%i)', async (seed) => {
    const { transaction } = database.current;
    const draft = await makeDraft(database.current, 101);
    const random = randomNumbers(seed).below;
    for (const majorId of [101, draft]) {
      for (let round = 0; round < 2; round += 1) {
        const before = await read(majorId);
        const after = walkState(before, random, 25);
        expect(compareEditions(before, after).length).toBeGreaterThan(0);
        const write = { majorId, homeMajorId: 101, act };
        await transaction((tx) => writeState(tx, { ...write, before, after }));
        expect(await differing(majorId, after)).toEqual([]);
        await transaction(async (tx) =>
          writeState(tx, { ...write, before: await readMajorState(tx, { majorId, homeMajorId: 101 }), after: before }),
        );
        expect(await differing(majorId, before)).toEqual([]);
      }
    }
    const { rows } = await database.current.db.execute(sql`select entity from audit_log group by entity order by entity`);
    expect(rows.length).toBeGreaterThan(5);
  });
});
