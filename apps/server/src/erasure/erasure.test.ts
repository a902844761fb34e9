import * as contract from '@college/api-client/contract';
import type { HistoryEntry } from '@college/curriculum-model';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { defaultSettings } from '../http/services';
import { writeNoticeMails } from '../inbox/writeNoticeMails';
import { cast, places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const { id: leader } = cast.majorLeader;
const { id: reader } = cast.majorEditor;
const minute = 60_000;
/** What the person was called before. */
const former = '鹿鼎公';
const traces = [
  '韦小宝甲',
  'weixiaobao@college.example',
  '鹿鼎记研究',
  '203.0.113.77',
  'Bao@home.example',
  '20267788',
  'weixiaobao-at-campus',
  former,
];

describeOnEachEngine('deleting the data of a person', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const erase = (as: Role = 'collegeAdmin', body: object = {}) => server.call(contract.erasePerson, { as, body: { id: leader, ...body } });

  /** Leaves traces of the person wherever a person can. */
  async function live() {
    const { db } = database.current;
    await rename(former);
    await discuss(`@${former} 请看`);
    await rename(traces[0]!, traces[1]!);
    await beNoticed(await discuss(`@${traces[0]} 请看`));
    const now = server.clock.now;
    await db
      .update(schema.users)
      .set({ introduction: traces[2]!, contactEmail: traces[4]!, staffNumber: traces[5]! })
      .where(sql`id = ${leader}`);
    const [provider] = await db
      .insert(schema.campusProviders)
      .values({ collegeId: 1, protocol: 'cas', isEnabled: true, settings: sampleCasProvider })
      .returning();
    await db
      .insert(schema.campusIdentities)
      .values({ providerId: provider!.id, subject: traces[6]!, userId: leader, createTime: now, lastSignInAt: now });
    await db.insert(schema.auditLog).values({
      userId: leader,
      action: 'updated',
      entity: 'courseUnit',
      entityId: places.own.unit,
      before: { name: '数据结构' },
      after: { name: '数据结构与算法' },
    });
    await db.insert(schema.securityEvents).values({
      at: now,
      collegeId: 1,
      kind: 'signIn',
      outcome: 'done',
      actorId: leader,
      address: traces[3]!,
      device: 'Firefox',
    });
    await db.insert(schema.courseManagers).values({ courseUnitId: places.own.unit, userId: leader }).onConflictDoNothing();
    await db.insert(schema.feedbacks).values({ id: 9001, unique: 'u', userId: leader, description: '页面太慢' });
    await db
      .insert(schema.feedbackImages)
      .values({ feedbackId: 9001, unique: 'i', name: 'a.png', type: 'image/png', data: Buffer.from('x') });
    await db.insert(schema.outboxMails).values({
      collegeId: 1,
      userId: leader,
      kind: 'notice',
      recipient: traces[1]!,
      subject: '',
      body: traces[0]!,
      tokenHash: 'mail',
      createTime: now,
      expiresAt: now,
    });
  }

  async function rename(userName: string, email = 'majorLeader@college.example') {
    const body = { id: leader, userName, email };
    expect((await server.call(contract.updateUserInfo, { as: 'collegeAdmin', body })).code).toBe('0');
  }

  const commentOf = async (endpoint: typeof contract.startThread | typeof contract.replyToThread, as: Role, body: object) => {
    const { data } = await server.call(endpoint, { as, body: { majorId: places.own.major, ...body } });
    const thread = contract.startThread.data.parse(data);
    return { threadId: thread.id, id: thread.comments.at(-1)!.id };
  };
  const mention = (text: string, mentions: number[] = [leader]) =>
    commentOf(contract.startThread, 'collegeAdmin', { place: `course:${places.own.unit}#introduction`, text, mentions });

  /** Somebody mentions the person three times, then takes one mention back and removes another one with its comment. */
  async function discuss(text: string) {
    const { threadId } = await mention(text);
    const [edited, removed] = [await mention(text), await mention(text)];
    const act = { majorId: places.own.major, version: 1 };
    const edit = { ...act, id: edited.id, text: '请看' };
    expect((await server.call(contract.editComment, { as: 'collegeAdmin', body: edit })).code).toBe('0');
    const remove = { ...act, id: removed.id };
    expect((await server.call(contract.removeComment, { as: 'collegeAdmin', body: remove })).code).toBe('0');
    return threadId;
  }

  /** Somebody else gets a mail that says that the person mentioned them. */
  async function beNoticed(threadId: number) {
    const { db } = database.current;
    await db.insert(schema.noticeMails).values({ userId: reader, mode: 'atOnce', language: 'en', consideredAt: server.clock.now });
    await commentOf(contract.replyToThread, 'majorLeader', { threadId, text: '@majorEditor 同意', mentions: [reader] });
    server.wait(6 * minute);
    const settings = { ...defaultSettings, publicAddress: 'https://kc.college.example' };
    const services = { settings, timeZone: 'Asia/Shanghai', now: () => server.clock.now, log: pino({ level: 'silent' }) };
    expect(await writeNoticeMails({ database: database.current, ...services })).toBe(1);
  }

  const textsOf = async () =>
    (await database.current.db.select().from(schema.comments).orderBy(schema.comments.id)).map(({ text }) => text);

  /** Every row of every table as one text, whatever it is about. */
  async function everything(): Promise<string> {
    const { db } = database.current;
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await db.execute<{ line: string }>(sql.raw(`select t::text as line from "${name}" t`));
      texts.push(...rows.map(({ line }) => `${name}: ${line}`));
    }
    return texts.join('\n');
  }

  const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

  it('says before what goes and what stays', async () => {
    await live();
    const { data } = await server.call(contract.findErasure, { as: 'collegeAdmin', query: { id: leader } });
    expect(data).toMatchObject({
      id: leader,
      removed: { account: 1, mails: 2, feedbackPictures: 1, courses: 1 },
      kept: { changes: 2, comments: 1, feedbacks: 1 },
    });
  });

  it('leaves no trace of the person in any table, and everything that was done', async () => {
    await live();
    expect(tracesIn(await everything())).toEqual(traces);
    const changesBefore = await database.current.db.$count(schema.auditLog);
    expect(await erase()).toMatchObject({ code: '0', data: { removed: { account: 1, mails: 2 } } });
    expect(tracesIn(await everything())).toEqual([]);
    const { db } = database.current;
    // The deletion itself is one more.
    expect(await db.$count(schema.auditLog)).toBe(changesBefore + 1);
    expect(await db.$count(schema.feedbacks)).toBe(1);
    expect(await textsOf()).toEqual(['@已离开的成员 请看', '请看', '@已离开的成员 请看', '请看', '@majorEditor 同意']);
    const noted = await db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'comment')).orderBy(schema.auditLog.id);
    expect(noted[0]).toMatchObject({ action: 'created', after: { text: '@已离开的成员 请看', place: expect.any(String) } });
    expect(noted.find(({ action }) => action === 'deleted')).toMatchObject({ before: { text: '@已离开的成员 请看' }, after: null });
    const [told] = await db.select().from(schema.outboxMails).where(eq(schema.outboxMails.userId, reader));
    expect(told?.body).toContain('· Former member mentioned you: ');
  });

  it('leaves those alone whose name begins with that of the person', async () => {
    const { db } = database.current;
    await rename(traces[0]!);
    await db
      .update(schema.users)
      .set({ userName: `${traces[0]}乙` })
      .where(eq(schema.users.id, reader));
    await mention(`@${traces[0]}乙 和@${traces[0]} 请看`, [leader, reader]);
    await erase();
    expect(await textsOf()).toEqual([`@${traces[0]}乙 和@已离开的成员 请看`]);
    const [noted] = await db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'comment'));
    expect(noted).toMatchObject({ after: { text: `@${traces[0]}乙 和@已离开的成员 请看` } });
  });

  it.each([
    ['80101', '已离开的成员'],
    ['80102', 'Former member'],
  ])('calls them a former member in the history, in language %s', async (lang, name) => {
    await live();
    await erase();
    const query = { kind: 'course' as const, recordId: places.own.unit, lang };
    const { data } = await server.call(contract.listHistory, { as: 'collegeAdmin', query });
    const { list } = (data as { pageInfo: { list: HistoryEntry[] } }).pageInfo;
    expect(list[0]).toMatchObject({ userId: leader, userName: name });
  });

  it('puts the person beyond reach of every call, and the name and address are free again', async () => {
    await live();
    const token = await server.tokenOf('majorLeader');
    await erase();
    expect((await server.call(contract.initManage, { headers: { authToken: token } })).code).toBe('10011');
    const { data } = await server.call(contract.listUsers, { as: 'collegeAdmin', body: { pageNum: 1, pageSize: 100 } });
    expect(JSON.stringify(data)).not.toContain('已离开的成员');
    expect(tracesIn(JSON.stringify(data))).toEqual([]);
    expect((await server.call(contract.findErasure, { as: 'collegeAdmin', query: { id: leader } })).code).toBe('30004');
    expect((await erase()).code).toBe('30004');
    const again = { userName: traces[0], email: traces[1], permissionId: 2010, relativeId: places.own.major };
    expect((await server.call(contract.insertNewUsers, { as: 'collegeAdmin', body: [again] })).code).toBe('0');
  });

  it('is for those who manage the person, and asks for a recent password', async () => {
    expect((await erase('majorLeader')).code).toBe('30003');
    expect((await erase('courseLeader')).code).toBe('30003');
    expect((await erase('otherAdmin')).code).toBe('30003');
    await server.tokenOf('collegeAdmin');
    server.wait(11 * 60_000);
    expect((await erase()).code).not.toBe('0');
    expect(await database.current.db.$count(schema.users, sql`erased_at is not null`)).toBe(0);
  });
});
