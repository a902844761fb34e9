import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@college/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnOneEngine } from '../db/testing';
import { testServer } from '../testing/testServer';
import { setAssistantScene } from './assistantScene.test-data';

/** A chat completion with this content. */
const completion = (content: unknown) => JSON.stringify({ choices: [{ message: { content: JSON.stringify(content) } }] });

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: string;
}

describeOnOneEngine('an outside model behind the assistant', (database) => {
  let endpoint: Server;
  const asked: Asked[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end();
  const outsideModel = { url: '', key: 'secret-key', model: 'small', timeoutMilliseconds: 400 };
  const server = testServer(() => database.current, { outsideModel });

  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        asked.push({ path: request.url, authorization: request.headers.authorization, body });
        answer(request, response);
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    outsideModel.url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1/`;
  });
  afterAll(() => {
    endpoint.closeAllConnections();
    endpoint.close();
  });
  beforeEach(async () => {
    await setAssistantScene(database.current);
    server.forgetSessions();
    asked.length = 0;
    server.lines.length = 0;
  });

  const match = () =>
    server.call(contract.matchTarget, { as: 'majorLeader', query: { target: 'point' }, body: { target: 'point', keyword: '链表' } });
  const fill = (call: contract.Endpoint) => server.call(call, { as: 'majorLeader', body: { courseId: 1001 } });
  const says = (content: unknown) => (answer = (_, response) => void response.end(completion(content)));

  it('may order what was found and drop some of it, and can add nothing', async () => {
    says({
      data: [
        { id: 604, score: 0.9 },
        { id: 601, score: 0.4 },
        { id: 605, score: 1 },
      ],
    });
    const reply = await match();
    expect(reply.message).toBe('建议由外部模型 small 给出');
    expect(contract.matchTarget.data.parse(reply.data).data.map(({ id, score }) => [id, score])).toEqual([
      [604, 0.9],
      [601, 0.4],
    ]);
    expect(asked).toMatchObject([{ path: '/v1/chat/completions', authorization: 'Bearer secret-key' }]);
    expect(JSON.parse(asked[0]!.body)).toMatchObject({ model: 'small', temperature: 0 });
    expect(asked[0]!.body).not.toContain('外校');
  });

  it('may write texts, chapters, points and KSA, which go by its name', async () => {
    says({ introduction: '模型写的介绍', projects: [{ name: '第一章', theoryPeriod: 4, practicePeriod: 0 }] });
    const more = contract.fillCourseMore.data.parse((await fill(contract.fillCourseMore)).data);
    expect([more.introduction, more.position, more.projects.map(({ name }) => name)]).toEqual(['模型写的介绍', '学科基础课', ['第一章']]);
    expect([more.evidence?.introduction?.origin, more.evidence?.position?.origin]).toEqual(['外部模型 small', '数据结构（软件工程）']);
    says({
      points: [
        { title: '链表', description: '已有' },
        { title: '跳表', description: '多层链表' },
      ],
    });
    expect((await fill(contract.fillPoints)).data).toMatchObject([{ id: 0, title: '跳表', evidence: { origin: '外部模型 small' } }]);
    says({
      list: [
        { pointId: 601, ksa: [{ title: 'A', description: '严谨' }] },
        { pointId: 605, ksa: [{ title: 'A', description: '别处' }] },
      ],
    });
    expect((await fill(contract.fillKsa)).data).toMatchObject([{ pointId: 601, ksa: [{ id: 0, title: 'A', level: 0 }] }]);
  });

  it.each<[string, typeof answer]>([
    ['is refused', (_, response) => void response.writeHead(500).end('no')],
    ['sends another place', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['is silent', () => undefined],
    ['stops in the middle', (_, response) => void response.write('{"choices":', () => response.destroy())],
    ['talks without end', (_, response) => void response.end(completion('长'.repeat(2_000_000)))],
    ['is no completion', (_, response) => void response.end('{"a":1}')],
    ['is no JSON inside', (_, response) => void response.end(JSON.stringify({ choices: [{ message: { content: '好的！' } }] }))],
    ['does not fit', (_, response) => void response.end(completion({ data: [{ id: 'x', score: 7 }] }))],
  ])('that %s leaves the own suggestions, and reply and log say so', async (_, act) => {
    answer = act;
    const reply = await match();
    expect(reply).toMatchObject({ code: '0', message: '外部模型没有给出可用的回答，以下建议来自本校内容' });
    expect(contract.matchTarget.data.parse(reply.data).data.map(({ id }) => id)).toEqual([601, 604]);
    expect(server.lines.join('')).toContain('the outside model gave no usable answer');
    expect(server.lines.join('')).not.toContain('secret-key');
  });

  it('that cannot be reached does the same', async () => {
    const { url } = outsideModel;
    outsideModel.url = 'http://127.0.0.1:9/v1';
    expect((await match()).message).toBe('外部模型没有给出可用的回答，以下建议来自本校内容');
    outsideModel.url = url;
  });

  it('is not called when nothing was found', async () => {
    const body = { target: 'point', keyword: '古代诗词' };
    await server.call(contract.matchTarget, { as: 'majorLeader', query: { target: 'point' }, body });
    expect(asked).toEqual([]);
  });
});
