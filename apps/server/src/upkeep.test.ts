import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from './db';
import { describeOnEachEngine } from './db/testing';
import { openSession } from './sessions/sessionRepository';
import { issueTicket } from './sessions/ticketRepository';
import { cast, sceneStart, setScene } from './testing/scene';
import { tidy } from './upkeep';

const hour = 3_600_000;
const log = pino({ level: 'silent' });

describeOnEachEngine('tidying', (database) => {
  beforeEach(() => setScene(database.current));
  const after = (hours: number) => new Date(sceneStart.getTime() + hours * hour);

  it('puts a new unit into the trash a day after it was opened, and leaves saved ones alone', async () => {
    const { db } = database.current;
    await db.insert(schema.courseUnits).values({ id: 1900, majorId: 101, createTime: sceneStart, updateTime: sceneStart });
    const alive = async () => (await db.select().from(schema.courseUnits)).filter((unit) => unit.deletedAt === null).length;
    const before = await alive();
    await tidy(database.current, after(23.9), log);
    expect(await alive()).toBe(before);
    await tidy(database.current, after(24.1), log);
    expect(await alive()).toBe(before - 1);
    const [entry] = await db.select().from(schema.auditLog);
    expect(entry).toMatchObject({ action: 'deleted', entity: 'courseUnit', entityId: 1900, userId: null });
    await tidy(database.current, after(48), log);
    expect(await db.$count(schema.auditLog)).toBe(1);
  });

  it('leaves a unit alone that somebody is saving at that moment', async () => {
    const { db } = database.current;
    await db.insert(schema.courseUnits).values({ id: 1900, majorId: 101, createTime: sceneStart, updateTime: sceneStart });
    const written = deferred();
    const committing = deferred();
    const saving = database.current.transaction(async (tx) => {
      await tx.update(schema.courseUnits).set({ initing: false }).where(eq(schema.courseUnits.id, 1900));
      written.resolve();
      await committing.promise;
    });
    await written.promise;
    const tidying = tidy(database.current, after(25), log);
    // The embedded engine has one connection: there the tidying itself waits for the save.
    if (database.engine === 'postgres') await tidying;
    committing.resolve();
    await Promise.all([saving, tidying]);
    const [unit] = await db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, 1900));
    expect(unit).toMatchObject({ initing: false, deletedAt: null });
  });

  it('deletes sessions a month after their end and tickets after a day', async () => {
    const { db } = database.current;
    const token = await openSession(db, 5, sceneStart, hour);
    await issueTicket(db, token, 5, '/x', {}, sceneStart);
    await tidy(database.current, after(20), log);
    expect([await db.$count(schema.sessions), await db.$count(schema.downloadTickets)]).toEqual([1, 1]);
    await tidy(database.current, after(24 * 31), log);
    expect([await db.$count(schema.sessions), await db.$count(schema.downloadTickets)]).toEqual([0, 0]);
  });

  /** What the database refuses while the act runs. */
  async function refusing(trigger: string, act: () => Promise<void>): Promise<void> {
    await database.current.db.execute(sql.raw(trigger));
    try {
      await act();
    } finally {
      await database.current.db.execute(sql`drop function refuse_in_test cascade`);
    }
  }

  it('goes on where a step fails, for the same college and for others, and says which one it was', async () => {
    const { db } = database.current;
    const event = { at: sceneStart, kind: 'signIn', outcome: 'done', address: '', device: '' } as const;
    await db.insert(schema.securityEvents).values([
      { ...event, collegeId: 1 },
      { ...event, collegeId: 2 },
    ]);
    await db.insert(schema.news).values({ id: 5001, collegeId: 1, title: '旧闻', content: '', deletedAt: sceneStart });
    const lines: string[] = [];
    const refusal = `
      create function refuse_in_test() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
      create trigger refuse_in_test before delete on security_events for each row when (old.college_id = 1) execute function refuse_in_test();`;
    await refusing(refusal, async () => {
      const tidying = tidy(database.current, after(24 * 400), pino({}, { write: (line) => void lines.push(line) }));
      await expect(tidying).rejects.toThrow('again in an hour: securityLog of college 1');
    });
    const left = await db.select().from(schema.securityEvents).where(eq(schema.securityEvents.at, sceneStart));
    expect(left.map(({ collegeId }) => collegeId)).toEqual([1]);
    expect(await db.$count(schema.news)).toBe(0);
    // The last step of all.
    expect(await db.$count(schema.courseProgress)).toBe(await db.$count(schema.courseUnits));
    const failures = lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 50);
    expect(failures).toEqual([expect.objectContaining({ step: 'securityLog of college 1', msg: 'a step of the tidying failed' })]);
  });

  it('removes no more than two thousand rows of what is old with one statement', async () => {
    const { db } = database.current;
    const { copyJobs, outboxMails, securityEvents, securityNotices, sessions } = schema;
    const userId = cast.collegeAdmin.id;
    const of = { userId, createTime: sceneStart, expiresAt: sceneStart };
    const mail = { ...of, collegeId: 1, kind: 'notice', recipient: '', subject: '', body: '' } as const;
    const event = { at: sceneStart, collegeId: 1, kind: 'signIn', outcome: 'done', address: '', device: '' } as const;
    const params = { courseId: 1, sourceId: 1, targetId: 1, goalRelations: [] };
    for (let part = 0; part < 3; part += 1) {
      const keys = Array.from({ length: 1500 }, (_, index) => `${part}-${index}`);
      await db.insert(sessions).values(keys.map((tokenHash) => ({ ...of, tokenHash })));
      await db.insert(copyJobs).values(keys.map((unique) => ({ ...of, unique, params, state: 'done' as const })));
      await db.insert(outboxMails).values(keys.map((tokenHash) => ({ ...mail, tokenHash })));
      await db.insert(securityNotices).values(keys.map(() => ({ userId, kind: 'newDevice' as const, at: sceneStart })));
      await db.insert(securityEvents).values(keys.map(() => event));
    }
    const tables = {
      sessions,
      copy_jobs: copyJobs,
      outbox_mails: outboxMails,
      security_notices: securityNotices,
      security_events: securityEvents,
    };
    const triggers = Object.keys(tables).map(
      (name) =>
        `create trigger refuse_in_test after delete on ${name} referencing old table as gone for each statement execute function refuse_in_test();`,
    );
    const refusal = `
      create function refuse_in_test() returns trigger language plpgsql as $$
      begin if (select count(*) from gone) > 2000 then raise exception 'too many'; end if; return null; end $$;
      ${triggers.join('\n')}`;
    await refusing(refusal, () => tidy(database.current, after(24 * 400), log));
    for (const table of Object.values(tables)) expect(await db.$count(table)).toBe(0);
  });
});

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}
