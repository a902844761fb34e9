import * as contract from '@college/api-client/contract';
import { downloadTicketSchema, matrixDoubts, matrixFindings, unpackMatrices, type CompletionItem } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { setScene } from '../testing/scene';
import { read, testServer } from '../testing/testServer';

const unit = 1001;
const address = `${apiBase}${contract.exportCompletion.path}?courseid=${unit}`;

describeOnOneEngine('completion calls', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    const { db } = database.current;
    await setScene(database.current);
    server.forgetSessions();
    await db
      .update(schema.courseUnits)
      .set({ name: '=cmd|数据/结构', classId: 1, introduction: '简介' })
      .where(eq(schema.courseUnits.id, unit));
    await db.insert(schema.projects).values([
      { id: 701, courseUnitId: unit, name: '=HYPERLINK("http://x")', theoryPeriod: 2, position: 0 },
      { id: 702, courseUnitId: unit, name: '', position: 1 },
    ]);
    // The order of the points is their number, whatever their ids.
    await db.insert(schema.points).values([
      { id: 721, courseUnitId: unit, title: '乙', description: 'x', position: 1 },
      { id: 722, courseUnitId: unit, title: '甲', description: 'x', position: 0 },
    ]);
    await db.insert(schema.graduationRequirements).values({ id: 401, majorId: 101, description: '1' });
    await db.insert(schema.indicators).values({ id: 501, requirementId: 401, description: '1.1' });
    await db.insert(schema.teachingGoals).values({ id: 601, courseUnitId: unit, indicatorId: 501, description: '目标' });
    await db.insert(schema.courseMatrixEntries).values({ courseUnitId: unit, projectId: 701, goalId: 601, pointId: 721, relate: 0 });
  });

  async function items(): Promise<CompletionItem[]> {
    const { data } = await server.call(contract.listCompletionItems, { as: 'collegeViewer', query: { courseid: unit } });
    return contract.listCompletionItems.data.parse(data);
  }

  async function download(headers: Record<string, string>, query = '') {
    const response = await server.request(`${address}${query}`, { headers });
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    return { response, sheets: sheets.map(({ name, rows }) => ({ name, rows })) };
  }

  it('checks a course in one call as the two calls do', async () => {
    const given = { as: 'collegeViewer', query: { courseid: unit } } as const;
    const { items: found, gaps } = contract.checkCourse.data.parse((await server.call(contract.checkCourse, given)).data);
    const packed = await server.call(contract.getLinkedMatrices, { as: 'collegeViewer', query: { courseId: unit } });
    const matrices = unpackMatrices(contract.getLinkedMatrices.data.parse(packed.data));
    expect(found).toEqual(await items());
    expect(gaps).toEqual(matrixDoubts(matrixFindings(matrices), unit));
    expect(gaps.length).toBeGreaterThan(0);
  });

  it('lists every item, done or not, with its name and the page where it is fixed', async () => {
    const list = await items();
    expect(list.filter(({ part }) => part === 'info').map(({ id, isDone }) => `${id} ${isDone}`)).toEqual([
      'info.name true',
      'info.classId true',
      'info.typeId false',
      'info.introduction true',
      'info.criterion false',
      'info.position false',
      'info.hours false',
    ]);
    expect(list.find(({ id }) => id === 'base.projectNames')).toMatchObject({
      isDone: false,
      target: { screen: 'detail', projectId: 702 },
    });
    expect(list.find(({ id }) => id === 'projectMatrix.point.721')).toMatchObject({ name: { zh: '课点2 乙', en: 'Point 2 乙' } });
    const query = { courseid: unit };
    const { data } = await server.call(contract.getCompletion, { as: 'collegeViewer', query });
    expect(data).toMatchObject({ info: { completion: '3/7', rate: 43 } });
  });

  it('returns the report as a workbook of two sheets', async () => {
    const { response, sheets } = await download({ authToken: await server.tokenOf('collegeViewer') });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="_cmd __ __-completion.xlsx"; filename*=UTF-8''${encodeURIComponent('=cmd 数据 结构-completion.xlsx')}`,
    );
    expect(sheets.map(({ name }) => name)).toEqual(['汇总', '明细']);
    expect(sheets[0]!.rows.slice(0, 2)).toEqual([
      ['部分', '完成/总数', '完成度'],
      ['课程信息', '3/7', '43%'],
    ]);
    expect(sheets[1]!.rows).toHaveLength((await items()).length + 1);
    expect(sheets[1]!.rows[1]!.slice(0, 4)).toEqual(['课程信息', '课程名称', '是', '课程单元详情']);
    expect(sheets[1]!.rows.flat().map(String)).toContain('第 1 章 =HYPERLINK("http://x")');
  });

  it('uses the language of the caller; that of the URL takes precedence', async () => {
    const authToken = await server.tokenOf('collegeViewer');
    expect((await download({ authToken, 'accept-language': 'en' })).sheets[0]!.rows[0]).toEqual(['Part', 'Done/total', 'Percentage']);
    expect((await download({ authToken, 'accept-language': 'en' }, '&lang=80101')).sheets[0]!.name).toBe('汇总');
  });

  it('opens by a ticket once, without a header', async () => {
    const body = { path: contract.exportCompletion.path, query: { courseid: unit, lang: '80102' } };
    const { data } = await server.call(contract.createDownloadTicket, { as: 'courseEditor', body });
    const query = `&lang=80102&ticket=${downloadTicketSchema.parse(data).ticket}`;
    expect((await download({}, query)).sheets[0]!.name).toBe('Summary');
    expect((await read(await server.request(`${address}${query}`))).code).toBe('30003');
  });

  it('has nothing to say about a course that is gone', async () => {
    await database.current.db.update(schema.courseUnits).set({ deletedAt: server.clock.now }).where(eq(schema.courseUnits.id, unit));
    const query = { courseid: unit };
    for (const endpoint of [contract.listCompletionItems, contract.getCompletion, contract.exportCompletion]) {
      expect((await server.call(endpoint, { as: 'collegeAdmin', query })).code).toBe('30004');
    }
  });
});
