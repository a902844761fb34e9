import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@college/api-client/contract';
import type { Endpoint } from '@college/api-client/contract';
import { indicatorSchema } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyRequest, setCopyScene } from './copy/copySource.test-data';
import { eventsOf, readStream } from './copy/readStream.test-data';
import { openDatabase, schema, type OpenDatabase } from './db';
import { hostEngine, type EngineHost } from './db/engineHost';
import { lockFolder } from './db/folderLock';
import { serveEngine } from './db/openEmbedded';
import { copyEmptyDatabase, silentLogger } from './db/testing';
import { endingThreads } from './db/testing/endingThread';
import { apiBase } from './http/apiBase';
import { openSession } from './sessions/sessionRepository';
import type { Ending } from './testing/ends/endingServer';
import { cast } from './testing/scene';
import { startServerProcess } from './testing/serverProcess';
import { read, testServer, type Reply } from './testing/testServer';

// Opening an engine, and processes of their own, take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-ends-'));
  await copyEmptyDatabase(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const lost = {
  reading: '数据库刚刚中断，正在恢复。请稍后重试。',
  nothing: '数据库刚刚中断，正在恢复。此次操作没有保存任何内容；请保留填写的内容，稍后重试。',
  writing: '数据库刚刚中断，正在恢复。此次操作可能已保存，也可能未保存：请稍后刷新页面，核对后再决定是否重试。',
  writingInEnglish:
    'The database was interrupted and is coming back. This change may have been saved or not: reload in a moment, and look before you try again.',
};

describe('a call whose engine ends', () => {
  let host: EngineHost;
  let database: OpenDatabase;
  let threads: ReturnType<typeof endingThreads>;
  const server = testServer(() => database);

  beforeAll(async () => {
    threads = endingThreads({ folder });
    const lock = await lockFolder(folder);
    host = await hostEngine(threads.open, { canReopen: true, logger: silentLogger });
    database = await serveEngine(host, lock, silentLogger);
    await setCopyScene(database);
  });
  afterAll(() => database.close());

  const send = (unique: string, headers = {}) =>
    server.call(contract.sendFeedback, { as: 'courseEditor', body: { unique, description: '字太小', images: [] }, headers });
  const copies = () => database.db.$count(schema.courseUnits, eq(schema.courseUnits.copiedFromId, 1001));

  it('is answered with a sentence, and the next one with the sign-in that there was', async () => {
    threads.endAt('insert into "feedbacks"', 'before');
    expect(await send('feedback-1')).toMatchObject({ status: 503, code: '50000', message: lost.nothing });
    const health = await server.request('/health');
    expect(health.status).toBe(503);
    expect(await send('feedback-1')).toMatchObject({ code: '0' });
    expect((await server.request('/health')).status).toBe(200);
  });

  it('is not carried out a second time by itself when nobody knows whether it was stored', async () => {
    threads.endAt('commit', 'after');
    expect(await send('feedback-2', { 'accept-language': 'en' })).toMatchObject({ code: '50000', message: lost.writingInEnglish });
    expect(await database.db.$count(schema.feedbacks, eq(schema.feedbacks.unique, 'feedback-2'))).toBe(1);
  });

  it('is only to be tried again where it reads', async () => {
    threads.endAt('from "majors"', 'before');
    const reply = await server.call(contract.getMajorInfo, { as: 'majorLeader', query: { majorid: 101 } });
    expect(reply).toMatchObject({ code: '50000', message: lost.reading });
  });

  describe('that copies', () => {
    const open = async (unique: string) => {
      await server.call(contract.uploadCopyParams, { as: 'departmentManager', body: { unique, ...copyRequest } });
      const headers = { authToken: await server.tokenOf('departmentManager') };
      return server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers });
    };

    it('has copied nothing, and reports it in its last message', async () => {
      threads.endAt('insert into "teaching_goals"', 'before');
      const failure = { code: '30001', message: '复制时服务器出现错误，没有产生任何内容，请重新开始复制。' };
      const events = await readStream(await open('copy-0001'));
      expect(events.map(({ event, data }) => [event, data.no ?? data])).toEqual([
        ...[1, 2, 3, 4].map((no) => ['message', no]),
        ['error', failure],
      ]);
      expect(await copies()).toBe(0);
    });

    it('has copied everything when only the acknowledgement was lost, and reports it', async () => {
      const percents = [];
      for await (const { id, data } of eventsOf(await open('copy-0002'))) {
        if (id === '9') threads.endAt('commit', 'after');
        percents.push(data.percent);
      }
      expect(percents).toHaveLength(10);
      expect(percents.at(-1)).toBe(100);
      expect(await copies()).toBe(1);
    });
  });
});

