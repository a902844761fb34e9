import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { mountSecurityTxt } from './mountSecurityTxt';
import type { RequestVariables } from './requestLog';
import { defaultSettings, type ServerSettings } from './services';

async function read(settings: Partial<ServerSettings>): Promise<string> {
  const app = new Hono<{ Variables: RequestVariables }>();
  mountSecurityTxt(app, { settings: { ...defaultSettings, ...settings }, now: () => new Date('2026-03-02T08:00:00Z') });
  return (await app.request('/.well-known/security.txt')).text();
}

it('names the contact of the college, until when, and where it stands', async () => {
  expect(await read({ securityContact: 'mailto:it@college.example', publicAddress: 'https://kc.college.example' })).toBe(
    [
      'Contact: mailto:it@college.example',
      'Expires: 2026-08-29T08:00:00.000Z',
      'Preferred-Languages: zh, en',
      'Canonical: https://kc.college.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names the project where the college named nobody', async () => {
  expect(await read({})).toMatch(/^Contact: https:\/\/github\.com\/.+\/security\/advisories\/new\nExpires: /);
});
