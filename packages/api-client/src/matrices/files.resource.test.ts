import { languageCodes } from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../core/client';
import { createMockFetch } from '../mock-api/createMockFetch';
import { createMatrixFiles } from './files.resource';

const majorId = 1001;

function aMock() {
  const mockFetch = createMockFetch();
  const { authToken } = aLoginInfo('collegeAdmin').data;
  const session = { authToken: () => authToken, clear: () => undefined, language: () => languageCodes.zh };
  const client = createClient({ fetch: mockFetch, session });
  const open = vi.fn<(url: string) => void>();
  return { mockFetch, open, files: createMatrixFiles(client, { open }) };
}

async function exported({ files, open, mockFetch }: ReturnType<typeof aMock>): Promise<File> {
  await files.exportMajorMatrix({ majorId });
  const response = await mockFetch(open.mock.lastCall![0]);
  return new File([await response.arrayBuffer()], '专业矩阵.xlsx');
}

describe('the matrices as files', () => {
  it('are opened by the documented address with a ticket and the language, without the token', async () => {
    const mock = aMock();
    await mock.files.exportMajorMatrix({ majorId });
    await mock.files.exportCourseMatrix({ majorId, majorName: '软件工程', courseId: 1004, courseName: '数据结构' });
    const [major, course] = mock.open.mock.calls.map(([url]) => new URL(url, 'http://college.test'));
    expect(major?.pathname).toBe('/college/api/major/exportMajorMatrix');
    expect([...(major?.searchParams.keys() ?? [])]).toEqual(['majorId', 'lang', 'ticket']);
    expect(course?.pathname).toBe('/college/api/major/exportCourseMatrix');
    expect(Object.fromEntries(course?.searchParams ?? [])).toMatchObject({
      majorId: '1001',
      majorName: '软件工程',
      courseName: '数据结构',
      courseInfoId: '1004',
      lang: languageCodes.zh,
    });
  });

  it('come back as they went: importing an export changes nothing and stores nothing', async () => {
    const mock = aMock();
    const before = structuredClone(mock.mockFetch.state.bindings);
    const file = await exported(mock);
    const plan = await mock.files.readMajorMatrix({ majorId, file, mode: 'replace', signs: {} });
    expect(plan).toMatchObject({ problems: [], rows: [], counts: { added: 0, changed: 0, removed: 0 } });
    await mock.files.applyMajorMatrix(plan);
    expect(mock.mockFetch.state.bindings).toEqual(before);
  });

  it('store what a plan would change, and refuse it when somebody saved in between', async () => {
    const mock = aMock();
    const text = await (await exported(mock)).text();
    const changed = new File([text.replace('>☆<', '>★<')], '专业矩阵.xlsx');
    const plan = await mock.files.readMajorMatrix({ majorId, file: changed, mode: 'append', signs: {} });
    expect(plan.counts).toMatchObject({ added: 0, changed: 1, removed: 0 });
    await mock.files.applyMajorMatrix(plan);
    const [row] = plan.rows;
    const stored = mock.mockFetch.state.bindings.filter(({ courseId }) => courseId === row?.courseId);
    expect(stored.map(({ requireId, relate }) => [requireId, relate])).toEqual(
      row?.relations.map(({ requireId, relate }) => [requireId, relate]),
    );
    await expect(mock.files.applyMajorMatrix(plan)).rejects.toMatchObject({ code: '30009' });
  });

  it('are read with what the person decided about doubtful signs', async () => {
    const mock = aMock();
    const text = await (await exported(mock)).text();
    const doubtful = new File([text.replace('>☆<', '>M<')], '专业矩阵.xlsx');
    const asked = await mock.files.readMajorMatrix({ majorId, file: doubtful, mode: 'append', signs: {} });
    expect(asked.undecided).toEqual([{ sign: 'M', count: 1 }]);
    expect((await mock.files.readMajorMatrix({ majorId, file: doubtful, mode: 'append', signs: { M: 1 } })).rows).toEqual([]);
  });
});

describe('the matrices of a course as files', () => {
  it('come back as they went, and store what was changed in them', async () => {
    const mock = aMock();
    await mock.files.exportCourseMatrix({ majorId, courseId: 1004 });
    const text = await (await mock.mockFetch(mock.open.mock.lastCall![0])).text();
    const read = (content: string) =>
      mock.files.readCourseMatrix({ courseId: 1004, file: new File([content], '课程矩阵.xlsx'), mode: 'replace', signs: {} });
    const same = await read(text);
    expect(same).toMatchObject({ problems: [], change: null, counts: { added: 0, changed: 0, removed: 0 } });
    await mock.files.applyCourseMatrix(same);
    const plan = await read(text.replace('>2-3<', '>5-6<'));
    expect(plan.counts).toMatchObject({ added: 0, changed: 1, removed: 0 });
    await mock.files.applyCourseMatrix(plan);
    expect(mock.mockFetch.state.courseCells.some(({ week }) => week === '5-6')).toBe(true);
    await expect(mock.files.applyCourseMatrix(plan)).rejects.toMatchObject({ code: '30009' });
  });
});
