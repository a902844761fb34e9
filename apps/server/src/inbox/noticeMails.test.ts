import * as contract from '@college/api-client/contract';
import { languageCodes, readToldNotice, type NoticeMailMode } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { defaultSettings } from '../http/services';
import { startPostman } from '../outbox/postman';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { startNoticeMails } from './startNoticeMails';
import { writeNoticeMails } from './writeNoticeMails';

vi.setConfig({ testTimeout: 60_000 });
const minute = 60_000;
const publicAddress = 'https://kc.college.example';

describeOnEachEngine('notices by mail', (database) => {
  const mail = { url: 'smtp://127.0.0.1:1', from: 'kc@college.example' };
  const server = testServer(() => database.current, { mail, publicAddress });
  const silent = testServer(() => database.current);
  const services = () => ({
    database: database.current,
    settings: { ...defaultSettings, publicAddress },
    timeZone: 'Asia/Shanghai',
    now: () => server.clock.now,
    log: pino({ level: 'silent' }),
  });
  const round = () => writeNoticeMails(services());
  const mails = () => database.current.db.select().from(schema.outboxMails).orderBy(schema.outboxMails.id);
  const choose = async (as: Role, mode: NoticeMailMode, lang: string = languageCodes.zh) =>
    expect((await server.call(contract.setNoticeMail, { as, body: { mode, lang } })).code).toBe('0');
  const chosen = async (as: Role, at = server) => (await at.call(contract.getNoticeMail, { as })).data;
  const mention = async (text = '@majorEditor 请看') => {
    const body = { majorId: 101, place: 'course:1001#introduction', text, mentions: [cast.majorEditor.id] };
    expect((await server.call(contract.startThread, { as: 'courseEditor', body })).code).toBe('0');
  };

  beforeEach(async () => {
    server.forgetSessions();
    silent.forgetSessions();
    server.clock.now = sceneStart;
    silent.clock.now = sceneStart;
    await setCopyScene(database.current);
  });

  it('come to nobody who did not ask, and as each asked', async () => {
    expect(await chosen('majorEditor')).toEqual({ mode: 'off', isSent: true });
    expect(await chosen('majorEditor', silent)).toEqual({ mode: 'off', isSent: false });
    await choose('majorEditor', 'daily');
    await choose('majorEditor', 'atOnce');
    expect(await chosen('majorEditor')).toEqual({ mode: 'atOnce', isSent: true });
    await choose('majorEditor', 'off');
    expect(await chosen('majorEditor')).toEqual({ mode: 'off', isSent: true });
    await mention();
    server.wait(60 * minute);
    expect(await round()).toBe(0);
    const wrong = await server.call(contract.setNoticeMail, { as: 'majorEditor', body: { mode: 'hourly', lang: languageCodes.zh } });
    expect(wrong.code).not.toBe('0');
    expect(await chosen('majorEditor')).toEqual({ mode: 'off', isSent: true });
  });

  it('come at once, once, grouped, in the language of the person, with the address of the place and nothing of what was written', async () => {
    await choose('majorEditor', 'atOnce', languageCodes.en);
    await mention('@majorEditor 请看');
    await mention('@majorEditor\n{link}\n再看');
    expect(await round()).toBe(0);
    server.wait(6 * minute);
    expect(await round()).toBe(1);
    server.wait(6 * minute);
    expect(await round()).toBe(0);
    const [sent, ...more] = await mails();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      kind: 'notice',
      recipient: 'majorEditor@college.example',
      subject: 'Curriculum Workbench: 2 new notices',
      link: '/course/user',
    });
    expect(sent?.body).toMatch(/^Dear majorEditor,\n\nThere are 2 new notices/);
    expect(sent?.body).toContain('· courseEditor mentioned you: ');
    expect(sent?.body).toContain(`${publicAddress}/course/courseUnit/detail?majorId=101&courseUnitId=1001&field=introduction&notice=`);
    expect(sent?.body).not.toMatch(/请看|再看/);
  });

  it('name in each address the notice and whose it is, by which that one is marked as read', async () => {
    await choose('majorEditor', 'atOnce');
    await mention();
    server.wait(6 * minute);
    await round();
    const [sent] = await mails();
    const address = new URL(sent?.body.match(/https:\/\/\S+courseUnit\S+/u)?.[0] ?? '');
    const told = readToldNotice(address.searchParams.get('notice') ?? undefined)!;
    expect(told.userId).toBe(cast.majorEditor.id);
    const count = async () => (await server.call(contract.countNotices, { as: 'majorEditor' })).data;
    expect(await count()).toMatchObject({ unseen: 1 });
    await server.call(contract.seeNotices, { as: 'majorEditor', body: { until: told.at, id: told.id } });
    expect(await count()).toMatchObject({ unseen: 0 });
  });

  it('come daily at seven in the morning of the campus', async () => {
    server.clock.now = new Date('2026-03-02T09:00:00+08:00');
    await choose('majorEditor', 'daily');
    await mention();
    server.clock.now = new Date('2026-03-03T06:59:00+08:00');
    expect(await round()).toBe(0);
    server.clock.now = new Date('2026-03-03T07:00:00+08:00');
    expect(await round()).toBe(1);
    server.clock.now = new Date('2026-03-04T07:00:00+08:00');
    expect(await round()).toBe(0);
    expect(await mails()).toMatchObject([{ subject: '课程建设工作台：1 条新通知' }]);
  });

  it('come of nothing that was looked at, that may not be read any more, and to no disabled account', async () => {
    const { db } = database.current;
    const change = (set: Partial<typeof schema.users.$inferInsert>) =>
      db.update(schema.users).set(set).where(eq(schema.users.id, cast.majorEditor.id));
    await choose('majorEditor', 'atOnce');
    await mention();
    server.wait(minute);
    await server.call(contract.seeNotices, { as: 'majorEditor', body: { until: server.clock.now.toISOString() } });
    server.wait(6 * minute);
    expect(await round()).toBe(0);
    await mention();
    await change({ permissionId: cast.nobody.permissionId });
    server.wait(6 * minute);
    expect(await round()).toBe(0);
    await change({ permissionId: cast.majorEditor.permissionId });
    await mention();
    await change({ disabledAt: server.clock.now });
    server.wait(6 * minute);
    expect(await round()).toBe(0);
    await change({ disabledAt: null });
    expect(await round()).toBe(1);
  });

  it('of several server processes one writes', async () => {
    await choose('majorEditor', 'atOnce');
    await mention();
    server.wait(6 * minute);
    const written = await Promise.all([round(), round(), round()]);
    expect(written.toSorted()).toEqual([0, 0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  it('wait for a mail server that is away, and go out when it is back', async () => {
    await choose('majorEditor', 'atOnce');
    await mention();
    server.wait(6 * minute);
    const sent: string[] = [];
    let isAway = true;
    const send = async ({ text }: { text: string }) => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      sent.push(text);
    };
    const { now, log } = services();
    const postman = startPostman({ database: database.current, send, publicAddress, now, log });
    const stop = startNoticeMails(services(), postman.wake);
    await expect.poll(async () => (await mails())[0]?.error).toContain('away');
    isAway = false;
    server.wait(10 * minute);
    postman.wake();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toContain(`${publicAddress}/course/user`);
    await stop();
    await postman.stop();
  });
});
