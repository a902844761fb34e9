import * as contract from '@college/api-client/contract';
import type { Outline } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { putReferenceData, schema } from '../db';
import { putOutlines } from '../db/reference/outlines';
import { describeOnEachEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('sample outlines', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    await putReferenceData(database.current);
    server.forgetSessions();
  });

  const page = { pageNum: 1, pageSize: 200 };
  async function list(as: Role = 'collegeViewer', more: object = {}, headers = {}) {
    const { data } = await server.call(contract.listOutlines, { as, query: { ...page, ...more }, headers });
    return contract.listOutlines.data.parse(data).pageInfo;
  }
  const detail = async (id: number, as: Role = 'collegeViewer'): Promise<Outline> =>
    contract.getOutline.data.parse((await server.call(contract.getOutline, { as, query: { id } })).data);
  const networks = async (as: Role = 'collegeViewer') =>
    (await list(as, { keyword: '计算机网络' })).list.find(({ title }) => title === '计算机网络')!;
  const own = {
    id: 0,
    title: '桥梁美学',
    otherNames: '',
    category: '土木',
    author: '王老师',
    writtenOn: '2026-03-04',
    introduction: '',
    goals: '',
  };
  const chapters = '桥型 6\n- 拱桥造型：曲线与比例';
  const save = (body: object, as: Role = 'collegeAdmin') => server.call(contract.saveOutline, { as, body });

  it('lists what is shipped, finds it by any name in either language, and counts its points', async () => {
    expect((await list()).total).toBeGreaterThanOrEqual(60);
    expect((await list('collegeViewer', { keyword: '微积分' })).list.map(({ title }) => title)).toEqual(['高等数学']);
    expect((await list('collegeViewer', { keyword: 'signals and' })).list).toMatchObject([
      { title: '信号与系统', origin: 'shipped', chapterCount: 6 },
    ]);
  });

  it('are changed by one college alone, under an id of their own that the old one leads to', async () => {
    const row = await networks();
    const stored = await detail(row.id);
    const { data, code } = await save({ ...stored, goals: '本校的目标' });
    expect(code).toBe('0');
    const { id, record } = contract.saveOutline.data.parse(data);
    expect(id).not.toBe(row.id);
    expect(record).toMatchObject({ goals: '本校的目标', origin: 'changed' });
    expect(await detail(row.id)).toEqual(record);
    expect((await networks()).id).toBe(id);
    expect((await networks('otherAdmin')).id).toBe(row.id);
    expect((await save({ ...stored, goals: '晚到的目标' })).code).toBe('30009');
    expect((await server.call(contract.deleteOutline, { as: 'collegeAdmin', body: { id, version: record!.version } })).code).toBe('0');
    expect(await detail(row.id)).toEqual(stored);
  });

  it('that are switched off stay off and are brought up to date by a later version; changed ones stay as they are', async () => {
    const stored = await detail((await networks()).id);
    const off = await server.call(contract.switchOutline, {
      as: 'collegeAdmin',
      body: { id: stored.id, isOff: true, version: stored.version },
    });
    expect(off.code).toBe('0');
    const physics = (await list('collegeViewer', { keyword: '大学物理' })).list.find(({ title }) => title === '大学物理')!;
    await save({ ...(await detail(physics.id)), goals: '本校的目标' });
    const rows = [
      ['outline', 'computer-networks', '计算机网络', 'Computer Networks', '', '计算机', 'Computing', '2027-01-01', '', ''],
      ['chapter', '新的一章', 'A new chapter', '4'],
      ['point', '新的课点', 'A new point'],
      ['outline', 'college-physics', '大学物理', 'College Physics', '', '自然科学', 'Science', '2027-01-01', '', ''],
      ['chapter', '新的一章', 'A new chapter', '4'],
    ];
    await database.current.transaction((tx) => putOutlines(tx, [rows]));
    expect(await detail(stored.id)).toMatchObject({ isOff: true, writtenOn: '2027-01-01' });
    expect((await detail((await list('collegeViewer', { keyword: '大学物理' })).list[0]!.id)).goals).toBe('本校的目标');
    await database.current.db.delete(schema.outlines);
    await database.current.db.delete(schema.settings);
  });

  it('of the own college are added, and refused where a line does not fit', async () => {
    expect((await save({ ...own, chapters })).code).toBe('0');
    expect((await list('otherAdmin', { keyword: '桥梁' })).total).toBe(0);
    const { id, version } = (await list('collegeViewer', { keyword: '桥梁' })).list[0]!;
    const foreign = [
      server.call(contract.getOutline, { as: 'otherAdmin', query: { id } }),
      save({ ...own, chapters, id, version }, 'otherAdmin'),
      server.call(contract.switchOutline, { as: 'otherAdmin', body: { id, isOff: true, version } }),
      server.call(contract.deleteOutline, { as: 'otherAdmin', body: { id, version } }),
    ];
    expect((await Promise.all(foreign)).map(({ code }) => code)).toEqual(['30004', '30004', '30004', '30004']);
    expect(await save({ ...own, chapters: '- 没有章节' })).toMatchObject({ code: '30001', message: '第 1 行：课点要写在章节之后。' });
    expect(await save({ ...own, chapters: '只有章节' })).toMatchObject({ code: '30001' });
    expect((await save({ ...own, chapters }, 'majorLeader')).code).toBe('30003');
  });

  const restore = (id: number) => server.call(contract.restoreTrash, { as: 'collegeAdmin', body: { kind: 'outline', id } });
  async function changeAndDelete() {
    const shipped = await detail((await networks()).id);
    const { id, version } = contract.saveOutline.data.parse((await save({ ...shipped, goals: '本校的目标' })).data);
    expect((await server.call(contract.deleteOutline, { as: 'collegeAdmin', body: { id, version } })).code).toBe('0');
    return { shipped, id };
  }

  it('come back from the trash in the place of what is shipped', async () => {
    const { shipped, id } = await changeAndDelete();
    expect((await networks()).id).toBe(shipped.id);
    expect(await restore(id)).toMatchObject({ code: '0', data: { leftOut: [] } });
    expect((await networks()).id).toBe(id);
    expect(await detail(shipped.id)).toMatchObject({ id, goals: '本校的目标', origin: 'changed' });
    expect((await restore(id)).code).toBe('30004');
  });

  it('stay in the trash where the college changed the shipped one again', async () => {
    const { shipped, id } = await changeAndDelete();
    const again = contract.saveOutline.data.parse((await save({ ...shipped, goals: '另一个目标' })).data);
    expect(await restore(id)).toMatchObject({ code: '30001', message: expect.stringContaining('同一份') });
    expect((await networks()).id).toBe(again.id);
    await server.call(contract.deleteOutline, { as: 'collegeAdmin', body: { id: again.id, version: again.version } });
    expect((await restore(id)).code).toBe('0');
    expect((await networks()).id).toBe(id);
  });

  it('that were deleted without their code come back beside what is shipped', async () => {
    const { shipped, id } = await changeAndDelete();
    await database.current.db.update(schema.outlines).set({ formerCode: null }).where(eq(schema.outlines.id, id));
    expect((await restore(id)).code).toBe('0');
    expect(await detail(id)).toMatchObject({ origin: 'own', goals: '本校的目标' });
    expect(await detail(shipped.id)).toEqual(shipped);
  });

  it('come back from a file, without those that are there; shipped ones are not deleted', async () => {
    const file = contract.exportOutlines.data.parse((await server.call(contract.exportOutlines, { as: 'collegeAdmin' })).data);
    const { id: _, ...texts } = own;
    const outlines = [...file.outlines, { ...texts, chapters }];
    const { data } = await server.call(contract.importOutlines, { as: 'collegeAdmin', body: { outlines } });
    expect(contract.importOutlines.data.parse(data)).toEqual({ added: 1, known: file.outlines.map(({ title }) => title) });
    const wrong = [
      { ...texts, title: '隧道工程', chapters },
      { ...texts, title: '道路工程', chapters: '- 没有章节' },
    ];
    expect(await server.call(contract.importOutlines, { as: 'collegeAdmin', body: { outlines: wrong } })).toMatchObject({
      code: '30001',
      message: '《道路工程》第 1 行：课点要写在章节之后。',
    });
    const { id, version } = await networks();
    expect(await server.call(contract.deleteOutline, { as: 'collegeAdmin', body: { id, version } })).toMatchObject({
      code: '30001',
      message: '随系统提供的样例大纲不能删除，可以停用。',
    });
  });
});
