import { getRetention, listTrash, saveRetention } from '@college/api-client/contract';
import { usualRetention, type RetentionDays, type TrashEntry } from '@college/curriculum-model';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, places, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';

const day = 86_400_000;
const log = pino({ level: 'silent' });

describeOnEachEngine('how long data are kept', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * day);
  const tidyNow = () => tidy(database.current, server.clock.now, log);
  const keep = (days: Partial<RetentionDays>, version = 0) =>
    server.call(saveRetention, { as: 'collegeAdmin', body: { days: { ...usualRetention, ...days }, version } });
  const { collegeAdmin, otherAdmin: foreigner } = cast;

  it('is the usual until a college sets it, and then of that college alone', async () => {
    expect((await server.call(getRetention, { as: 'collegeAdmin' })).data).toEqual({ days: usualRetention, version: 0 });
    expect((await keep({ mails: 90, history: 3650 })).data).toEqual({ days: { ...usualRetention, mails: 90, history: 3650 }, version: 1 });
    const rows = await database.current.db.select().from(schema.collegeRetention);
    expect(rows).toMatchObject([{ collegeId: collegeAdmin.collegeId, days: { mails: 90, history: 3650 }, version: 1 }]);
    const [entry] = await database.current.db.select().from(schema.auditLog);
    expect(entry).toMatchObject({ entity: 'retention', userId: collegeAdmin.id, before: usualRetention });
  });

  it('is refused beyond its bounds and over an older version', async () => {
    expect(await keep({ trash: 7 })).toMatchObject({ code: '30001', message: '「回收站」的保留时间须为 30 到 365 天。' });
    expect(await keep({ mails: null })).toMatchObject({ code: '30001' });
    await keep({ mails: 60 });
    expect(await keep({ mails: 90 })).toMatchObject({ code: '30009', data: { version: 1, days: { mails: 60 } } });
  });

  describe('is carried out by the upkeep', () => {
    it('for what has an age: of the own college alone', async () => {
      await keep({ securityLog: 30, notices: 30, copyJobs: 30, sessions: 1, mails: 7 });
      const at = daysAgo(40);
      const { db: now } = database.current;
      const both = [collegeAdmin, foreigner];
      await now.insert(schema.securityEvents).values([
        ...both.map(({ collegeId }) => ({ at, collegeId, kind: 'signIn' as const, outcome: 'done' as const, address: '', device: '' })),
        // About nobody who has an account: for as long as at least one college keeps such entries.
        { at, collegeId: null, kind: 'signIn', outcome: 'refused', address: '', device: '' },
      ]);
      await now.insert(schema.copyJobs).values(
        both.map(({ id }) => ({
          unique: `job-${id}`,
          userId: id,
          params: { courseId: 1, sourceId: 1, targetId: 1, goalRelations: [] },
          state: 'done' as const,
          createTime: at,
          expiresAt: at,
        })),
      );
      await now
        .insert(schema.sessions)
        .values(both.map(({ id }) => ({ tokenHash: `hash-${id}`, userId: id, createTime: daysAgo(10), expiresAt: daysAgo(9) })));
      await now.insert(schema.outboxMails).values(
        both.map(({ id, collegeId }) => ({
          collegeId,
          userId: id,
          kind: 'notice' as const,
          recipient: '',
          subject: '',
          body: '',
          tokenHash: `mail-${id}`,
          createTime: daysAgo(9),
          expiresAt: daysAgo(9),
        })),
      );
      await tidyNow();
      const events = await now.select().from(schema.securityEvents);
      expect(events.filter((event) => event.at.getTime() === at.getTime()).map(({ collegeId }) => collegeId)).toEqual([
        foreigner.collegeId,
        null,
      ]);
      expect((await now.select().from(schema.copyJobs)).map(({ userId }) => userId)).toEqual([foreigner.id]);
      expect((await now.select().from(schema.sessions)).filter(({ tokenHash }) => tokenHash.startsWith('hash-'))).toMatchObject([
        { userId: foreigner.id },
      ]);
      expect((await now.select().from(schema.outboxMails)).map(({ userId }) => userId)).toEqual([foreigner.id]);
    });

    it('for the history, which is kept for good until a college says otherwise', async () => {
      const { db: now } = database.current;
      const change = { action: 'updated', entity: 'courseUnit', entityId: places.own.unit, before: { name: 'a' }, after: { name: 'b' } };
      await now.insert(schema.auditLog).values([
        { ...change, at: daysAgo(4000), userId: collegeAdmin.id },
        { ...change, at: daysAgo(700), userId: collegeAdmin.id },
        { ...change, at: daysAgo(4000), userId: foreigner.id },
        { ...change, at: daysAgo(4000), userId: null },
      ]);
      const count = async () => (await now.select().from(schema.auditLog)).filter(({ entity }) => entity === 'courseUnit').length;
      await tidyNow();
      expect(await count()).toBe(4);
      await keep({ history: 730 });
      await tidyNow();
      expect(await count()).toBe(3);
    });

    it('for the trash, whose list says until when', async () => {
      const { db: now } = database.current;
      const deleted = { title: '旧闻', content: '', deletedAt: daysAgo(40) };
      await now.insert(schema.news).values([
        { ...deleted, id: 5001, collegeId: collegeAdmin.collegeId },
        { ...deleted, id: 5002, collegeId: foreigner.collegeId },
      ]);
      await keep({ trash: 60 });
      await tidyNow();
      expect((await now.select().from(schema.news)).filter(({ deletedAt }) => deletedAt).map(({ id }) => id)).toEqual([5001]);
      const { data } = await server.call(listTrash, { as: 'collegeAdmin', query: { pageNum: 1, pageSize: 10 } });
      const { list } = (data as { pageInfo: { list: TrashEntry[] } }).pageInfo;
      expect(list).toMatchObject([{ kind: 'news', id: 5001, expires: new Date(daysAgo(40).getTime() + 60 * day).toISOString() }]);
    });
  });
});
