import { CopyRefused, type CopyProgress } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { createClient } from '../core/client';
import { createMockFetch } from '../mock-api/createMockFetch';
import { createMockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';
import { createCopying } from './copy.resource';

const session = { authToken: () => 'sample-token-of-1001', clear: () => undefined, language: () => '80102' };
const chinese = { ...session, language: () => '80101' };

function aCopying(onCall?: (path: string) => Response | undefined, reader = session) {
  const paths: string[] = [];
  const answer = createMockFetch();
  const client = createClient({
    session: reader,
    fetch: async (url, init) => {
      const path = String(url).replace('/college/api', '');
      paths.push(`${init?.method ?? 'GET'} ${path.split('?')[0]}`);
      return onCall?.(path) ?? answer(url, init);
    },
  });
  return { copying: createCopying(client, { userId: 1001 }), paths };
}

async function requestFor(copying: ReturnType<typeof aCopying>['copying'], unique: string) {
  const { source, target } = await copying.loadGoals({ courseId: 1004, targetId: 1002 });
  const goalRelations = [{ requireId: target[0]!.id, relate: 0 as const, goals: source.map(({ id }) => id) }];
  return { unique, courseId: 1004, sourceId: 1004, targetId: 1002, goalRelations };
}

async function all(events: AsyncIterable<CopyProgress>) {
  const percents: number[] = [];
  for await (const { percent } of events) percents.push(percent);
  return percents;
}

function unreached(): Response {
  throw new TypeError('Failed to fetch');
}

function brokenStream(): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

describe('createCopying', () => {
  it('returns the headings of the target major with its indicator points', async () => {
    const { copying, paths } = aCopying();
    const { source, target, requires } = await copying.loadGoals({ courseId: 1004, targetId: 1002 });
    expect(source).toHaveLength(4);
    expect(requires?.flatMap(({ children }) => children)).toHaveLength(target.length);
    expect(paths).toEqual(['POST /manage/copycoursegetgoals', 'GET /major/v2.0/graduaterequires']);
  });

  it.each([
    ['English', session, ['Mingli University', 'School of Computing', 'Computer Science and Technology']],
    ['Chinese', chinese, ['明理大学', '计算机学院', '计算机科学与技术']],
  ] as const)('names schools, colleges and majors in %s, in the list, the plan and the jobs', async (_, reader, names) => {
    const { copying } = aCopying(undefined, reader);
    const [school] = await copying.listTargets(1004);
    const [college] = school!.children!;
    const major = college!.children!.find(({ value }) => value === 1002);
    expect([school!.label, college!.label, major?.label]).toEqual(names);
    expect((await copying.loadPlan({ courseId: 1004, targetId: 1002 })).targetName).toBe(names[2]);
    await all(copying.copy(await requestFor(copying, 'copy-to-be-named'), { transport: 'stream' }));
    expect((await copying.listJobs(1004)).map(({ targetName }) => targetName)).toEqual([names[2]]);
  });

  it('names the receipt of a copy and the draft into which it went', async () => {
    const backend = createMockBackend();
    const { copying: own, editions, editionMerging } = createMockPorts(backend);
    let draft = { editionId: 0, majorId: 0 };
    for await (const { editionId = 0, majorId = 0 } of editions.startEdition({
      unique: 'a-draft-of-1002',
      majorId: 1002,
      kind: 'draft',
      name: '预演',
    }))
      draft = { editionId, majorId };
    for (const [unique, targetId] of [
      ['to-current', 1002],
      ['to-the-draft', draft.majorId],
    ] as const) {
      const { source, target } = await own.loadGoals({ courseId: 1004, targetId });
      const goalRelations = [{ requireId: target[0]!.id, relate: 0 as const, goals: source.map(({ id }) => id) }];
      await all(own.copy({ unique, courseId: 1004, sourceId: 1004, targetId, goalRelations }, { transport: 'stream' }));
    }
    const [toDraft, toCurrent] = await own.listJobs(1004);
    expect([toCurrent?.editionId, toDraft?.editionId]).toEqual([undefined, draft.editionId]);
    for (const job of [toDraft, toCurrent]) {
      const receipt = await editionMerging.loadReceipt(job?.receiptId ?? 0);
      expect(receipt).toMatchObject({ act: 'copy', homeMajorId: 1002, courses: 1, undo: { isPossible: true } });
      expect(receipt.courseNames).toEqual([receipt.entries.find(({ way, topic }) => way === 'added' && topic === 'course')?.name]);
      await editionMerging.undoMerge({
        id: receipt.id,
        seen: (await editionMerging.planUndo({ id: receipt.id, choices: {} })).seen,
        choices: {},
      });
      expect(backend.state.courseUnits.some(({ id }) => id === job?.courseId)).toBe(false);
    }
  });

  it('does without headings where they are refused', async () => {
    const refusal = { code: '30003', message: 'no right', data: null };
    const { copying } = aCopying((path) => (path.includes('graduaterequires') ? Response.json(refusal) : undefined));
    await expect(copying.loadGoals({ courseId: 1004, targetId: 1002 })).resolves.toMatchObject({ requires: undefined });
  });

  it.each([
    ['stream', ['POST /manage/uploadcoursecopyparams', 'GET /manage/copycourse']],
    ['post', ['POST /manage/copycourse']],
  ] as const)('copies by the %s transport', async (transport, expected) => {
    const { copying, paths } = aCopying();
    const request = await requestFor(copying, 'copy-00000009');
    paths.length = 0;
    const percents = await all(copying.copy(request, { transport }));
    expect(percents.at(-1)).toBe(100);
    expect(paths).toEqual(expected);
  });

  it.each(['stream', 'post'] as const)('reports that a copy by the %s transport was rejected before it started', async (transport) => {
    const { copying, paths } = aCopying();
    const request = { ...(await requestFor(copying, 'copy-00000010')), goalRelations: [] };
    paths.length = 0;
    await expect(all(copying.copy(request, { transport }))).rejects.toBeInstanceOf(CopyRefused);
    expect(paths).not.toContain('GET /manage/copycourse');
  });

  it('leaves a stream that cannot be opened to the wizard as a stream that broke', async () => {
    const refusal = { code: '50000', message: 'down', data: null };
    const { copying } = aCopying((path) => (path.startsWith('/manage/copycourse?') ? Response.json(refusal) : undefined));
    const broken = all(copying.copy(await requestFor(copying, 'copy-00000011'), { transport: 'stream' }));
    await expect(broken).rejects.toThrow('down');
    await expect(broken).rejects.not.toBeInstanceOf(CopyRefused);
  });

  it.each([
    ['no connection', unreached, 'connection'],
    ['a proxy that lost the server', () => new Response('<html>', { status: 504 }), 'gateway'],
    ['a stream that breaks before its first event', brokenStream, 'connection'],
  ] as const)('leaves a post behind %s to the wizard as a stream that broke: the copy may have begun', async (_, reply, reason) => {
    const { copying } = aCopying((path) => (path === '/manage/copycourse' ? reply() : undefined));
    const copied = all(copying.copy(await requestFor(copying, 'copy-00000013'), { transport: 'post' }));
    await expect(copied).rejects.toMatchObject({ name: 'NetworkError', reason });
  });

  it('begins nothing where its parameters reach nobody, and says so', async () => {
    const { copying } = aCopying((path) => (path === '/manage/uploadcoursecopyparams' ? unreached() : undefined));
    const copied = all(copying.copy(await requestFor(copying, 'copy-00000014'), { transport: 'stream' }));
    await expect(copied).rejects.toBeInstanceOf(CopyRefused);
  });

  it('replays a stored copy and lists it', async () => {
    const { copying } = aCopying();
    const request = await requestFor(copying, 'copy-00000012');
    await all(copying.copy(request, { transport: 'stream' }));
    expect((await all(copying.resume('copy-00000012'))).at(-1)).toBe(100);
    const [job] = await copying.listJobs(1004);
    expect(job).toMatchObject({ unique: 'copy-00000012', state: 'done', targetId: 1002 });
    await expect(copying.loadJob('copy-00000012')).resolves.toEqual(job);
  });

  it('asks once where all goals belong in the target major', async () => {
    const { copying, paths } = aCopying();
    const { source, target } = await copying.loadGoals({ courseId: 1004, targetId: 1002 });
    paths.length = 0;
    const suggestions = await copying.suggestBindings({ courseId: 1004, targetId: 1002 });
    expect(paths).toHaveLength(1);
    // 能分析算法的时间与空间复杂度并指出瓶颈 stands under 能识别复杂软件问题的关键环节.
    const found = suggestions.find(({ goalId }) => goalId === source[1]!.id);
    expect(target.find(({ id }) => id === found?.requireId)?.description).toBe('2.1 能分解复杂计算问题并识别其约束');
    expect(found?.score).toBeGreaterThan(0.5);
  });
});
