import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestLog, type RequestVariables } from '../http/requestLog';
import { mountWeb } from './mountWeb';

const script = `console.log(${JSON.stringify('课程'.repeat(2000))});`;
let folder = '';
let app = new Hono<{ Variables: RequestVariables }>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'college-web-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><html lang="zh-CN"><title>工作台</title>');
  await writeFile(join(folder, 'dist/mark.svg'), '<svg/>');
  await writeFile(join(folder, 'dist/favicon.ico'), 'icon');
  await mkdir(join(folder, 'dist/.git'));
  for (const hidden of ['.env', '.git/config', 'assets/.listed']) await writeFile(join(folder, 'dist', hidden), 'secret');
  await writeFile(join(folder, 'dist/assets/index-a1B2c3D4.js'), script);
  await writeFile(join(folder, 'dist/assets/index-a1B2c3D4.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'dist/assets/other-a1B2c3D4.js'), script);
  await writeFile(join(folder, 'dist/assets/index-a1B2c3D4.js.map'), '{"sourcesContent":["secret"]}');
  app = new Hono<{ Variables: RequestVariables }>();
  app.use(requestLog(pino({ level: 'silent' }), { trustProxy: false }));
  mountWeb(app, { workbench: join(folder, 'dist'), storybook: join(folder, 'none') });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

it.each(['/', '/course'])('leads from %s to the workbench', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/course/']);
});

it.each(['/course/', '/course/major/list', '/course/courseUnit/detail?majorId=1001&courseUnitId=1004'])(
  'answers %s with the application, never stale',
  async (path) => {
    const response = await get(path);
    expect(await response.text()).toContain('工作台');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  },
);

it('leaks the URL of a published report to nobody', async () => {
  const page = await get('/course/report?link=secret');
  expect(await page.text()).toContain('工作台');
  expect([page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex']);
  expect((await get('/course/read')).headers.get('x-robots-tag')).toBeNull();
});

it('lets browsers keep files whose name holds their hash, and compresses them', async () => {
  const ready = await get('/course/assets/index-a1B2c3D4.js', { 'accept-encoding': 'gzip, br' });
  expect(ready.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([ready.headers.get('content-encoding'), ready.headers.get('content-type')]).toEqual(['br', 'text/javascript; charset=utf-8']);
  const made = await get('/course/assets/other-a1B2c3D4.js', { 'accept-encoding': 'gzip' });
  expect(made.headers.get('content-encoding')).toBe('gzip');
  expect((await get('/course/mark.svg')).headers.get('cache-control')).toBe('no-cache');
});

it('names the time zone of the campus on every page of the workbench', async () => {
  const berlin = new Hono<{ Variables: RequestVariables }>();
  mountWeb(berlin, { workbench: join(folder, 'dist'), timeZone: 'Europe/Berlin' });
  for (const path of ['/course/', '/course/major/list', '/course/report?link=secret']) {
    expect(await (await berlin.request(path)).text()).toBe(
      '<!doctype html><html data-time-zone="Europe/Berlin" lang="zh-CN"><title>工作台</title>',
    );
    expect(await (await get(path)).text()).not.toContain('data-time-zone');
  }
  expect(await (await berlin.request('/course/mark.svg')).text()).toBe('<svg/>');
});

it.each(['/favicon.ico', '/course/favicon.ico'])('has an icon at %s', async (path) => {
  const icon = await get(path);
  expect([icon.status, icon.headers.get('content-type'), await icon.text()]).toEqual([200, 'image/x-icon', 'icon']);
});

it('answers a missing file with 404 and not with a page', async () => {
  expect((await get('/course/assets/index-gone1234.js')).status).toBe(404);
});

it.each(['/course/../secret.txt', '/course/..%2fsecret.txt', '/course/%2e%2e/secret.txt', '/course/..%5csecret.txt', '/course/%00'])(
  'keeps inside its folder at %s',
  async (path) => {
    expect(await (await get(path)).text()).not.toBe('secret');
  },
);

it.each(['.map', '.map.br', '%2Emap'])('keeps source maps to itself: %s', async (ending) => {
  const response = await get(`/course/assets/index-a1B2c3D4.js${ending}`, { 'accept-encoding': 'br' });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('secret');
});

it.each(['/course/.env', '/course/.git/config', '/course/%2Egit/config', '/course/assets/.listed'])(
  'serves no hidden file: %s',
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, '404 Not Found']);
  },
);

it.each(['/course/assets/', '/course/assets'])('lists no folder: %s', async (path) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([404, '404 Not Found']);
});

it('serves no Storybook that was not built', async () => {
  expect((await get('/storybook/')).status).toBe(404);
});

describe('a Storybook that is being built', () => {
  const storybook = () => join(folder, 'storybook');
  const path = '/storybook/?path=/docs/ui-button--docs';
  let building = app;

  beforeEach(() => {
    building = new Hono();
    mountWeb(building, { workbench: join(folder, 'dist'), storybook: storybook(), isStorybookComing: true });
  });
  afterEach(() => rm(storybook(), { recursive: true, force: true }));

  async function put(name: string, text: string) {
    await mkdir(storybook(), { recursive: true });
    await writeFile(join(storybook(), name), text);
  }

  it('reports it in both languages, with the time to retry', async () => {
    const page = await building.request(path);
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '5', 'no-cache']);
    expect(await page.text()).toMatch(/<html lang="zh-CN">[^]*正在构建[^]*<section lang="en">[^]*is being built/);
  });

  it('is served as soon as its folder exists', async () => {
    expect((await building.request(path)).status).toBe(503);
    await put('index.html', '<!doctype html><title>Storybook</title>');
    const page = await building.request(path);
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Storybook</title>']);
    expect((await building.request('/storybook/assets/none.js')).status).toBe(404);
    await put('.env', 'secret');
    expect((await building.request('/storybook/.env')).status).toBe(404);
  });

  it('reports a failed build, and is served after a successful one', async () => {
    await put('build-failed', '');
    const page = await building.request(path);
    expect([page.status, page.headers.get('retry-after')]).toEqual([500, null]);
    expect(await page.text()).toMatch(/未能构建[^]*could not be built/);
    await put('index.html', '<!doctype html><title>Storybook</title>');
    expect((await building.request(path)).status).toBe(200);
  });

  it('leaves the workbench as it is', async () => {
    expect((await building.request('/course/')).status).toBe(200);
  });
});
