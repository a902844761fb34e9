import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setPublishScene } from '../editions/publishing/publishScene.test-data';
import { cast } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { reviewing, stepOf, twoSteps } from './proposalScene.test-data';

vi.setConfig({ testTimeout: 60_000 });

describeOnEachEngine('the steps of a college', (database) => {
  const server = testServer(() => database.current);
  const { setSteps } = reviewing(server, () => database.current);
  beforeEach(async () => {
    await setPublishScene(database.current);
    server.forgetSessions();
  });

  it('are those that are usual until it sets some, with how many can decide each', async () => {
    const { data } = await server.call(contract.getReviewSteps, { as: 'courseEditor' });
    expect(data).toMatchObject({ version: 0, steps: [{ key: 'major' }, { key: 'department' }, { key: 'commission' }, { key: 'office' }] });
    expect((data as { deciders: unknown }).deciders).toMatchObject([
      { key: 'major', people: 1, majorsWithout: 2, majorNames: ['计算机科学与技术', '机械设计制造及其自动化'] },
      { key: 'department', people: 1, majorsWithout: 1, majorNames: ['机械设计制造及其自动化'] },
      { key: 'commission', people: 1, majorsWithout: 0, majorNames: [] },
      { key: 'office', people: 1, majorsWithout: 0, majorNames: [] },
    ]);
    const named = stepOf('named', [], { people: [cast.courseEditor.id] });
    expect(await setSteps([named])).toMatchObject({
      code: '0',
      data: { version: 1, people: [{ id: cast.courseEditor.id, userName: 'courseEditor' }] },
    });
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'reviewSteps'));
    expect(audit.map(({ after }) => after)).toEqual([[named]]);
  });

  it.each<[string, Parameters<typeof setSteps>[0], string]>([
    ['there are none', [], '请至少设置一个评审步骤。'],
    ['nobody is asked', [stepOf('a', [])], '没有人能决定'],
    ['nobody has the role', [stepOf('a', ['departmentViewer', 'collegeManager'], { approvals: 3 })], '需要 3 人通过，能决定的只有 2 人'],
    ['nobody who is named may read', [stepOf('a', [], { people: [cast.nobody.id] })], '没有人能决定'],
    [
      'one of two who are named may not read',
      [stepOf('a', [], { people: [cast.nobody.id, cast.courseEditor.id], approvals: 2 })],
      '只有 1 人',
    ],
    ['somebody is of another college', [stepOf('a', ['collegeManager'], { people: [cast.otherAdmin.id] })], '已没有账号'],
    ['the days are none', [stepOf('a', ['collegeManager'], { days: 0 })], '天数'],
  ])('are refused where %s, and nothing is stored', async (_, steps, sentence) => {
    expect(await setSteps(steps)).toMatchObject({ code: '30001', message: expect.stringContaining(sentence) });
    expect(await database.current.db.$count(schema.collegeReviewSteps)).toBe(0);
  });

  it('are saved by one of two at once, and by college managers alone', async () => {
    const save = (key: string) =>
      server.call(contract.saveReviewSteps, { as: 'collegeAdmin', body: { version: 0, steps: [stepOf(key, ['collegeManager'])] } });
    const replies = await Promise.all([save('one'), save('two')]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30009']);
    for (const as of ['collegeViewer', 'departmentManager'] as const) {
      expect((await server.call(contract.saveReviewSteps, { as, body: { version: 1, steps: twoSteps } })).code).toBe('30003');
    }
  });
});
