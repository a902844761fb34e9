import * as contract from '@college/api-client/contract';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { png } from '../pictures/pictures.test-data';
import { cast, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';
import { usualBudgets } from './budgets';

const day = 86_400_000;
const picture = png(20, 20);
const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

const budgets = { ...usualBudgets, storedBytes: 150, emptyUnits: 2, feedbacks: 4 };

describeOnOneEngine('what one person may hold', (database) => {
  const server = testServer(() => database.current, { budgets });
  let sent = 0;
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  function send(as: Role, pictures: number) {
    sent += 1;
    const image = { id: 1, unique: 'image-0001', name: 'a.png', type: 'image/png', data: picture.toString('base64') };
    const body = { unique: `feedback-${sent}`, description: '很好用', images: Array<unknown>(pictures).fill(image) };
    return server.call(contract.sendFeedback, { as, body });
  }
  const create = (as: Role) => server.call(contract.createCourse, { as, query: { majorId: 101 } });
  const count = (table: typeof schema.feedbackImages | typeof schema.feedbacks) => database.current.db.$count(table);

  it('is bounded in pictures; the text alone is taken, and so is what others send', async () => {
    expect(2 * picture.length).toBeLessThanOrEqual(150);
    expect((await send('majorEditor', 1)).code).toBe('0');
    const refused = await send('majorEditor', 2);
    expect(refused).toMatchObject({ code: '30029', message: expect.stringContaining('您上传的图片已达到') });
    expect([await count(schema.feedbackImages), await count(schema.feedbacks)]).toEqual([1, 1]);
    expect((await send('majorEditor', 1)).code).toBe('0');
    expect((await send('majorEditor', 0)).code).toBe('0');
    expect((await send('majorLeader', 2)).code).toBe('0');
  });

  it('counts the own picture and the covers of reports', async () => {
    await database.current.db.insert(schema.userAvatars).values({ userId: cast.collegeAdmin.id, type: 'image/png', data: picture });
    const body = { id: 0, name: '报告', department: '学院', fileName: '', fileUrl: '', type: 0, majorId: 101, picUrl: dataUrl(picture) };
    const save = (as: Role) => server.call(contract.saveTalentReport, { as, body });
    expect((await save('collegeAdmin')).code).toBe('0');
    expect(await save('collegeAdmin')).toMatchObject({ code: '30029' });
    const [report, ...more] = await database.current.db.select().from(schema.talentReports);
    expect(more).toEqual([]);
    const change = (pixels: number) =>
      server.call(contract.saveTalentReport, {
        as: 'collegeAdmin',
        body: { ...body, id: report!.id, picUrl: dataUrl(png(pixels, pixels)) },
      });
    expect(await change(400)).toMatchObject({ code: '30029', message: expect.stringContaining('您上传的图片已达到') });
    expect((await change(10)).code).toBe('0');
    await database.current.db.update(schema.talentReports).set({ createdBy: cast.majorLeader.id });
    expect(await change(400)).toMatchObject({ code: '30029', message: expect.stringContaining('报告创建人的图片') });
  });

  it('is so many feedbacks in a quarter of an hour', async () => {
    for (let index = 0; index < 4; index += 1) expect((await send('demo', 0)).code).toBe('0');
    expect(await send('demo', 0)).toMatchObject({ code: '30029', message: '您在 15 分钟内已提交 4 条反馈，达到上限，请 15 分钟后再试。' });
    server.wait(15 * 60_000);
    expect((await send('demo', 0)).code).toBe('0');
  });

  it('keeps pictures of feedback for half a year and its text for good', async () => {
    await send('majorEditor', 2);
    const after = (days: number) => new Date(server.clock.now.getTime() + days * day);
    await tidy(database.current, after(179), pino({ level: 'silent' }));
    expect(await count(schema.feedbackImages)).toBe(2);
    await tidy(database.current, after(181), pino({ level: 'silent' }));
    expect([await count(schema.feedbackImages), await count(schema.feedbacks)]).toEqual([0, 1]);
  });

  it('is so many new units that were not saved', async () => {
    const { id } = contract.createCourse.data.parse((await create('majorLeader')).data);
    await create('majorLeader');
    expect(await create('majorLeader')).toMatchObject({ code: '30029', message: expect.stringContaining('新建后尚未保存') });
    expect((await create('collegeAdmin')).code).toBe('0');
    await server.call(contract.deleteCourse, { as: 'majorLeader', query: { id } });
    expect((await create('majorLeader')).code).toBe('0');
  });
});
