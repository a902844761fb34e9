import { runConformance, type ConformanceOptions } from '@college/api-client/conformance';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, serveBackend, type ServedBackend } from '../hosts/servedBackend';

const folder = join(import.meta.dirname, '../../examples/python-backend');

describe.skipIf(spawnSync('python3', ['--version']).error)('the backend in Python', () => {
  let backend: ServedBackend;
  beforeAll(async () => void (backend = await serveBackend(folder)));
  afterAll(() => backend.stop());

  const check = (options: Partial<ConformanceOptions>) =>
    runConformance({ baseUrl: backend.url, login: accounts.manager.account, password: accounts.manager.password, ...options });

  async function call(path: string, { body, token, language = 'en' }: { body?: unknown; token?: string; language?: string } = {}) {
    const headers = { 'accept-language': language, ...(token !== undefined && { authToken: token }) };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${backend.url}${path}`, { headers, ...(text !== undefined && { method: 'POST', body: text }) });
    return { status: response.status, ...((await response.json()) as { code: string; message: string; data: never }) };
  }
  const tokenOf = async ({ account, password }: { account: string; password: string }) =>
    (await call('/auth/login', { body: { email: account, password } })).data['authToken'] as string;
  const goal = { id: 1001, parentId: 1101, courseId: 1004, description: '能选择数据结构' };

  it('holds every documented call of the goals, and leaves nothing of the suite behind', async () => {
    const { counts, leftBehind } = await check({ only: ['goals'], isDocumentedOnly: true, isReadOnly: false });
    expect([counts, leftBehind]).toEqual([{ holds: 5, fails: 0, untried: 0 }, []]);
    expect(backend.faults()).toBe('');
  });

  it('holds what it has of departments, majors and course units, and says in words what it lacks', async () => {
    const { calls } = await check({ only: ['majors', 'course-units'], isReadOnly: false });
    const faults = calls.flatMap(({ checks }) => checks).filter(({ outcome }) => outcome === 'fails');
    expect(faults.map(({ got }) => got).filter((got) => !got?.includes('This backend has no call'))).toEqual([]);
    expect(calls.filter(({ outcome }) => outcome === 'holds').map((one) => one.call)).toEqual(
      expect.arrayContaining(['saveDepartment', 'saveMajor', 'saveGraduateRequires', 'saveCourseUnit', 'deleteCourse']),
    );
  });

  it('refuses an older version, with the current record, in the language of the page', async () => {
    const token = await tokenOf(accounts.manager);
    const { version } = (await call('/course/updatecoursegoal', { token, body: goal })).data;
    await call('/course/updatecoursegoal', { token, body: { ...goal, version, description: '能选择并实现数据结构' } });
    const late = { token, body: { ...goal, version, description: '能比较数据结构' } };
    const record = { code: '30009', data: { id: 1001, description: '能选择并实现数据结构' } };
    expect(await call('/course/updatecoursegoal', { ...late, language: 'zh-CN' })).toMatchObject({
      ...record,
      message: expect.stringContaining('已被其他人修改'),
    });
    expect(await call('/course/updatecoursegoal', late)).toMatchObject({
      ...record,
      message: expect.stringContaining('Somebody else has changed'),
    });
    expect(await call('/course/deletecoursegoal?courseGoalId=1001&revision=1', { token })).toMatchObject(record);
  });

  it('lets the one who only reads save nothing', async () => {
    const token = await tokenOf(accounts.viewer);
    expect((await call('/course/getcoursegoal?courseId=1004&majorId=1001', { token })).code).toBe('0');
    expect((await call('/course/updatecoursegoal', { token, body: goal })).code).toBe('30003');
  });

  it.each([
    ['no JSON', '{'],
    ['endless nesting', '['.repeat(100_000)],
    ['no number', '{"id": NaN}'],
    ['half a character', String.raw`{"id":0,"parentId":1101,"courseId":1004,"description":"\ud800"}`],
    ['a character that cannot be stored', String.raw`{"id":0,"parentId":1101,"courseId":1004,"description":"a\u0000"}`],
    ['an id beyond all', '{"id":1e300,"parentId":1101,"courseId":1004,"description":"a"}'],
    ['a list for a record', '[[]]'],
    ['more than it reads', `"${'a'.repeat(1024 * 1024)}"`],
  ])('refuses %s in words', async (_, body) => {
    const token = await tokenOf(accounts.manager);
    for (const path of ['/course/updatecoursegoal', '/course/updateCourseGoals'])
      expect(await call(path, { token, body })).toMatchObject({ status: 200, code: '30001', message: expect.stringMatching(/\w{3}/) });
    expect(backend.faults()).toBe('');
  });
});
