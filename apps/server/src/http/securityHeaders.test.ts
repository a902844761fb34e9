import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './securityHeaders';
import { defaultSettings, type ServerSettings } from './services';

async function headersOf(address: string, { forwarded, ...settings }: Partial<ServerSettings> & { forwarded?: string } = {}) {
  const app = new Hono();
  app.use(securityHeaders({ ...defaultSettings, ...settings }));
  const { headers } = await app.request(address, { headers: forwarded ? { 'x-forwarded-proto': forwarded } : {} });
  return headers;
}

const connectionsOf = (headers: Headers) => /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];

it('lets the page of the local assistant reach the own machine, and no other page', async () => {
  expect(connectionsOf(await headersOf('/course/chat'))).toBe("'self' ws://127.0.0.1:* ws://localhost:*");
  for (const path of ['/course/', '/course/chat/more', '/course/login?redirect=/chat', '/college/api/openapi.json']) {
    expect(connectionsOf(await headersOf(path))).toBe("'self'");
  }
});

it('lets no page move the addresses of its links and scripts to another site', async () => {
  const baseOf = async (address: string) => /base-uri ([^;]*)/.exec((await headersOf(address)).get('content-security-policy') ?? '')?.[1];
  const paths = ['/', '/course/', '/course/chat', '/college/api/openapi.json', '/storybook/', '/storybook/iframe.html'];
  for (const path of paths) expect(await baseOf(path)).toBe("'none'");
});

it('keeps devices and other sites away', async () => {
  const headers = await headersOf('/course/');
  expect(headers.get('permissions-policy')).toContain('camera=(), geolocation=()');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

it('asks browsers to stay with https where they came by it, and believes a proxy only where one is set up', async () => {
  const policy = 'max-age=31536000; includeSubDomains';
  const strict = async (...given: Parameters<typeof headersOf>) => (await headersOf(...given)).get('strict-transport-security');
  expect(await strict('https://kc.college.example/course/')).toBe(policy);
  expect(await strict('http://kc.college.example/course/', { forwarded: 'https', trustProxy: true })).toBe(policy);
  expect(await strict('http://kc.college.example/course/', { forwarded: 'https' })).toBeNull();
  expect(await strict('http://127.0.0.1:3000/course/')).toBeNull();
});
