import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentOf, manageOf, type CourseUnitDetail } from '@college/curriculum-model';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmptyDatabase } from './db/testing';
import { startServerProcess, type ServerProcess } from './testing/serverProcess';
import { read } from './testing/testServer';

const leader = sampleUser('majorLeader');

describe('the server process', () => {
  let folder = '';
  let server: ServerProcess | undefined;

  // The tables are there; the reference data and the sample are put in by the first start.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'college-server-'));
    await copyEmptyDatabase(folder);
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function start() {
    server = await startServerProcess({ DATA_DIR: folder, FRAME_ANCESTORS: "'self' https://portal.college.example" });
    return server;
  }

  async function call(server: ServerProcess, path: string, { token, body }: { token?: string; body?: unknown } = {}) {
    const headers = { 'content-type': 'application/json', ...(token ? { authToken: token } : {}) };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return read(await fetch(`${server.origin}/college/api${path}`, init));
  }

  async function signIn(server: ServerProcess): Promise<string> {
    const reply = await call(server, '/auth/login', { body: { email: leader.email, password: samplePassword } });
    return (reply.data as { authToken: string }).authToken;
  }

  const detail = async (server: ServerProcess, token: string, id: number) =>
    (await call(server, `/major/v2.0/courseunitdetail?courseid=${id}`, { token })).data as CourseUnitDetail;

  it('has an acknowledged save, and the session, after it was killed and restarted', async () => {
    const first = await start();
    const token = await signIn(first);
    const { id } = (await call(first, '/course/createCourse?majorId=1001', { token })).data as { id: number };
    const { course } = await detail(first, token, id);
    const row = { id: 0, courseUnitId: id, courseClassId: 1, courseTypeId: 3, name: '绪论', theoryPeriod: 6, practicePeriod: 2 };
    const saved = await call(first, '/major/v2.0/savecourseunit', {
      token,
      body: {
        manage: manageOf(leader),
        current: currentOf(leader, 1001, '80101'),
        course: { ...course, name: '编译原理', courseMatrixVOS: [row] },
        pointksa: [
          { id: 0, title: '词法分析', description: '正则与自动机', ksa: [{ id: 0, title: 'K', level: 0, description: '自动机' }] },
        ],
      },
    });
    expect(saved.code).toBe('0');
    await first.end('SIGKILL');

    expect(await detail(await start(), token, id)).toMatchObject({
      course: { id, name: '编译原理', initing: false, courseMatrixVOS: [{ name: '绪论', theoryPeriod: 6, courseTypeId: 3 }] },
      pointksa: [{ title: '词法分析', ksa: [{ title: 'K', level: 1, description: '自动机' }] }],
    });
  }, 240_000);

  it('answers an upload that is far too large with a sentence over a real connection, and stops on request', async () => {
    const running = server ?? (await start());
    const token = await signIn(running);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(24 * 1024 * 1024)], 'points.xlsx'));
    const path = '/college/api/major/v2.0/resolvepoint?majorid=1001&courseid=1004';
    const response = await fetch(`${running.origin}${path}`, { method: 'POST', body: form, headers: { authToken: token } });
    expect(await read(response)).toMatchObject({ status: 200, code: '30001' });
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://portal.college.example");
    expect(running.output()).not.toContain(token);
    // Proxies keep a connection for sixty seconds.
    expect((await fetch(`${running.origin}/health`)).headers.get('keep-alive')).toBe('timeout=75');
    expect(await running.end('SIGTERM')).toBe(0);
  }, 240_000);

  it('ends where its port is taken, although its metrics had one', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    await expect(startServerProcess({ DATA_DIR: folder, PORT: port, METRICS_PORT: '0' })).rejects.toThrow('the server ended with 1');
    taken.close();
  });

  it('reports invalid settings and exits', async () => {
    await expect(startServerProcess({ DATA_DIR: folder, PORT: 'eighty' })).rejects.toThrow(/PORT/);
  }, 120_000);
});
