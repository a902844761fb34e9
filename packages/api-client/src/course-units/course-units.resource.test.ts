import type { SaveCourseUnitRequest } from '@college/curriculum-model';
import { leastCourseUnitFields } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../core/client';
import { createCourseUnits } from './course-units.resource';

const course = {
  ...leastCourseUnitFields(),
  id: 1004,
  majorId: 1001,
  classId: 0,
  typeId: 1,
  name: '数据结构',
  theoryPeriod: 48,
  practicePeriod: 16,
  courseMatrixVOS: [],
};
const request: SaveCourseUnitRequest = {
  manage: { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 1001 },
  current: { userId: 1005, userName: '王老师', collegeId: 1001, majorId: 1001, lang: '80101' },
  course,
  pointksa: [
    { id: 1101, title: '链表', description: '改了', ksa: [{ id: 1201, title: 'K', level: 1, description: '节点' }] },
    { id: 0, title: '栈', description: '后进先出', ksa: [{ id: 0, title: 'S', level: 1, description: '能实现栈' }] },
  ],
};
const stored = [
  { id: 1101, title: '链表', description: '旧', ksa: [{ id: 1201, title: 'K', level: 1, description: '节点' }] },
  { id: 1102, title: '队列', description: '先进先出', ksa: [{ id: 1202, title: 'A', level: 1, description: '规范' }] },
];

/** An item that supports no point: the unit does not name it, and it stays. */
const untied = { id: 1203, title: 'K', level: 2, description: '存储结构' };

function aServer(replies: Record<string, unknown>, { language = '80102' } = {}) {
  const calls: { path: string; body: unknown; init: RequestInit }[] = [];
  const fetchReply = vi.fn<typeof fetch>(async (url, init = {}) => {
    const path = String(url).replace('/college/api', '');
    calls.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body, init });
    return Response.json({ code: '0', message: '', data: replies[path.split('?')[0] ?? ''] });
  });
  const session = { authToken: () => 't', clear: () => undefined, language: () => language };
  return { calls, client: createClient({ fetch: fetchReply, session }) };
}

describe('createCourseUnits', () => {
  it('saves unit and points in one call where the server knows how', async () => {
    const reply = { id: 1004, version: 2, record: { course, pointksa: stored } };
    const { client, calls } = aServer({ '/major/v2.0/savecourseunit': reply });
    await expect(createCourseUnits(client).saveCourseUnit(request)).resolves.toEqual(reply);
    expect(calls.map(({ path }) => path)).toEqual(['/major/v2.0/savecourseunit']);
  });

  it('saves the points by the documented calls where the server ignores them', async () => {
    const { client, calls } = aServer({
      '/major/v2.0/savecourseunit': { id: 1004 },
      '/major/v2.0/courseunitdetail': { course, pointksa: stored },
      '/matrix/ksanrelate': { ksas: [...stored.flatMap(({ ksa }) => ksa), untied], relates: [] },
      '/major/v2.0/savepoints': [
        { id: 1101, title: '链表', description: '改了' },
        { id: 1103, title: '栈', description: '后进先出' },
      ],
      '/major/v2.0/saveksa': [],
    });
    await expect(createCourseUnits(client).saveCourseUnit(request)).resolves.toEqual({ id: 1004, record: { course, pointksa: stored } });
    const bodyOf = (path: string) => calls.find((call) => call.path.split('?')[0] === path)?.body;
    expect(bodyOf('/major/v2.0/savepoints')).toMatchObject({
      courseId: 1004,
      points: [{ id: 1101 }, { id: 0, title: '栈' }, { id: -1102 }],
    });
    expect(bodyOf('/major/v2.0/saveksa')).toMatchObject({
      courseId: 1004,
      ksa: [{ id: 1201, pointId: 1101 }, { id: 0, pointId: 1103 }, { id: -1202 }, untied],
    });
    expect(JSON.stringify(bodyOf('/major/v2.0/savepoints'))).not.toContain('"ksa"');
  });

  it('saves points without KSA by the documented call, and leaves the items', async () => {
    const { client, calls } = aServer({
      '/major/v2.0/savecourseunit': { id: 1004 },
      '/major/v2.0/courseunitdetail': { course, pointksa: stored },
      '/matrix/ksanrelate': { ksas: [untied], relates: [] },
      '/major/v2.0/savepoints': [{ id: 1104, title: '树', description: '二叉树' }],
    });
    await createCourseUnits(client).saveCourseUnit({ ...request, pointksa: [{ id: 0, title: '树', description: '二叉树' }] });
    expect(calls.map(({ path }) => path.split('?')[0])).not.toContain('/major/v2.0/saveksa');
  });

  it('deletes from the list by a negated id', async () => {
    const { client, calls } = aServer({ '/major/v2.0/updatecourseunitlist': true });
    await createCourseUnits(client).deleteCourseUnit(1004);
    expect(calls[0]?.body).toEqual({ list: [-1004] });
  });

  it('abandons a new unit by a request that outlives the closing page', async () => {
    const { client, calls } = aServer({ '/course/deleteCourse': true });
    await createCourseUnits(client).abandonCourseUnit(1050, { isClosing: true });
    expect(calls[0]).toMatchObject({ path: '/course/deleteCourse?id=1050', init: { keepalive: true, cache: 'no-store' } });
  });

  it('requests the options in the current language', async () => {
    const { client, calls } = aServer({ '/major/v2.0/courseclass': [], '/major/v2.0/coursetype': [] });
    await createCourseUnits(client).listCourseClasses();
    await createCourseUnits(client).listCourseTypes();
    expect(calls.map(({ path }) => path)).toEqual(['/major/v2.0/courseclass?lang=80102', '/major/v2.0/coursetype?lang=80102']);
  });

  it('returns points without items as the server sends them', async () => {
    const { client, calls } = aServer({ '/major/v2.0/resolvepoint': [{ id: 0, title: '栈', description: '后进先出' }] });
    const file = new File(['PK'], '课点.xlsx');
    const points = await createCourseUnits(client).resolvePoints({ kind: 'point', majorId: 1001, courseId: 1004, file });
    expect(points).toEqual([{ id: 0, title: '栈', description: '后进先出' }]);
    expect(calls[0]?.path).toBe('/major/v2.0/resolvepoint?majorid=1001&courseid=1004');
    expect((calls[0]!.body as FormData).get('file')).toBeInstanceOf(File);
  });

  it('offers a downloaded template as a file', async () => {
    const save = vi.fn();
    const client = createClient({
      fetch: async () => new Response('PK', { headers: { 'content-disposition': 'attachment; filename=t.xlsx' } }),
    });
    await createCourseUnits(client, { save }).downloadTemplate({ kind: 'pointksa', lang: '80101' });
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fileName: 't.xlsx' }));
  });
});
