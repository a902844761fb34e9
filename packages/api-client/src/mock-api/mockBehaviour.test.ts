import { aLoginInfo, courseUnitsOfMajor } from '@college/curriculum-model/fixtures';
import { totalHours } from '@college/curriculum-model';
import { describe, expect, it, vi } from 'vitest';
import { downloadByTicket } from '../auth/downloadByTicket';
import { createCopyStream } from './copyStream.test-data';
import { allEndpoints } from '../contract';
import { createClient } from '../core/client';
import type { DownloadedFile } from '../core/download';
import { createEditions } from '../editions/editions.resource';
import { createMajors } from '../majors/majors.resource';
import { createPoints } from '../points/points.resource';
import { createCourseUnits } from '../course-units/course-units.resource';
import { createMockFetch } from './createMockFetch';

function aMock() {
  const mockFetch = createMockFetch({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  const { authToken } = aLoginInfo('departmentManager').data;
  const client = createClient({ fetch: mockFetch, session: { authToken: () => authToken, clear: () => undefined } });
  return { client, mockFetch, units: createCourseUnits(client) };
}

const manage = { level: 'department' as const, manage: true, modify: true, permissionId: 1000, relativeId: 1001 };
const current = { userId: 1003, userName: '李航', collegeId: 1001, majorId: 1001, lang: '80101' };
const firstPage = { pageNum: 1, pageSize: 10, majorId: 1001 };

describe('saves of the mock API', () => {
  it('answer true as documented, and the stored record to a client that asks', async () => {
    const { client, mockFetch } = aMock();
    const rename = async (query: string) => {
      const init = {
        method: 'POST',
        headers: { authToken: client.session.authToken()! },
        body: JSON.stringify({ list: [{ id: 1001, name: '新名' }] }),
      };
      return ((await (await mockFetch(`/college/api/major/v2.0/updatecourseunitlist${query}`, init)).json()) as { data: unknown }).data;
    };
    expect(await rename('')).toBe(true);
    expect(await rename('?record=1')).toMatchObject({ record: [{ id: 1001, name: '新名' }] });
  });
});

describe('points of the mock API', () => {
  it('are replaced by the list that is saved, in its order, as are the items', async () => {
    const points = createPoints(aMock().client);
    const [one, other, ...missing] = await points.listPoints(1004);
    expect(missing).not.toEqual([]);
    expect((await points.savePoints({ courseId: 1004, points: [other!, one!] })).list).toEqual([other, one]);

    const { ksa } = await points.loadPoints(1004);
    const kept = ksa.find(({ title }) => title === 'S')!;
    const { list } = await points.saveKsa({ courseId: 1004, ksa: [kept] });
    expect(ksa.length).toBeGreaterThan(1);
    expect(list).toEqual([{ ...kept, level: 1 }]);
  });
});

describe('majors of the mock API', () => {
  it('are not deleted while drafts of them are open', async () => {
    const { client } = aMock();
    const editions = createEditions(client);
    const request = { unique: 'edition-0001', majorId: 1001, kind: 'draft', name: '2026 修订稿' } as const;
    for await (const _ of editions.startEdition(request)) continue;
    const [draft] = await editions.listEditions(1001);
    expect(draft).toMatchObject({ userId: expect.any(Number), status: 'open' });
    const { version } = await createMajors(client).loadMajor(1001);
    await expect(createMajors(client).deleteMajor(1001, { version })).rejects.toThrow('该专业还有 1 份修订稿或推演方案，请先删除。');
  });
});

describe('course units of the mock API', () => {
  it('sorts over all pages, by time or by hours', async () => {
    const { units } = aMock();
    const all = courseUnitsOfMajor(1001);
    const largest = all.toSorted((left, right) => totalHours(right) - totalHours(left))[0];
    const byHours = await units.listCourseUnits({ ...firstPage, orderMap: { create_time: 0, period: 0 } });
    expect(byHours.pageInfo.total).toBe(all.length);
    expect(byHours.pageInfo.list).toHaveLength(10);
    expect(totalHours(byHours.pageInfo.list[0]!)).toBe(totalHours(largest!));
    const earliest = await units.listCourseUnits({ ...firstPage, pageNum: 2, orderMap: { create_time: 1 } });
    expect(earliest.pageInfo.list).toHaveLength(all.length - 10);
  });

  it('hides a new unit until its first save, and removes an abandoned one', async () => {
    const { units } = aMock();
    const total = async () => (await units.listCourseUnits({ ...firstPage, orderMap: { create_time: 0 } })).pageInfo.total;
    const before = await total();
    const { id } = await units.createCourseUnit(1001);
    expect(await total()).toBe(before);
    await units.abandonCourseUnit(id);
    await expect(units.loadCourseUnit(id)).rejects.toMatchObject({ code: '30004' });
    expect(await total()).toBe(before);
  });

  it('removes an abandoned unit with the points that were saved into it, and keeps one that was saved itself', async () => {
    const { units } = aMock();
    const abandoned = await units.createCourseUnit(1001);
    await units.savePoints({ courseId: abandoned.id, points: [{ id: 0, title: '栈', description: '后进先出' }] });
    await units.abandonCourseUnit(abandoned.id);
    await expect(units.loadCourseUnit(abandoned.id)).rejects.toMatchObject({ code: '30004' });
    const saved = await units.createCourseUnit(1001);
    const { course } = await units.loadCourseUnit(saved.id);
    await units.saveCourseUnit({ manage, current, course: { ...course, name: '编译原理' } });
    await expect(units.abandonCourseUnit(saved.id)).rejects.toMatchObject({ code: '30009', data: { course: { name: '编译原理' } } });
  });

  it('keeps rows in the order in which they were saved, without the removed ones', async () => {
    const { client, units } = aMock();
    const { course } = await units.loadCourseUnit(1004);
    const [first, second, ...others] = course.courseMatrixVOS;
    const rows = [...others, { ...first!, courseUnitId: -1 }, { ...second!, name: '表' }, { ...first!, id: 0, name: '新章' }];
    await client.call(allEndpoints.saveCourseUnit, { body: { manage, current, course: { ...course, courseMatrixVOS: rows } } });
    const saved = (await units.loadCourseUnit(1004)).course.courseMatrixVOS;
    expect(saved.map(({ name }) => name)).toEqual([...others.map(({ name }) => name), '表', '新章']);
    expect(saved.every(({ id, courseUnitId }) => id > 0 && courseUnitId === 1004)).toBe(true);
  });

  it('reads back the template that it gives out', async () => {
    const { client } = aMock();
    const saved: DownloadedFile[] = [];
    const units = createCourseUnits(client, { save: (file) => saved.push(file) });
    await units.downloadTemplate({ kind: 'pointksa', lang: '80102' });
    const file = new File([saved[0]!.blob], saved[0]!.fileName);
    const points = await units.resolvePoints({ kind: 'pointksa', majorId: 1001, courseId: 1004, file });
    expect(points).toMatchObject([
      {
        id: 0,
        title: 'Linked lists',
        ksa: [
          { title: 'K', level: 1 },
          { title: 'S', level: 1 },
        ],
      },
    ]);
  });

  it('refuses a file that it cannot read', async () => {
    const { units } = aMock();
    const file = new File(['hello'], 'a.xlsx');
    await expect(units.resolvePoints({ kind: 'point', majorId: 1001, courseId: 1004, file })).rejects.toMatchObject({ code: '30001' });
  });
});

describe('copying in the mock API', () => {
  it('copies everything once, however often its stream is opened', async () => {
    const { client, mockFetch } = aMock();
    const percents = await createCopyStream(client, { unique: 'copy-00000001', courseId: 1004, targetId: 1002 });
    expect(percents).toEqual([5, 20, 35, 50, 60, 70, 80, 90, 95, 100]);
    const copies = () => mockFetch.state.courseUnits.filter(({ majorId, name }) => majorId === 1002 && name === '数据结构');
    expect(copies()).toHaveLength(1);
    const again: number[] = [];
    for await (const { percent } of client.stream(allEndpoints.watchCopy, { query: { unique: 'copy-00000001' } })) again.push(percent);
    expect(again).toEqual(percents);
    expect(copies()).toHaveLength(1);
    const [source, copy] = await Promise.all(
      [1004, copies()[0]!.id].map((courseid) => client.call(allEndpoints.getCompletion, { query: { courseid } })),
    );
    expect(copy?.courseMatrix).toEqual(source?.courseMatrix);
    expect(copy?.projectMatrix).toEqual(source?.projectMatrix);
  });
});

describe('downloads of the mock API', () => {
  it('takes a ticket once, without a header', async () => {
    const { client, mockFetch } = aMock();
    const open = vi.fn();
    await downloadByTicket(client, allEndpoints.exportMajorMatrix, { majorId: 1001 }, { open });
    const url = String(open.mock.calls[0]?.[0]);
    const reply = await mockFetch(url);
    expect(reply.headers.get('content-disposition')).toContain(encodeURIComponent('软件工程.xlsx'));
    expect(new Uint8Array(await reply.arrayBuffer()).slice(0, 2)).toEqual(new TextEncoder().encode('PK'));
    await expect((await mockFetch(url)).json()).resolves.toMatchObject({ code: '20021' });
  });
});
