import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setMatrixScene } from '../matrices/matrixScene.test-data';
import { cast, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('an answer that browsers keep and ask for again', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setMatrixScene(database.current);
    server.forgetSessions();
  });

  const matrix = (as: Role, tag?: string, more: Record<string, string> = {}) =>
    server.call(contract.getMajorMatrix, { as, query: { courseId: 1001 }, headers: { ...(tag ? { 'if-none-match': tag } : {}), ...more } });
  const tagOf = async (as: Role) => (await matrix(as)).headers.get('etag')!;

  it('may be kept by the person alone, in their language', async () => {
    const { headers } = await matrix('courseEditor');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')?.split(', ').toSorted()).toEqual(['Accept-Encoding', 'Accept-Language', 'authToken']);
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{43}"$/);
  });

  it('is not sent a second time while it is the same, whichever tags a client has beside it', async () => {
    const tag = await tagOf('courseEditor');
    for (const known of [tag, tag.slice(2), `"other", ${tag}`]) {
      const again = await matrix('courseEditor', known, { 'accept-encoding': 'br' });
      expect([known, again.status, again.data, again.headers.get('etag')]).toEqual([known, 304, null, tag]);
      expect(again.headers.get('cache-control')).toBe('private, no-cache');
      expect(again.headers.get('vary')).toBe('authToken, Accept-Language, Accept-Encoding');
    }
    for (const known of ['*', '"other"', tag.slice(3, -1)]) expect((await matrix('courseEditor', known)).status).toBe(200);
  });

  it('is sent in full after every change of its content', async () => {
    const { db } = database.current;
    const changes: (() => Promise<unknown>)[] = [
      () => db.update(schema.courseUnits).set({ name: '改了名' }).where(eq(schema.courseUnits.id, 1002)),
      () => db.update(schema.teachingGoals).set({ description: '改了目标' }).where(eq(schema.teachingGoals.id, 302)),
      () => db.update(schema.indicators).set({ description: '改了指标点' }).where(eq(schema.indicators.id, 512)),
      () => db.update(schema.majorMatrixEntries).set({ relate: 0 }).where(eq(schema.majorMatrixEntries.id, 311)),
      // Another right over the same records, by which fewer courses may be edited.
      () => db.update(schema.users).set({ permissionId: 1990, relativeId: 11 }).where(eq(schema.users.id, cast.majorEditor.id)),
    ];
    let tag = await tagOf('majorEditor');
    for (const change of changes) {
      await change();
      const { status, headers } = await matrix('majorEditor', tag);
      expect(status).toBe(200);
      expect(headers.get('etag')).not.toBe(tag);
      tag = headers.get('etag')!;
    }
  });

  it('is another one for another person in the same browser, and for another language', async () => {
    const tag = await tagOf('courseEditor');
    const other = await matrix('collegeViewer', tag);
    expect([other.status, other.code]).toEqual([200, '0']);
    expect(other.data).toEqual((await matrix('collegeViewer')).data);
    expect((await matrix('courseEditor', tag, { 'accept-language': 'en' })).status).toBe(200);
  });

  it('is refused first where the right or the sign-in is gone, and a refusal is kept by nobody', async () => {
    const tag = await tagOf('courseEditor');
    const strangers = await matrix('otherAdmin', tag);
    expect([strangers.status, strangers.code]).toEqual([200, '30003']);
    await database.current.db.update(schema.users).set({ permissionId: 4000 }).where(eq(schema.users.id, cast.courseEditor.id));
    const former = await matrix('courseEditor', tag);
    expect([former.status, former.code]).toEqual([200, '30003']);
    const unknown = await server.call(contract.getMajorMatrix, { query: { courseId: 1001 }, headers: { 'if-none-match': tag } });
    expect([unknown.status, unknown.code]).toEqual([200, '20021']);
    for (const { headers } of [strangers, former, unknown]) {
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    }
  });

  it('leaves the browser when the person signs out', async () => {
    expect((await server.call(contract.logout, { as: 'courseEditor' })).headers.get('clear-site-data')).toBe('"cache"');
  });
});
