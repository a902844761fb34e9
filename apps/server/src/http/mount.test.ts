import * as contract from '@college/api-client/contract';
import { allEndpoints, type Endpoint } from '@college/api-client/contract';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../createApp';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { apiBase } from './apiBase';
import { defaultSettings } from './services';

describeOnEachEngine('the call mechanism', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const headers = async (more: Record<string, string> = {}) => ({ authToken: await server.tokenOf('majorLeader'), ...more });
  const post = async (path: string, body: string | Uint8Array, type = 'application/json') => {
    const init = { method: 'POST', body, headers: await headers({ 'content-type': type }) };
    return read(await server.request(`${apiBase}${path}`, init));
  };
  const units = () => database.current.db.$count(schema.courseUnits);

  it('answers an unknown call and a call of the wrong case with 404 and an envelope', async () => {
    for (const path of ['/nothing/here', '/course/createcourse', '/major/v2.0/CourseUnitList', '/course/createCourse/']) {
      const reply = await read(await server.request(`${apiBase}${path}`, { headers: await headers() }));
      expect(reply).toMatchObject({ status: 404, code: '30004', message: '没有这个接口。' });
    }
  });

  it('names the right method for a wrong one', async () => {
    const reply = await read(await server.request(`${apiBase}/major/v2.0/savecourseunit`, { headers: { 'accept-language': 'en' } }));
    expect(reply).toMatchObject({ status: 405, code: '30005', message: 'This call accepts only POST.' });
    expect(reply.headers.get('allow')).toBe('POST');
  });

  it('creates nothing for HEAD, for a prefetch, or without the header', async () => {
    const before = await units();
    const url = `${apiBase}/course/createCourse?majorId=101`;
    expect((await server.request(url, { method: 'HEAD', headers: await headers() })).status).toBe(405);
    for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip']) {
      const reply = await read(await server.request(url, { headers: await headers({ 'sec-purpose': purpose }) }));
      expect(reply).toMatchObject({ status: 503, code: '30005' });
    }
    expect((await read(await server.request(url))).code).toBe('20021');
    expect((await read(await server.request(`${url}&authToken=${await server.tokenOf('majorLeader')}`))).code).toBe('20021');
    expect(await units()).toBe(before);
    const created = await server.request(url, { headers: await headers() });
    expect(created.headers.get('cache-control')).toBe('no-store');
    expect(await units()).toBe(before + 1);
  });

  it('answers true where that is documented, and the stored record where the client asks for it', async () => {
    const saves = [
      ['/major/v2.0/updatecourseunitlist', { list: [{ id: 1001, name: '新名' }] }, [{ id: 1001, name: '新名' }]],
      ['/user/updateusername', { userId: 5, userName: '专业负责人' }, { userName: '专业负责人' }],
    ] as const;
    for (const [path, body, record] of saves) {
      expect(await post(path, JSON.stringify(body))).toMatchObject({ code: '0', data: true });
      expect(await post(`${path}?record=0`, JSON.stringify(body))).toMatchObject({ code: '0', data: true });
      expect(await post(`${path}?record=1`, JSON.stringify(body))).toMatchObject({ code: '0', data: { record } });
    }
    const documented = Object.values<Endpoint>(allEndpoints).filter(({ answersRecord }) => answersRecord);
    for (const { data } of documented) expect([true, []].some((reply) => data.safeParse(reply).success)).toBe(true);
  });

  it('answers HEAD on a call that only reads', async () => {
    const response = await server.request(`${apiBase}/major/v2.0/majorinfo?majorid=101`, { method: 'HEAD', headers: await headers() });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each([
    ['{', 'application/json', '提交的内容不是有效的 JSON。'],
    [new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json', '提交的内容不是 UTF-8 文本。'],
    ['majorId=101', 'application/x-www-form-urlencoded', '内容类型不正确，应为 application/json。'],
    ['[]', 'application/json', '内容格式不正确'],
    ['null', 'application/json', '内容格式不正确'],
    ['{"majorId":101,"pageNum":1,"pageSize":10}', 'application/json', '排序缺失'],
    ['{"majorId":101,"pageNum":1,"pageSize":1e999,"orderMap":{"create_time":0}}', 'application/json', '「每页条数」的数值过大。'],
    ['{"majorId":101,"pageNum":0,"pageSize":10,"orderMap":{"create_time":0}}', 'application/json', '页码不能小于 1'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 'application/json', '提交的内容嵌套过深。'],
    ['{"keyword":"\\u0000","majorId":101}', 'application/json', '「关键词」含有无法保存的字符，请删除后重试。'],
    ['{"keyword":"\\ud800","majorId":101}', 'application/json', '「关键词」含有无法保存的字符，请删除后重试。'],
  ])('answers the body %j with a sentence', async (body, type, message) => {
    expect(await post('/major/v2.0/courseunitlist', body, type)).toMatchObject({ status: 200, code: '30001', message });
  });

  it('calls a number that the URL leaves out missing', async () => {
    const reply = await read(await server.request(`${apiBase}/course/createCourse`, { headers: await headers() }));
    expect(reply).toMatchObject({ status: 200, code: '30001', message: '专业缺失' });
  });

  it('answers a body over its bound with a sentence, whether or not its length was announced', async () => {
    const large = new Uint8Array(1024 * 1024 + 1).fill(0x20);
    const message = '提交的内容过大，不能超过 1 MB。';
    expect(await post('/major/v2.0/courseunitlist', large)).toMatchObject({ status: 200, code: '30001', message });
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(large.slice(0, 65_536));
      },
    });
    const bounded = stream.pipeThrough(bound(4 * 1024 * 1024));
    const announced = { 'content-type': 'application/json' };
    const init: RequestInit = { method: 'POST', body: bounded, duplex: 'half', headers: await headers(announced) };
    const reply = await read(await server.request(`${apiBase}/major/v2.0/courseunitlist`, init));
    expect(reply).toMatchObject({ code: '30001', message });
  });

  it('refuses a query that is repeated, missing or no number, naming the field', async () => {
    const get = async (query: string) =>
      read(await server.request(`${apiBase}/major/v2.0/majorinfo${query}`, { headers: await headers() }));
    expect((await get('?majorid=101&majorid=102')).message).toBe('参数「majorid」出现了不止一次。');
    for (const query of ['', '?majorid=', '?majorid=abc', '?majorid=1e99', '?majorid=-1', '?majorid=1.5', '?majorid=%00', '?majorid=%ff']) {
      const reply = await get(query);
      expect([query, reply.status, reply.code]).toEqual([query, 200, '30001']);
      expect(reply.message).toMatch(/majorid|专业/);
    }
  });

  it.each([
    [{ 'accept-language': 'en-US,en;q=0.9' }, '', 'en'],
    [{ 'accept-language': 'fr' }, '', 'zh'],
    [{}, '', 'zh'],
    [{ 'accept-language': 'zh;q=0.2, en;q=0.1' }, '', 'zh'],
    [{ 'accept-language': 'en' }, '&lang=80101', 'zh'],
    [{}, '&lang=80102', 'en'],
    [{}, '&code=80102', 'en'],
    [{}, '&lang=99999', 'en'],
  ])('speaks the language of %j and %j', async (more, query, language) => {
    const reply = await read(
      await server.request(`${apiBase}/v4/webpage/majorindex/x?y=1${query}`, { headers: more as Record<string, string> }),
    );
    expect(reply.message).toBe(language === 'zh' ? '没有这个接口。' : 'There is no such call.');
  });

  it('compresses answers, and none that hands out a secret', async () => {
    const asked = { headers: await headers({ 'accept-encoding': 'gzip, br' }) };
    const openApi = await server.request(`${apiBase}/openapi.json`, asked);
    expect([openApi.headers.get('content-encoding'), openApi.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    const login = await post('/auth/login', '{}');
    expect(login.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('hides an unexpected failure behind a number that is in the log', async () => {
    await database.current.db.execute('alter table settings rename to settings_gone');
    const reply = await server.call(contract.getCourseDetailPageInit, { query: { code: '80102' } });
    await database.current.db.execute('alter table settings_gone rename to settings');
    expect(reply).toMatchObject({ status: 200, code: '50000', data: null });
    expect(reply.message).not.toMatch(/settings|select|\.ts/);
    const requestId = reply.headers.get('x-request-id')!;
    expect(reply.message).toContain(requestId);
    expect(server.lines.join('')).toContain(requestId);
  });

  it('logs and hides what fails outside a call', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) });
    const services = { database: database.current, log, now: () => new Date(), settings: defaultSettings, checkAnswers: true };
    const app = createApp(services);
    app.get('/broken', () => {
      throw new Error('secret place');
    });
    const reply = await read(await app.request('/broken'));
    expect(reply).toMatchObject({ status: 503, code: '50000' });
    expect(reply.message).not.toContain('secret');
    expect(lines.join('')).toContain('secret place');
  });

  it('sends security headers with everything', async () => {
    for (const path of ['/health', `${apiBase}/nothing`, '/nowhere']) {
      const response = await server.request(path);
      const policy = response.headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]),
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  it('lets other origins in only where the settings name them', async () => {
    const asked = { headers: { origin: 'https://portal.college.example' } };
    const allowed = testServer(() => database.current, { corsOrigins: ['https://portal.college.example'] });
    const path = `${apiBase}/v4/pageinit/majorhome`;
    expect((await server.request(path, asked)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await allowed.request(path, asked)).headers.get('access-control-allow-origin')).toBe('https://portal.college.example');
    const other = await allowed.request(path, { headers: { origin: 'https://elsewhere.example' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('reports its health', async () => {
    expect(await (await server.request('/health')).json()).toEqual({ status: 'ok', database: database.engine });
  });
});

function bound(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      controller.enqueue(chunk);
      if (size >= limit) controller.terminate();
    },
  });
}
