import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '../db';
import { openPostgresDatabase, silentLogger } from '../db/testing';
import { cast, setScene } from '../testing/scene';
import { LiveHub } from './LiveHub';
import { page, reading } from './reading.test-data';

vi.setConfig({ testTimeout: 60_000 });

const serverUrl = process.env.TEST_DATABASE_URL;

// Only PostgreSQL lets several server processes work on one database.
describe.runIf(serverUrl)('people at two processes on one database', () => {
  let one: OpenDatabase;
  let two: OpenDatabase;

  beforeAll(async () => {
    const opened = await openPostgresDatabase(serverUrl ?? '');
    one = opened;
    two = await openDatabase({ url: opened.url, logger: silentLogger });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  it('see each other, and go on after the line between the processes was cut', async () => {
    await setScene(one);
    const here = new LiveHub(one);
    const there = new LiveHub(two);
    const leader = reading(await here.open(page(cast.majorLeader.id, 'line-leader'), { language: 'zh' }));
    const editor = reading(await there.open(page(cast.courseEditor.id, 'line-editor'), { language: 'en' }));
    await expect.poll(() => [leader.count(), editor.count()], { timeout: 5000 }).toEqual([2, 2]);

    // A page may tell the other process: a balancer sends each call anywhere.
    const field = 'course:1001#introduction';
    expect(here.tell('line-editor', { userId: cast.courseEditor.id, field })).toBe(true);
    const fieldTo = ({ events }: typeof leader) =>
      events.findLast(({ people }) => people)?.people?.find(({ line }) => line === 'line-editor')?.field;
    await expect.poll(() => [fieldTo(leader), fieldTo(editor)], { timeout: 5000 }).toEqual([field, field]);

    await one.db.execute("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'college-live'");
    await two.transaction((tx) =>
      tx.execute(`insert into audit_log (action, entity, entity_id, user_id) values ('updated', 'courseUnit', 1001, 8)`),
    );
    const isTold = ({ events }: typeof leader) => events.some(({ changes }) => changes?.some(({ courseId }) => courseId === 1001));
    await expect.poll(() => [isTold(leader), isTold(editor)], { timeout: 8000 }).toEqual([true, true]);

    there.close();
    await expect.poll(() => leader.count(), { timeout: 5000 }).toBe(1);
    here.close();
  });
});
