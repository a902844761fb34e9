import * as contract from '@college/api-client/contract';
import type { EditionChange, StatePart } from '@college/curriculum-model';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { sceneStart } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { courseInDraft } from '../draft.test-data';
import { canonicalPart, hashOf, packPart, unpackPart } from '../partContent';
import { mergingAs, startDraft } from './mergeScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { courseUnits, curriculumParts, curriculumStateParts, editions, majors } = schema;
// As of a version that had none of these, and two that are gone since.
const younger = ['objectives', 'objectives.en', 'standard', 'position', 'criterion'];
const gone = { motto: '求实', 'motto.en': 'Truth' };

describeOnOneEngine('a draft whose base is older than fields of today', (database) => {
  const server = testServer(() => database.current);
  const { planOf, merge, undo } = mergingAs(server);
  let id: number;
  let majorId: number;

  beforeEach(async () => {
    await setCopyScene(database.current);
    const { db } = database.current;
    await db.update(majors).set({ standard: '', objectives: '' });
    await db.update(courseUnits).set({ position: '', criterion: '' });
    server.forgetSessions();
    server.clock.now = sceneStart;
    ({ id, majorId } = await startDraft(database.current));
    const [edition] = await db.select().from(editions).where(eq(editions.id, id));
    await ageState(edition!.baseStateId!);
    server.wait(60_000);
  });

  /** Stores a state once more as an earlier version would have. */
  async function ageState(stateId: number) {
    const { db } = database.current;
    const ofState = eq(curriculumStateParts.stateId, stateId);
    const rows = await db
      .select({ part: curriculumParts })
      .from(curriculumStateParts)
      .innerJoin(curriculumParts, eq(curriculumParts.hash, curriculumStateParts.hash))
      .where(ofState);
    for (const { part: stored } of rows) {
      const canonical = canonicalPart(aged((await unpackPart(stored)).part));
      const hash = hashOf(canonical);
      const content = await packPart(canonical);
      await db
        .insert(curriculumParts)
        .values({ ...stored, hash, content, format: 1 })
        .onConflictDoNothing();
      await db
        .update(curriculumStateParts)
        .set({ hash })
        .where(and(ofState, eq(curriculumStateParts.hash, stored.hash)));
    }
  }

  function aged(part: StatePart): StatePart {
    const records = Object.entries(part.records).map(([kind, list]) => {
      const older = list!.map(({ fields, ...record }) => {
        const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !younger.includes(name)));
        return { ...record, fields: kind === 'course' || kind === 'major' ? { ...kept, ...gone } : kept };
      });
      return [kind, older] as const;
    });
    return { ...part, records: Object.fromEntries(records) };
  }

  const changesOf = async () => {
    const query = { left: `base:${id}`, right: `edition:${id}`, pageNum: 1, pageSize: 50 } as const;
    const { data } = await server.call(contract.listEditionChanges, { as: 'courseEditor', query });
    return (data as { pageInfo: { list: EditionChange[] } }).pageInfo.list;
  };

  it('is compared, merged and undone as ever: what nobody wrote since is no change', async () => {
    expect(await changesOf()).toEqual([]);
    const { db } = database.current;
    const course = await courseInDraft(database.current, majorId, 1001);
    await db.update(courseUnits).set({ position: '专业核心课', revision: 9 }).where(eq(courseUnits.id, course));
    expect((await changesOf()).map(({ at, fields }) => [at, fields.map(({ before, after }) => [before, after])])).toEqual([
      ['course:1001', [['', '专业核心课']]],
    ]);
    expect(await planOf(id)).toMatchObject({ conflicts: [], changes: [{ at: 'course:1001' }] });
    const { receipt } = await merge(id);
    const positionNow = async () => (await db.select().from(courseUnits).where(eq(courseUnits.id, 1001)))[0]!.position;
    expect(await positionNow()).toBe('专业核心课');
    expect((await undo(receipt.id)).code).toBe('0');
    expect(await positionNow()).toBe('');
  });
});
