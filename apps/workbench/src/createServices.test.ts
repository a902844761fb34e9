import { createMemoryStorage, createSessionStore } from '@college/api-client';
import { getMajorInfo, updateCourseUnitList } from '@college/api-client/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createServices } from './createServices';

/** The services of a page, with a server that can go away. */
function aScene() {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  const reply = (): Response => Response.json({ code: '0', message: '', data: { id: 1001, name: '软件工程', edit: true } });
  const server = { isAway: false, reply };
  vi.stubGlobal('fetch', async () => {
    if (server.isAway) throw new TypeError('Failed to fetch');
    return server.reply();
  });
  const showError = vi.fn();
  const { client } = createServices(store, { showError, goToLogin: vi.fn(), goToEnrolment: vi.fn(), askPassword: async () => false });
  const read = () => client.call(getMajorInfo, { query: { majorid: 1001 } }).catch(() => undefined);
  const write = () => client.call(updateCourseUnitList, { body: { list: [] } }).catch(() => undefined);
  return { server, showError, read, write };
}

afterEach(() => vi.unstubAllGlobals());

it('says once that a server is away, however often it is read from meanwhile', async () => {
  const { server, showError, read } = aScene();
  server.isAway = true;
  await read();
  await read();
  expect(showError).toHaveBeenCalledOnce();
  server.isAway = false;
  await read();
  server.isAway = true;
  await read();
  expect(showError).toHaveBeenCalledTimes(2);
});

it('names the request that the server failed, and not one that it refused', async () => {
  const { server, showError, write } = aScene();
  const headers = { 'x-request-id': 'req-12345678' };
  server.reply = () => Response.json({ code: '50000', message: 'Failed.' }, { headers });
  await write();
  server.reply = () => Response.json({ code: '30001', message: 'Refused.' }, { headers });
  await write();
  expect(showError.mock.calls).toEqual([[expect.stringContaining('req-12345678')], ['Refused.']]);
});

it('says of every write that it failed', async () => {
  const { server, showError, read, write } = aScene();
  server.isAway = true;
  await read();
  await write();
  await write();
  expect(showError).toHaveBeenCalledTimes(3);
});
