import { samplePassword, sampleUser, type userIds } from '@college/curriculum-model/fixtures';
import type { CourseUnit } from '@college/curriculum-model';
import type { Page } from '@playwright/test';

/** Calls past the page, as another person at another computer makes them. */
export interface ServerCalls {
  token: string;
  get: (path: string) => Promise<Envelope>;
  post: (path: string, body: unknown) => Promise<Envelope>;
}

interface Envelope {
  code: string;
  message: string;
  data: unknown;
}

/** Signs a sample person in without a page. */
export async function callsOf(url: string, who: keyof typeof userIds): Promise<ServerCalls> {
  async function send(path: string, init: RequestInit, token = ''): Promise<Envelope> {
    const headers = { authToken: token, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/college/api${path}`, { ...init, headers });
    return (await reply.json()) as Envelope;
  }
  const credentials = JSON.stringify({ email: sampleUser(who).email, password: samplePassword });
  const signedIn = await send('/auth/login', { method: 'POST', body: credentials });
  const token = (signedIn.data as { authToken: string }).authToken;
  return {
    token,
    get: (path) => send(path, { method: 'GET' }, token),
    post: (path, body) => send(path, { method: 'POST', body: JSON.stringify(body) }, token),
  };
}

/** Every course unit of a major, as the server sorts them. */
export async function courseUnitsOf(calls: ServerCalls, majorId: number, orderMap: Record<string, number>): Promise<CourseUnit[]> {
  const { data } = await calls.post('/major/v2.0/courseunitlist', { pageNum: 1, pageSize: 100, orderMap, majorId });
  return (data as { pageInfo: { list: CourseUnit[] } }).pageInfo.list;
}

/** Whether the server still has a unit, saved or not. */
export async function hasCourseUnit(calls: ServerCalls, id: number): Promise<boolean> {
  return (await calls.get(`/major/v2.0/courseunitdetail?courseid=${id}`)).code === '0';
}

/** Notes the calls that a page makes, by the last part of their path. */
export function recordCalls(page: Page): string[] {
  const names: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/college/api/')) names.push(pathname.split('/').at(-1) ?? '');
  });
  return names;
}

/** The token of the person signed in on a page, as its calls carry it. */
export async function tokenOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const request = page.waitForRequest((candidate) => candidate.headers().authtoken !== undefined);
  await act();
  return (await request).headers().authtoken ?? '';
}
