import { aLoginInfo, type userIds } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../core/client';
import { createCourseUnits } from '../course-units/course-units.resource';
import { createHistory } from '../history/history.resource';
import { createMockFetch } from '../mock-api/createMockFetch';
import { createSyllabus } from './syllabus.resource';

const courseId = 1004;

/** The resource on one mock API, as one person or another, or as nobody. */
function aCollege() {
  const mockFetch = createMockFetch({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  return (who: keyof typeof userIds | 'nobody' = 'majorLeader') => {
    const onFailure = vi.fn();
    const authToken = who === 'nobody' ? undefined : aLoginInfo(who).data.authToken;
    const client = createClient({ fetch: mockFetch, onFailure, session: { authToken: () => authToken, clear: () => undefined } });
    return { syllabus: createSyllabus(client), courseUnits: createCourseUnits(client), history: createHistory(client), onFailure };
  };
}

describe('the report of a course', () => {
  it('comes whole, with both languages and the numbers of the points', async () => {
    const { syllabus } = aCollege()();
    const { intro, info, projectMatrix, majorMatrix } = await syllabus.loadReport(courseId);
    expect(intro).toMatchObject({ name: '数据结构', translations: { en: { name: { text: 'Data Structures' } } } });
    expect(info).toMatchObject({
      courseUnitId: courseId,
      lecturer: '周敏',
      version: 1,
      translations: { en: { lecturer: { text: 'Zhou Min' } } },
    });
    expect(projectMatrix[0]).toMatchObject({
      point: { number: expect.any(Number), translations: { en: {} } },
      theoryPeriod: expect.any(Number),
    });
    expect(majorMatrix[0]?.goalTexts?.map(({ description }) => description)).toEqual(majorMatrix[0]?.goalDescriptions);
  });

  it('is saved over the version that was read, and over no older one; English is marked where its Chinese changed', async () => {
    const { syllabus } = aCollege()();
    const { info } = await syllabus.loadReport(courseId);
    await expect(syllabus.saveReport({ ...info, attend: '不得缺课。' })).resolves.toEqual({ version: 2 });
    const { info: saved } = await syllabus.loadReport(courseId);
    expect(saved).toMatchObject({ attend: '不得缺课。', version: 2, translations: { en: { attend: { older: true } } } });
    await expect(syllabus.saveReport(info)).rejects.toMatchObject({
      code: '30009',
      data: { attend: '不得缺课。', courseDesc: expect.any(String) },
    });
    const { version: _unknown, ...withoutVersion } = info;
    await expect(syllabus.saveReport(withoutVersion)).resolves.toEqual({ version: 3 });
  });

  it('is empty with version 0 before its first save, which is in the history', async () => {
    const { syllabus, history } = aCollege()('collegeAdmin');
    const { info } = await syllabus.loadReport(1005);
    expect(info).toMatchObject({ id: 0, version: 0, lecturer: '' });
    await expect(syllabus.saveReport({ ...info, lecturer: '李航' })).resolves.toEqual({ version: 1 });
    await syllabus.saveReport({ ...(await syllabus.loadReport(1005)).info, lecturer: '周敏' });
    const { pageInfo } = await history.listHistory({ kind: 'report', recordId: 1005, pageNum: 1, pageSize: 10 });
    expect(pageInfo.list.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(pageInfo.list[0]?.changes).toEqual([{ label: '授课教师', before: '李航', after: '周敏' }]);
    const { id } = pageInfo.list[0]!;
    await history.restoreHistory({ id, latestId: id });
    expect((await syllabus.loadReport(1005)).info).toMatchObject({ lecturer: '李航', version: 3 });
  });

  it('carries the introduction of the course to the course, unless somebody else changed that meanwhile', async () => {
    const { syllabus, courseUnits } = aCollege()();
    const { info, intro } = await syllabus.loadReport(courseId);
    await syllabus.saveReport({ ...info, courseDesc: '新的简介', courseDescWas: intro.introduction });
    expect((await courseUnits.loadCourseUnit(courseId)).course).toMatchObject({ introduction: '新的简介' });
    const mine = { ...info, version: 2, courseDesc: '又一个', courseDescWas: intro.introduction };
    await expect(syllabus.saveReport(mine)).rejects.toMatchObject({ code: '30009', data: { courseDesc: '新的简介' } });
  });
});

describe('links', () => {
  it('let anybody read the report until they are revoked', async () => {
    const as = aCollege();
    const { syllabus } = as();
    const [first, second] = [await syllabus.createLink(courseId), await syllabus.createLink(courseId)];
    await expect(syllabus.listLinks(courseId)).resolves.toEqual([second, first]);
    const { syllabus: reader, onFailure } = as('nobody');
    await expect(reader.loadPublicReport(first.link)).resolves.toEqual(await syllabus.loadReport(courseId));
    await syllabus.deleteLink(first);
    await expect(reader.loadPublicReport(first.link)).rejects.toMatchObject({ code: '30004' });
    // The page itself shows it; a toast would repeat it.
    expect(onFailure).not.toHaveBeenCalled();
    await expect(as('collegeViewer').syllabus.createLink(courseId)).rejects.toMatchObject({ code: '30003' });
    for (let made = 1; made < 20; made += 1) await syllabus.createLink(courseId);
    await expect(syllabus.createLink(courseId)).rejects.toMatchObject({
      code: '30001',
      message: expect.stringContaining('最多 20 个链接'),
    });
  });
});
