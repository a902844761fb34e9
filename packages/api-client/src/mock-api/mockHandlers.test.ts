import { aLoginInfo, sampleCourseUnit } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from '../contract';
import { createClient, type CallArguments, type Client } from '../core/client';
import type { Endpoint } from '../core/endpoint';
import { createMockFetch } from './createMockFetch';
import { mockHandlers } from './mockHandlers';
import { exampleInputs, prepare } from './exampleInputs.test-data';

function aMock(who: Parameters<typeof aLoginInfo>[0] = 'collegeAdmin') {
  const mockFetch = createMockFetch({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  const { authToken } = aLoginInfo(who).data;
  const client = createClient({ fetch: mockFetch, session: { authToken: () => authToken, clear: () => undefined } });
  return { mockFetch, client };
}

async function answerOf(client: Client, endpoint: Endpoint, input: CallArguments<Endpoint>): Promise<unknown> {
  if (endpoint.reply === 'file') return client.download(endpoint, input);
  if (endpoint.reply !== 'events') return client.call(endpoint, input);
  const events: unknown[] = [];
  for await (const event of client.stream(endpoint, input)) events.push(event);
  return events;
}

describe('the mock API', () => {
  it('has a handler for every call', () => {
    expect(Object.keys(mockHandlers).toSorted()).toEqual(Object.keys(allEndpoints).toSorted());
  });

  // The client parses each answer by the contract, so an answer of another shape throws.
  it.each(Object.keys(allEndpoints) as EndpointName[])('answers %s in the shape of the contract', async (name) => {
    const { client } = aMock();
    await prepare[name]?.(client);
    const endpoint: Endpoint = allEndpoints[name];
    const answer = await answerOf(client, endpoint, exampleInputs[name]);
    expect(answer).toBeDefined();
    if (endpoint.reply === 'file') expect((answer as { blob: Blob }).blob.size).toBeGreaterThan(100);
    if (name === 'followLive') return expect(answer).toMatchObject([{ people: [{ line: 'line-of-wang', field: null }] }]);
    const end = name === 'prepareExport' || name === 'prepareBooklet' ? { done: { missing: [] } } : { percent: 100 };
    if (endpoint.reply === 'events') expect((answer as object[]).at(-1)).toMatchObject(end);
  });

  it('refuses what the contract refuses, in the language asked for', async () => {
    const mockFetch = createMockFetch({ language: () => '80102' });
    const client = createClient({ fetch: mockFetch });
    await expect(client.call(allEndpoints.login, { body: { email: '', password: 'x' } })).rejects.toMatchObject({ code: '30001' });
    await expect(client.call(allEndpoints.getCourseUnit, { query: { courseid: 1004 } })).rejects.toMatchObject({
      code: '20021',
      message: 'Please sign in first.',
    });
  });

  it('keeps every person within their rights', async () => {
    const save = { query: { id: 1004 } };
    await expect(aMock('collegeViewer').client.call(allEndpoints.deleteCourse, save)).rejects.toMatchObject({ code: '30003' });
    await expect(aMock('courseLeader').client.call(allEndpoints.deleteCourse, save)).rejects.toMatchObject({ code: '30003' });
    await expect(aMock('otherCollegeAdmin').client.call(allEndpoints.deleteCourse, save)).rejects.toMatchObject({ code: '30003' });
    await expect(aMock('none').client.call(allEndpoints.listCourseClasses)).rejects.toMatchObject({ code: '30003' });
    await expect(aMock('demo').client.call(allEndpoints.listNews)).rejects.toMatchObject({ code: '30003' });
    await expect(aMock('majorEditor').client.call(allEndpoints.deleteCourse, save)).resolves.toBe(true);
  });

  it('answers a conflict with the current record', async () => {
    const { client } = aMock();
    const request = { ...exampleInputs.saveCourseUnit.body, course: { ...sampleCourseUnit(1004), name: '数据结构（新）' } };
    await client.call(allEndpoints.saveCourseUnit, { body: request });
    const error = await client.call(allEndpoints.saveCourseUnit, { body: request }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: '30009', data: { course: { name: '数据结构（新）', version: 2 } } });
  });

  it('fails on purpose', async () => {
    const mockFetch = createMockFetch({ failures: { login: 'offline', logout: { status: 500 } } });
    const client = createClient({ fetch: mockFetch });
    const { body } = exampleInputs.login;
    await expect(client.call(allEndpoints.login, { body })).rejects.toMatchObject({ reason: 'connection' });
    await expect(client.call(allEndpoints.logout)).rejects.toMatchObject({ reason: 'status' });
    mockFetch.failures.logout = { status: 502 };
    await expect(client.call(allEndpoints.logout)).rejects.toMatchObject({ reason: 'gateway' });
    mockFetch.failures.logout = { status: 503, message: '数据库没有及时回应。' };
    await expect(client.call(allEndpoints.logout)).rejects.toMatchObject({ code: '50000', isTemporary: true });
    mockFetch.failures.login = { code: '40001', message: '维护中' };
    await expect(client.call(allEndpoints.login, { body })).rejects.toMatchObject({ code: '40001', message: '维护中' });
    mockFetch.failures.login = { code: '40001', message: { zh: '维护中', en: 'Under maintenance' }, times: 1 };
    await expect(client.call(allEndpoints.login, { body })).rejects.toMatchObject({ code: '40001', message: '维护中' });
    await expect(client.call(allEndpoints.login, { body })).resolves.toMatchObject({ user: { id: 1005 } });
  });

  it('knows paths by their exact letters', async () => {
    const { mockFetch } = aMock();
    const reply = await mockFetch('/college/api/course/CREATECOURSE?majorId=1001');
    expect(reply.status).toBe(404);
  });

  it('forgets everything when its fixtures are put back', async () => {
    const { client, mockFetch } = aMock();
    await client.call(allEndpoints.deleteCourse, { query: { id: 1004 } });
    await client.call(allEndpoints.resetFixtures);
    expect(mockFetch.state.courseUnits.some(({ id }) => id === 1004)).toBe(true);
  });
});
