import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadedFile } from '../core/download';
import { createMockBackend, type MockBackend } from '../mock-api/mockBackend';
import { createMockPorts } from '../mock-api/mockPorts';
import { freeNames } from './freeNames';
import type { ReportArchiveRequest } from './reportArchives.resource';

const wanted = { editable: true, languages: 'zh', fileName: '软件工程 开课说明.zip' } as const;

/** The files that a reader of the archive finds by its directory, with their sizes. */
async function filesOf({ blob }: DownloadedFile): Promise<[name: string, start: string][]> {
  const view = new DataView(await blob.arrayBuffer());
  const text = (at: number, length: number) => new TextDecoder().decode(new Uint8Array(view.buffer, at, length));
  const end = view.byteLength - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 8, true) }, () => {
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const file: [string, string] = [text(at + 46, nameLength), text(local + 30 + nameLength, 2)];
    at += 46 + nameLength;
    return file;
  });
}

describe('the reports of several courses', () => {
  let backend: MockBackend;
  let saved: DownloadedFile[];
  beforeEach(() => {
    backend = createMockBackend();
    saved = [];
    const { additionalInfos } = backend.state;
    for (const courseUnitId of [1005, 1006]) additionalInfos.push({ ...additionalInfos[0]!, id: courseUnitId, courseUnitId });
  });
  const archives = () => createMockPorts(backend, { save: (file) => saved.push(file) }).reportArchives;
  const download = (
    given: Partial<ReportArchiveRequest> = {},
    ...rest: [onProgress?: (percent: number) => void, options?: { signal: AbortSignal }]
  ) => archives().downloadReports({ ...wanted, courseIds: [1004, 1005, 1006], ...given }, ...rest);

  it('come as one archive under the names of their own downloads, with a progress that never goes back', async () => {
    const told: number[] = [];
    expect(await download({}, (percent) => told.push(percent))).toEqual({ count: 3, leftOut: [], missing: [] });
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect([told[0], told.at(-1)]).toEqual([0, 100]);
    expect(saved.map(({ fileName }) => fileName)).toEqual([wanted.fileName]);
    const files = await filesOf(saved[0]!);
    expect(files[0]).toEqual(['《数据结构》开课说明.docx', 'PK']);
    expect(files.map(([, start]) => start)).toEqual(['PK', 'PK', 'PK']);
    await download({ editable: false });
    expect((await filesOf(saved[1]!))[0]).toEqual(['《数据结构》开课说明.pdf', '%P']);
  });

  it('keep courses of one name apart', async () => {
    for (const unit of backend.state.courseUnits) if (unit.id !== 1004) unit.name = '数据结构';
    await download();
    expect((await filesOf(saved[0]!)).map(([name]) => name)).toEqual([
      '《数据结构》开课说明.docx',
      '《数据结构》开课说明 (2).docx',
      '《数据结构》开课说明 (3).docx',
    ]);
  });

  it('are left out by name where they cannot be had or were never written, and the others come', async () => {
    backend.state.additionalInfos = backend.state.additionalInfos.filter(({ courseUnitId }) => courseUnitId !== 1005);
    const { count, leftOut } = await download({ courseIds: [999_999, 1005, 1004] });
    expect(count).toBe(1);
    expect(leftOut).toEqual([
      { courseId: 999_999, message: expect.stringMatching(/\S/) },
      { courseId: 1005, message: null },
    ]);
    expect(await filesOf(saved[0]!)).toHaveLength(1);
  });

  it('save nothing where none can be had, nor once they are called off', async () => {
    expect(await download({ courseIds: [999_999] })).toMatchObject({ count: 0, leftOut: [{ courseId: 999_999 }] });
    const leaving = new AbortController();
    const tell = vi.fn((percent: number) => percent >= 34 && leaving.abort());
    await expect(download({}, tell, { signal: leaving.signal })).rejects.toThrow();
    expect(tell).toHaveBeenCalled();
    expect(saved).toEqual([]);
  });

  it('end with the session, instead of failing one by one', async () => {
    backend.failures.prepareExport = { code: '20021', message: '登录已失效' };
    await expect(download()).rejects.toMatchObject({ code: '20021' });
  });
});

it('gives names of one folder numbers where they would be one file, also on a disk that knows no case', () => {
  const nameOf = freeNames();
  expect(['a.pdf', 'A.pdf', 'a (2).pdf', 'é.pdf', 'e\u0301.pdf', 'b'].map(nameOf)).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (2) (2).pdf',
    'é.pdf',
    'e\u0301 (2).pdf',
    'b',
  ]);
});
