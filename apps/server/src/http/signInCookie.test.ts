import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { cookieHeader, readCookie } from './signInCookie';

const cookie = { name: 'college-device', value: 'a.b', maxAge: 60 };
const safe = 'https://kc.college.example';
const plain = 'http://127.0.0.1:3000';

async function readAt(origin: string, header: string): Promise<string> {
  const app = new Hono();
  app.get('/', (c) => c.text(readCookie(c, cookie.name, origin)));
  return (await app.request('/', { headers: { cookie: header } })).text();
}

it('is bound to the host by https and never travels by http', async () => {
  expect(cookieHeader(cookie, safe)).toBe('__Host-college-device=a.b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict');
  expect(await readAt(safe, '__Host-college-device=a.b')).toBe('a.b');
  expect(await readAt(safe, 'college-device=a.b')).toBe('');
});

it('serves a machine without a certificate', async () => {
  expect(cookieHeader(cookie, plain)).toBe('college-device=a.b; Max-Age=60; Path=/; HttpOnly; SameSite=Strict');
  expect(await readAt(plain, 'other=1; college-device=a.b')).toBe('a.b');
  expect(await readAt(plain, 'other=1')).toBe('');
});
