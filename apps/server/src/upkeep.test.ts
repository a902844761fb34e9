import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from './db';
import { describeOnEachEngine } from './db/testing';
import { openSession } from './sessions/sessionRepository';
import { issueTicket } from './sessions/ticketRepository';
import { sceneStart, setScene } from './testing/scene';
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
});

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}
