import * as contract from '@college/api-client/contract';
import {
  compareEditions,
  courseList,
  type CollegeRules,
  type CurriculumState,
  type EditionFindings,
  type Receipt,
} from '@college/curriculum-model';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { describeOnOneEngine } from '../../db/testing';
import { cast } from '../../testing/scene';
import { testServer } from '../../testing/testServer';
import { numberBehindScene } from '../draft.test-data';
import { readMajorState } from '../readMajorState';
import { writeState } from '../writing/writeState';
import { cleanProgramme, dayOfCases, fixCases, type FixCase } from './fixCases.test-data';

vi.setConfig({ testTimeout: 240_000 });

describeOnOneEngine('every quick fix', (database) => {
  const server = testServer(() => database.current);
  const now = new Date(`${dayOfCases}T04:00:00Z`);
  const as = 'collegeAdmin';

  beforeEach(async () => {
    await setCopyScene(database.current);
    await database.current.db.execute(numberBehindScene);
    server.forgetSessions();
    server.clock.now = now;
    await store(cleanProgramme);
  });

  const read = () => readMajorState(database.current.db, { majorId: 101, homeMajorId: 101 });
  async function store(after: CurriculumState) {
    const act = { userId: cast.collegeAdmin.id, now };
    const before = await read();
    await database.current.transaction((tx) => writeState(tx, { majorId: 101, homeMajorId: 101, before, after, act }));
  }
  const findingsOf = async (rule: string) => {
    const { data } = await server.call(contract.getEditionFindings, { as, query: { ref: 'current:101' } });
    return (data as EditionFindings).findings.filter((one) => one.rule === rule);
  };
  async function setRules(settings: CollegeRules['settings']) {
    const { version } = (await server.call(contract.getCollegeRules, { as })).data as CollegeRules;
    await server.call(contract.saveCollegeRules, { as, body: { settings, version } });
  }
  const differing = (one: CurriculumState, other: CurriculumState) => compareEditions(one, other).filter(({ at }) => at !== courseList);

  async function tryFixes({ rule, state, settings }: FixCase): Promise<number> {
    await store(state);
    await setRules(settings);
    const before = await read();
    const found = await findingsOf(rule);
    for (const { id, basis, fixes = [] } of found) {
      for (const [fix, { label }] of fixes.entries()) {
        const applied = await server.call(contract.applyFix, { as, body: { ref: 'current:101', finding: id, basis, fix } });
        expect(applied, `${id} ${label.en}`).toMatchObject({ code: '0', data: { act: 'fix', fixName: expect.stringContaining(label.zh) } });
        expect((await findingsOf(rule)).map((one) => one.id)).not.toContain(id);
        expect(differing(before, await read())).toHaveLength((applied.data as Receipt).changes);
        const undone = await server.call(contract.undoFix, { as, body: { id: (applied.data as Receipt).id } });
        expect(undone, `${id} ${label.en}`).toMatchObject({ code: '0', data: { act: 'undo' } });
        expect(differing(before, await read())).toEqual([]);
        expect(await findingsOf(rule)).toEqual(found);
      }
    }
    return found.flatMap(({ fixes = [] }) => fixes).length;
  }

  it('mends its finding as an edit of the server, and its undo leaves everything as it was', async () => {
    const tried: string[] = [];
    for (const one of fixCases) if ((await tryFixes(one)) > 0) tried.push(one.rule);
    expect(tried).toEqual(fixCases.map(({ rule }) => rule));
    expect(tried.length).toBeGreaterThan(12);
  });
});