describe('a server process whose engine ends', () => {
  let token: string;

  beforeAll(async () => {
    const database = await openDatabase({ folder, logger: silentLogger });
    await setCopyScene(database);
    token = await openSession(database.db, cast.courseEditor.id, new Date(), 86_400_000);
    await database.close();
  });

  const endings: Ending[] = [{ how: 'terminated' }, { how: 'memory', writes: 2, isDone: false }, { how: 'fault', writes: 1, isDone: true }];

  it('serves on within five seconds with all that it acknowledged, and ends with a code and a sentence once the data cannot be opened', async () => {
    const begun = Date.now();
    const server = await startServerProcess({ DATA_DIR: folder });
    // A machine on which a start takes longer is a busy one: coming back may then take as long as starting twice.
    const allowed = Math.max(5000, 2 * (Date.now() - begun));
    const ask = async (endpoint: Endpoint, rest: string, body?: unknown) => {
      const init = { method: endpoint.method, headers: { authToken: token, 'content-type': 'application/json' } };
      return read(await fetch(`${server.origin}${apiBase}${endpoint.path}${rest}`, { ...init, body: body ? JSON.stringify(body) : null }));
    };
    const replies: { description: string; reply: Reply }[] = [];
    let isWriting = true;
    async function write(name: string) {
      for (let number = 1; isWriting; number += 1) {
        const description = `${name} ${number}`;
        replies.push({
          description,
          reply: await ask(contract.updateCourseGoal, '', { id: 0, parentId: 511, courseId: 1001, description }),
        });
      }
    }
    const health = async () => (await fetch(`${server.origin}/health`)).status;

    for (const ending of endings) {
      isWriting = true;
      const writers = Promise.all(['甲', '乙'].map((name) => write(`${name} ${ending.how}`)));
      const before = replies.length;
      await expect.poll(() => replies.length).toBeGreaterThan(before);
      const ended = await server.endEngine(ending);
      isWriting = false;
      expect(await health()).toBe(503);
      await expect.poll(health).toBe(200);
      await writers;
      expect(Date.now() - ended).toBeLessThan(allowed);
    }
    const refused = replies.filter(({ reply }) => reply.code !== '0').map(({ reply }) => reply.message);
    expect(refused.filter((message) => ![lost.nothing, lost.writing].includes(message))).toEqual([]);
    // An end from outside may come between two calls.
    expect(refused.length).toBeGreaterThanOrEqual(endings.length - 1);
    const acknowledged = replies.filter(({ reply }) => reply.code === '0').map(({ description }) => description);
    const { data } = await ask(contract.getCourseGoals, '?courseId=1001&majorId=101');
    const kept = indicatorSchema
      .array()
      .parse(data)
      .flatMap(({ children }) => children.map(({ description }) => description));
    expect(kept).toEqual(expect.arrayContaining(acknowledged));

    await rm(path.join(folder, 'data', 'global'), { recursive: true });
    await server.endEngine({ how: 'terminated' });
    expect(await server.ended).toBe(70);
    expect(server.output()).toContain('数据库中断后无法重新打开，服务器已停止。');
  });
});
