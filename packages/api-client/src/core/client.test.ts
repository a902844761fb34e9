import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient, type ClientOptions } from './client';
import { endpoint } from './endpoint';
import { ApiError, NetworkError } from './failure';
import { quietClient } from './quietClient';

const readThing = endpoint({
  method: 'GET',
  path: '/thing/{kind}',
  auth: 'read',
  writes: false,
  query: z.object({ kind: z.string(), thingId: z.number() }),
  data: z.object({ name: z.string() }),
  summary: 'Reads a thing.',
});
const removeThing = endpoint({
  method: 'GET',
  path: '/thing/remove',
  auth: 'modify',
  writes: true,
  data: z.boolean(),
  summary: 'Removes a thing.',
});
const saveThing = endpoint({
  method: 'POST',
  path: '/thing/save',
  auth: 'modify',
  writes: true,
  body: z.object({ name: z.string() }),
  data: z.object({ id: z.number() }),
  summary: 'Saves a thing.',
});
const sendText = endpoint({
  method: 'POST',
  path: '/text',
  auth: 'signedIn',
  writes: true,
  body: z.string(),
  bodyFormat: 'text',
  data: z.boolean(),
  summary: 'Sends text.',
});
const sendFile = endpoint({
  method: 'POST',
  path: '/file',
  auth: 'signedIn',
  writes: true,
  body: z.object({ file: z.file() }),
  bodyFormat: 'multipart',
  data: z.string(),
  summary: 'Sends a file.',
});

function reply(body: unknown, init?: ResponseInit) {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
}

function brokenBody() {
  return new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
}

function aClient(answer: () => Response | Promise<Response>, options: ClientOptions = {}) {
  let token: string | undefined = 'token-1';
  const session = { authToken: () => token, clear: vi.fn(() => (token = undefined)) };
  const fetchReply = vi.fn<typeof fetch>(async () => answer());
  const hooks = { onFailure: vi.fn(), onLoginInvalid: vi.fn() };
  const client = createClient({ session, fetch: fetchReply, ...hooks, ...options });
  const lastRequest = () => fetchReply.mock.calls.at(-1) as [string, RequestInit & { headers: Record<string, string> }];
  return { client, session, ...hooks, fetchReply, lastRequest, signIn: (next: string | undefined) => (token = next) };
}

