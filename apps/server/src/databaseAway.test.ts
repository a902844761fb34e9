import * as contract from '@college/api-client/contract';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCopyScene } from './copy/copySource.test-data';
import { openDatabase, schema, type OpenDatabase } from './db';
import { openPostgresDatabase, silentLogger } from './db/testing';
import { databaseSentence } from './http/databaseFailure';
import { startPausingProxy, type PausingProxy } from './testing/pausingProxy';
import { testServer } from './testing/testServer';

const serverUrl = process.env.TEST_DATABASE_URL;

describe.runIf(serverUrl)('a PostgreSQL that', () => {
  let kept: OpenDatabase & { url: string };
  let proxy: PausingProxy;
  let database: OpenDatabase;
  const server = testServer(() => database);

  beforeAll(async () => {
    kept = await openPostgresDatabase(serverUrl ?? '');
    await setCopyScene(kept);
    proxy = await startPausingProxy(kept.url);
    const url = new URL(proxy.url);
    // `npm run trust:faults` waits as long as people do; a busy machine answers within this.
    url.searchParams.set('query_timeout', '1500');
    database = await openDatabase({ url: url.href, logger: silentLogger });
    await server.tokenOf('courseEditor');
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
    await kept.close();
  });

  const save = (description: string, headers = {}) =>
    server.call(contract.updateCourseGoal, { as: 'courseEditor', body: { id: 0, parentId: 511, courseId: 1001, description }, headers });
  const look = () => server.call(contract.getMajorInfo, { as: 'courseEditor', query: { majorid: 101 } });
  const stored = (description: string) => kept.db.$count(schema.teachingGoals, like(schema.teachingGoals.description, description));
  const health = async () => {
    const response = await server.request('/health');
    return [response.status, ((await response.json()) as { reason?: string }).reason];
  };
  const english = { 'accept-language': 'en' };

  it('is paused is given up, with what was saved and what to do in both languages, and serves on when it goes on', async () => {
    expect((await look()).code).toBe('0');
    proxy.pause();
    const [write, other, read] = await Promise.all([save('paused'), save('paused', english), look()]);
    proxy.resume();
    expect(write).toMatchObject({ status: 503, code: '50000', message: databaseSentence('silent', 'nothing').zh });
    expect(other).toMatchObject({ status: 503, message: databaseSentence('silent', 'nothing').en });
    expect(read).toMatchObject({ status: 503, message: databaseSentence('silent', 'read').zh });
    expect(write.headers.get('retry-after')).toBe('5');
    await expect.poll(async () => (await look()).code).toBe('0');
    expect((await save('afterwards')).code).toBe('0');
    expect([await stored('paused'), await stored('afterwards')]).toEqual([0, 1]);
  });

  it('is paused is reported by /health', async () => {
    proxy.pause();
    expect(await health()).toEqual([503, 'no answer in time']);
    proxy.resume();
    await expect.poll(health).toEqual([200, undefined]);
  });

  it('is away is reported in both languages and by /health, and serves on when it is back', async () => {
    await proxy.leave();
    await expect.poll(health).toEqual([503, 'no connection']);
    expect(await save('away')).toMatchObject({ status: 503, message: databaseSentence('away', 'nothing').zh });
    expect(await save('away', english)).toMatchObject({ status: 503, message: databaseSentence('away', 'nothing').en });
    await proxy.comeBack();
    expect((await save('back')).code).toBe('0');
    expect([await health(), await stored('away'), await stored('back')]).toEqual([[200, undefined], 0, 1]);
  });
});
