import { afterEach, describe, expect, it, vi } from 'vitest';
import { allEndpoints } from '../contract';
import { createMockBackend, type MockBackendOptions } from './mockBackend';
import { createMockClient } from './mockClient';
import { createMockPorts } from './mockPorts';

function aMock(options: MockBackendOptions = {}) {
  const backend = createMockBackend(options);
  return { backend, ...createMockPorts(backend) };
}

afterEach(() => vi.useRealTimers());

describe('a client of the mock backend', () => {
  it('fails as the real client does, in the reader’s language', async () => {
    const { backend, news } = aMock({ failures: { listNews: 'offline' } });
    const page = { pageNum: 1, pageSize: 20 };
    const offline = { name: 'NetworkError', reason: 'connection', message: '系统错误 System error: Failed to fetch' };
    await expect(news.listNews(page)).rejects.toMatchObject(offline);
    backend.failures.listNews = { status: 500 };
    await expect(news.listNews(page)).rejects.toMatchObject({ reason: 'status' });
    backend.failures.listNews = { code: '30009', message: '已被修改', data: { version: 2 } };
    await expect(news.listNews(page)).rejects.toMatchObject({ name: 'ApiError', code: '30009', data: { version: 2 } });
    backend.reset();
    await expect(news.listNews(page)).resolves.toMatchObject({ pageInfo: { total: expect.any(Number) } });
  });

  it('is held until a promise settles, and let go by an abort', async () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => (release = resolve));
    const { majors } = aMock({ failures: { getMajorInfo: { until } } });
    const abort = new AbortController();
    const aborted = majors.loadMajor(1001, { signal: abort.signal });
    const held = majors.loadMajor(1001);
    abort.abort(new Error('left'));
    await expect(aborted).rejects.toThrow('left');
    release();
    await expect(held).resolves.toMatchObject({ id: 1001 });
  });

  it('fails the given number of times, in either language, and then succeeds', async () => {
    const conflict = { code: '30009', message: { zh: '已被他人修改', en: 'Someone else has saved it' }, times: 2 };
    const { backend, majors } = aMock({ failures: { getMajorInfo: conflict } });
    await expect(majors.loadMajor(1001)).rejects.toMatchObject({ name: 'ApiError', message: '已被他人修改' });
    const english = createMockPorts(backend, { language: () => '80102' });
    await expect(english.majors.loadMajor(1001)).rejects.toMatchObject({ code: '30009', message: 'Someone else has saved it' });
    await expect(majors.loadMajor(1001)).resolves.toMatchObject({ id: 1001 });
    backend.failures.getMajorInfo = { offline: true, times: 1 };
    await expect(majors.loadMajor(1001)).rejects.toMatchObject({ reason: 'connection' });
    await expect(majors.loadMajor(1001)).resolves.toMatchObject({ id: 1001 });
    expect(backend.failures).toEqual({});
    expect(conflict.times).toBe(2);
  });

  it('delays one call and no other, and a failure as well', async () => {
    vi.useFakeTimers();
    const { backend, majors, news } = aMock({ failures: { getMajorInfo: { delay: 3000 } } });
    const settled = vi.fn();
    void majors.loadMajor(1001).then(settled);
    await expect(news.listNews({ pageNum: 1, pageSize: 20 })).resolves.toBeDefined();
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ id: 1001 }));
    backend.failures.getMajorInfo = { status: 503, delay: 500 };
    const failed = vi.fn();
    majors.loadMajor(1001).catch(failed);
    await vi.advanceTimersByTimeAsync(499);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'gateway' }));
  });

  it('takes answers of its own for a call, within rights, contract and the reply’s shape', async () => {
    const { backend, majors, news } = aMock();
    backend.answers.listNews = ({ query: { pageNum = 1 } }) => ({ pageInfo: { list: [], total: pageNum } });
    const page = { pageNum: 7, pageSize: 20 };
    await expect(news.listNews(page)).resolves.toMatchObject({ pageInfo: { total: 7 } });
    const nobody = createMockClient(backend, { as: null });
    await expect(nobody.call(allEndpoints.listNews, { query: page })).rejects.toMatchObject({ code: '20021' });
    backend.answers.getMajorInfo = () => ({ id: 'one' }) as never;
    await expect(majors.loadMajor(1001)).rejects.toMatchObject({ name: 'NetworkError', reason: 'shape' });
    backend.reset();
    await expect(majors.loadMajor(1001)).resolves.toMatchObject({ id: 1001 });
  });

  it('hands out copies: what a widget does with a reply changes no row', async () => {
    const { majors } = aMock();
    const [requirement] = await majors.listGraduateRequires(1001);
    requirement!.children.length = 0;
    expect((await majors.listGraduateRequires(1001))[0]!.children.length).toBeGreaterThan(0);
  });

  it('keeps everybody within their rights, and asks for a sign-in', async () => {
    const { backend } = aMock();
    await expect(createMockPorts(backend, { as: 'collegeViewer' }).news.deleteNews(1001)).rejects.toMatchObject({ code: '30003' });
    const nobody = createMockClient(backend, { as: null });
    await expect(nobody.call(allEndpoints.listNews, { query: { pageNum: 1, pageSize: 20 } })).rejects.toMatchObject({ code: '20021' });
  });

  it('streams and downloads', async () => {
    const { backend, copying } = aMock();
    const { source, target } = await copying.loadGoals({ courseId: 1004, targetId: 1002 });
    const goalRelations = [{ requireId: target[0]!.id, relate: 0 as const, goals: source.map(({ id }) => id) }];
    const request = { unique: 'copy-00000001', courseId: 1004, sourceId: 1004, targetId: 1002, goalRelations };
    const percents: number[] = [];
    for await (const { percent } of copying.copy(request, { transport: 'stream' })) percents.push(percent);
    expect(percents.at(-1)).toBe(100);
    const { fileName, blob } = await createMockClient(backend).download(allEndpoints.exportCompletion, { query: { courseid: 1004 } });
    expect(fileName).toMatch(/数据结构.*\.xlsx$/);
    expect(blob.size).toBeGreaterThan(100);
  });
});