describe('createClient', () => {
  it('sends the token as a header, fills the path and returns the parsed data', async () => {
    const { client, lastRequest } = aClient(() => reply({ code: '0', message: '', data: { name: '树', extra: 1 } }));
    await expect(client.call(readThing, { query: { kind: 'a/b', thingId: 7 } })).resolves.toEqual({ name: '树' });
    const [url, init] = lastRequest();
    expect(url).toBe('/college/api/thing/a%2Fb?thingId=7');
    expect(init.headers.authToken).toBe('token-1');
    expect(init.method).toBe('GET');
    expect(init.body).toBeUndefined();
  });

  it.each([
    [undefined, 'zh-CN'],
    ['80101', 'zh-CN'],
    ['80102', 'en'],
    ['99999', 'en'],
    ['', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['en-US', 'en'],
  ])('asks for replies in the language of the interface: %j is %s', async (code, language) => {
    const session = { authToken: () => undefined, clear: () => undefined, language: () => code };
    const { client, lastRequest } = aClient(() => reply({ code: '0', message: '', data: { id: 4 } }), { session });
    await client.call(saveThing, { body: { name: 'x' } });
    expect(lastRequest()[1].headers['accept-language']).toBe(language);
  });

  it.each([
    [undefined, '80101'],
    ['', '80101'],
    ['80101', '80101'],
    ['zh-CN', '80101'],
    ['en-US', '80102'],
  ])('tells resources the code of the language that a page names: %j is %s', (named, code) => {
    const session = { authToken: () => undefined, clear: () => undefined, language: () => named };
    expect(createClient({ session }).session.language()).toBe(code);
  });

  it('has a language without a session, too', () => expect(createClient().session.language()).toBe('80101'));

  it('takes the number 0 for success', async () => {
    const { client } = aClient(() => reply({ code: 0, message: 'ok', data: { id: 4 } }));
    await expect(client.call(saveThing, { body: { name: 'x' } })).resolves.toEqual({ id: 4 });
  });

  it('never lets a GET that writes be answered from a cache', async () => {
    const { client, lastRequest } = aClient(() => reply({ code: '0', message: '', data: true }));
    await client.call(removeThing, { keepalive: true });
    expect(lastRequest()[1]).toMatchObject({ cache: 'no-store', keepalive: true });
  });

  it.each([
    ['JSON', () => saveThing, { name: '图' }, 'application/json', '{"name":"图"}'],
    ['text', () => sendText, '原文 "quoted"', 'text/plain;charset=UTF-8', '原文 "quoted"'],
  ] as const)('sends %s bodies', async (_, of, body, contentType, text) => {
    const { client, lastRequest } = aClient(() => reply({ code: '0', message: '', data: of() === saveThing ? { id: 1 } : true }));
    await client.call(of(), { body } as never);
    expect(lastRequest()[1].headers['content-type']).toBe(contentType);
    expect(lastRequest()[1].body).toBe(text);
  });

  it('sends files as multipart and leaves the content type to fetch', async () => {
    const { client, lastRequest } = aClient(() => reply({ code: '0', message: '', data: 'aGk=' }));
    await client.call(sendFile, { body: { file: new File(['hi'], '课点.xlsx') } });
    const { body, headers } = lastRequest()[1];
    expect(headers['content-type']).toBeUndefined();
    expect(((body as FormData).get('file') as File).name).toBe('课点.xlsx');
  });

  it.each([
    ['20020', false],
    ['20021', true],
    ['20099', true],
    ['20100', false],
    ['10011', true],
    ['10010', false],
    ['3', false],
    ['30003', false],
  ])('code %s ends the login: %s', async (code, isInvalid) => {
    const { client, session, onFailure, onLoginInvalid } = aClient(() => reply({ code, message: '请重新登录', data: null }));
    await expect(client.call(removeThing)).rejects.toMatchObject({ name: 'ApiError', code, message: '请重新登录' });
    expect(session.clear).toHaveBeenCalledTimes(isInvalid ? 1 : 0);
    expect(onLoginInvalid).toHaveBeenCalledTimes(isInvalid ? 1 : 0);
    expect(onFailure).toHaveBeenCalledTimes(isInvalid ? 0 : 1);
  });

  it('sends nobody to the sign-in for a call that no person made', async () => {
    const { client, session, onFailure, onLoginInvalid } = aClient(() => reply({ code: '20022', message: 'expired', data: null }));
    await expect(client.call({ ...removeThing, isUnasked: true })).rejects.toMatchObject({ code: '20022' });
    expect([session.clear, onLoginInvalid, onFailure].map((hook) => hook.mock.calls.length)).toEqual([0, 0, 0]);
    await client.call(removeThing).catch(() => undefined);
    expect(onLoginInvalid).toHaveBeenCalledOnce();
  });

  it('signs out once for several parallel calls, and again after the next sign-in', async () => {
    const { client, session, onLoginInvalid, signIn } = aClient(() => reply({ code: '20022', message: 'expired', data: null }));
    await Promise.allSettled([1, 2, 3].map(() => client.call(removeThing)));
    await client.call(removeThing).catch(() => undefined);
    expect(onLoginInvalid).toHaveBeenCalledExactlyOnceWith('expired');
    expect(session.clear).toHaveBeenCalledOnce();
    signIn('token-2');
    await client.call(removeThing).catch(() => undefined);
    expect(onLoginInvalid).toHaveBeenCalledTimes(2);
  });

  it('tells again that the login is invalid where that of a later sign-in was lost from the store', async () => {
    let isValid = false;
    const replyNow = () =>
      isValid ? reply({ code: '0', message: '', data: { id: 1 } }) : reply({ code: '20022', message: 'expired', data: null });
    const { client, onLoginInvalid, signIn } = aClient(replyNow);
    await client.call(removeThing).catch(() => undefined);
    signIn('token-2');
    isValid = true;
    await client.call(removeThing).catch(() => undefined);
    signIn(undefined);
    isValid = false;
    await client.call(removeThing).catch(() => undefined);
    expect(onLoginInvalid).toHaveBeenCalledTimes(2);
  });

  it('keeps a new sign-in when a late reply to the earlier one arrives', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { client, session, onLoginInvalid, signIn } = aClient(() => new Promise<Response>((resolve) => (answer = resolve)));
    const late = client.call(removeThing).catch(() => undefined);
    await Promise.resolve();
    signIn('token-2');
    answer(reply({ code: '20022', message: 'expired', data: null }));
    await late;
    expect(session.clear).not.toHaveBeenCalled();
    expect(onLoginInvalid).not.toHaveBeenCalled();
  });

  it.each([
    ['connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['connection', () => new Response(brokenBody()), 'terminated'],
    ['gateway', () => reply('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }), '502 Bad Gateway'],
    ['status', () => reply({ error: 'x' }, { status: 500 }), '500'],
    ['unreadable', () => reply('<html>'), 'unreadable reply from the server'],
    ['unreadable', () => reply({ data: 1 }), 'reply without a code from the server'],
    [
      'shape',
      () => reply({ code: '0', message: '', data: { id: 'x' } }),
      'unexpected reply of /thing/save (id: Invalid input: expected number, received string)',
    ],
  ] as const)('calls it a network failure (%s)', async (reason, answer, detail) => {
    const { client, onFailure } = aClient(answer);
    const error = await client.call(saveThing, { body: { name: '' } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason, detail, message: `系统错误 System error: ${detail}` });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error, saveThing);
  });

  it.each([
    ['80102', { code: '50000', message: 'The database was interrupted.' }, 'The database was interrupted. (Request ID: req-12345678)'],
    ['80101', { code: '50000', message: '数据库刚刚中断。' }, '数据库刚刚中断。（请求编号：req-12345678）'],
    ['80102', { code: '50000', message: 'Give this number: req-12345678.' }, 'Give this number: req-12345678.'],
    ['80102', { code: '30001', message: 'Name cannot be empty' }, 'Name cannot be empty'],
    ['80102', 'no envelope', 'System error: 502 (Request ID: req-12345678)'],
  ])('names the request in %s where the server failed: %j', async (language, body, message) => {
    const session = { authToken: () => undefined, clear: () => undefined, language: () => language };
    const status = typeof body === 'string' ? 502 : 200;
    const { client } = aClient(() => reply(body, { status, headers: { 'x-request-id': 'req-12345678' } }), { session });
    await expect(client.call(removeThing)).rejects.toMatchObject({ message, requestId: 'req-12345678' });
  });

  it('reads an envelope whatever the HTTP status', async () => {
    const { client } = aClient(() => reply({ code: '30003', message: '没有权限', data: null }, { status: 403 }));
    await expect(client.call(removeThing)).rejects.toEqual(new ApiError('30003', '没有权限', null));
  });

  it('lets a caller keep a failure to itself', async () => {
    const { client, onFailure } = aClient(() => reply({ code: '30001', message: 'no', data: { version: 3 } }));
    await expect(client.call(removeThing, { isQuiet: true })).rejects.toMatchObject({ data: { version: 3 } });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('makes a client whose failures are reported only to the caller', async () => {
    const { client, session, onFailure, onLoginInvalid, signIn } = aClient(() => reply({ code: '20021', message: 'no', data: null }));
    const quiet = quietClient(client);
    await expect(quiet.call(removeThing)).rejects.toMatchObject({ code: '20021' });
    expect(onLoginInvalid).toHaveBeenCalledOnce();
    signIn('token-2');
    const failing = aClient(() => reply({ code: '30004', message: 'no', data: null }));
    await expect(quietClient(failing.client).call(saveThing, { body: { name: '' } })).rejects.toMatchObject({ code: '30004' });
    expect(failing.onFailure).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    expect(session.clear).toHaveBeenCalledOnce();
  });

  it('reports nothing for a call that its caller aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const { client, onFailure } = aClient(() => Promise.reject(controller.signal.reason as Error));
    await expect(client.call(removeThing, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(onFailure).not.toHaveBeenCalled();
  });
});
