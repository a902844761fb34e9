import * as contract from '@college/api-client/contract';
import { beforeAll, expect, it } from 'vitest';
import { setCopyScene } from './copy/copySource.test-data';
import { schema } from './db';
import { describeOnEachEngine } from './db/testing';
import { databaseSentence } from './http/databaseFailure';
import { testServer } from './testing/testServer';

describeOnEachEngine('a database that', (database) => {
  const server = testServer(() => database.current);
  beforeAll(() => setCopyScene(database.current));

  const save = (description: string, headers = {}) =>
    server.call(contract.updateCourseGoal, { as: 'courseEditor', body: { id: 0, parentId: 511, courseId: 1001, description }, headers });
  const look = () => server.call(contract.getMajorInfo, { as: 'courseEditor', query: { majorid: 101 } });
  const health = async () => {
    const response = await server.request('/health');
    return [response.status, ((await response.json()) as { reason?: string }).reason];
  };
  const goals = () => database.current.db.$count(schema.teachingGoals);
  const english = { 'accept-language': 'en' };

  // The one connection of the embedded engine can be made read-only; what a refusal means is the same on both.
  it.runIf(database.engine === 'embedded')('can only be read says so and is read on, also by whoever comes after a while', async () => {
    const before = await goals();
    expect((await look()).code).toBe('0');
    await database.current.db.execute('set session characteristics as transaction read only');
    expect(await save('甲')).toMatchObject({ status: 503, code: '50000', message: databaseSentence('readOnly', 'nothing').zh });
    expect(await save('甲', english)).toMatchObject({ status: 503, message: databaseSentence('readOnly', 'nothing').en });
    server.wait(120_000);
    expect((await look()).code).toBe('0');
    expect(await health()).toEqual([503, 'read-only']);
    await database.current.db.execute('set session characteristics as transaction read write');
    expect(await health()).toEqual([200, undefined]);
    expect((await save('甲')).code).toBe('0');
    expect(await goals()).toBe(before + 1);
  });

  // A real full disk needs one that can be mounted: `npm run trust:faults`.
  it('finds no room on its disk says so', async () => {
    const { db } = database.current;
    const before = await goals();
    await db.execute(`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/5/16457": No space left on device' using errcode = '53100'; end $$`);
    await db.execute('create trigger no_room after insert on audit_log for each row execute function no_room()');
    expect(await save('乙')).toMatchObject({ status: 503, code: '50000', message: databaseSentence('full', 'nothing').zh });
    expect(await save('乙', english)).toMatchObject({ status: 503, message: databaseSentence('full', 'nothing').en });
    await db.execute('drop trigger no_room on audit_log');
    expect([await goals(), (await save('乙')).code, await goals()]).toEqual([before, '0', before + 1]);
  });
});
