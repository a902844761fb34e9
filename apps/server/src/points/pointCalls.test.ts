import * as contract from '@college/api-client/contract';
import { pointKsaSchema, storedList, type PointKsa, type ReadPoint } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { setScene } from '../testing/scene';
import { read, testServer } from '../testing/testServer';

const ksa = (title: 'K' | 'S' | 'A', level: number, description: string, id = 0) => ({ id, title, level, description });
const point = (title: string, items: PointKsa['ksa'] = [], id = 0): PointKsa => ({ id, title, description: `${title}的描述`, ksa: items });

describeOnOneEngine('point and KSA calls', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  async function read1001(): Promise<{ version: number; points: PointKsa[] }> {
    const { data } = await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: 1001 } });
    const { course, pointksa } = contract.getCourseUnit.data.parse(data);
    return { version: course.version ?? 0, points: pointksa };
  }

  async function saveUnit(pointksa: ReadPoint[]) {
    const { data } = await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: 1001 } });
    const { course } = contract.getCourseUnit.data.parse(data);
    const manage = { level: 'major', manage: true, modify: true, permissionId: 2000, relativeId: 101 };
    const current = { userId: 5, userName: 'x', collegeId: 1, majorId: 101, lang: '80101' };
    return server.call(contract.saveCourseUnit, { as: 'majorLeader', body: { manage, current, course, pointksa } });
  }

  const savePoints = (points: unknown[], version?: number) =>
    server.call(contract.savePoints, { as: 'majorLeader', body: { courseId: 1001, points, version } });
  const saveKsa = (items: unknown[]) => server.call(contract.saveKsa, { as: 'majorLeader', body: { courseId: 1001, ksa: items } });
  const listOfPoints = ({ data }: { data: unknown }) => storedList(contract.savePoints.data.parse(data)).list;
  const listOfKsa = ({ data }: { data: unknown }) => storedList(contract.saveKsa.data.parse(data)).list;
  const codes = (items: PointKsa['ksa']) => items.map(({ title, level, description }) => `${title}${level} ${description}`);

  it('replaces points and KSA with the unit, numbers each letter without gaps and keeps a KSA under two points as one', async () => {
    const reply = await saveUnit([
      point('复杂度', [ksa('K', 3, '大O'), ksa('S', 1, '分析')]),
      point('线性表', [ksa('K', 7, '线性'), ksa('K', 3, '大O')]),
    ]);
    const stored = contract.saveCourseUnit.data.parse(reply.data).record!.pointksa;
    expect(stored.map(({ ksa: items }) => codes(items))).toEqual([
      ['K1 大O', 'S1 分析'],
      ['K2 线性', 'K1 大O'],
    ]);
    expect(stored[0]!.ksa[0]!.id).toBe(stored[1]!.ksa[1]!.id);
    expect((await read1001()).points).toEqual(stored);
  });

  it('replaces points alone where the table has no KSA: the items stay, under none of the new points', async () => {
    await saveUnit([point('复杂度', [ksa('K', 1, '大O')]), point('线性表', [ksa('S', 1, '实现')])]);
    const { ksa: _ksa, ...alone } = point('散列');
    const reply = await saveUnit([alone]);
    expect(contract.saveCourseUnit.data.parse(reply.data).record!.pointksa).toMatchObject([{ title: '散列', ksa: [] }]);
    const { data } = await server.call(contract.getProjectMatrixChoices, { as: 'majorLeader', query: { courseId: 1001 } });
    expect(codes(contract.getProjectMatrixChoices.data.parse(data).ksas)).toEqual(['K1 大O', 'S1 实现']);
  });

  it('keeps the order of twelve hundred points, each with its KSA', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => point(`课点${index}`, [ksa('K', index + 1, `知识${index}`)]));
    expect((await saveUnit(many)).code).toBe('0');
    const { points } = await read1001();
    expect(points.map(({ title, ksa: items }) => [title, ...codes(items)])).toEqual(
      many.map(({ title, ksa: items }) => [title, ...codes(items)]),
    );
  });

  it('refuses more KSA than a course can have, also spread over points', async () => {
    const some = (letter: 'K' | 'S') => Array.from({ length: 1001 }, (_, index) => ksa(letter, index + 1, 'x'));
    expect(await saveUnit([point('甲', some('K')), point('乙', some('S'))])).toMatchObject({
      code: '30001',
      message: 'KSA 最多 2000 项。',
    });
    await saveKsa(Array.from({ length: 1000 }, (_, index) => ksa('A', index + 1, 'x')));
    expect(await saveUnit([point('甲', some('K'))])).toMatchObject({ code: '30001', message: 'KSA 最多 2000 项。' });
  });

  it('takes what a course may have: items under three points each, and as many points as it had in their place', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => point(`课点${index}`));
    const before = listOfPoints(await savePoints(many));
    const ties = Array.from({ length: 700 }, (_, at) =>
      before.slice(at, at + 3).map(({ id }) => ({ ...ksa('K', at + 1, 'x'), pointId: id })),
    );
    expect(listOfKsa(await saveKsa(ties.flat()))).toHaveLength(700);
    const removed = before.map(({ id }) => ({ id: -id, title: '', description: '' }));
    expect(listOfPoints(await savePoints([...many, ...removed]))).toHaveLength(1001);
  });

  it('keeps ids through a second save, removes what is left out and closes the gap', async () => {
    await saveUnit([point('甲', [ksa('K', 1, '一'), ksa('K', 2, '二')]), point('乙', [ksa('K', 3, '三')])]);
    const [first, second] = (await read1001()).points;
    await saveUnit([
      { ...second!, title: '乙改' },
      { ...first!, ksa: first!.ksa.slice(1) },
    ]);
    const { points } = await read1001();
    expect(points.map(({ id, title }) => [id, title])).toEqual([
      [second!.id, '乙改'],
      [first!.id, '甲'],
    ]);
    expect(points.map(({ ksa: items }) => codes(items))).toEqual([['K2 三'], ['K1 二']]);
    expect(points[0]!.ksa[0]!.id).toBe(second!.ksa[0]!.id);
  });

  it('leaves a KSA alone that never supported a point', async () => {
    await saveKsa([ksa('A', 0, '规范'), ksa('K', 0, '孤立')]);
    await saveUnit([point('甲', [ksa('K', 1, '新')])]);
    await saveUnit([]);
    const all = await database.current.db.select().from(schema.ksas).orderBy(schema.ksas.id);
    expect(all.map(({ description, deletedAt }) => [description, deletedAt === null])).toEqual([
      ['规范', true],
      ['孤立', true],
      ['新', false],
    ]);
  });

  it('saves points as a true replace: 0 adds, a negative id deletes, what is left out goes', async () => {
    await savePoints([point('一'), point('二'), point('三')]);
    const before = (await read1001()).points;
    const reply = await savePoints([point('四'), { ...before[2]!, description: '改' }, { id: -before[0]!.id, title: '', description: '' }]);
    expect(listOfPoints(reply).map(({ title, description }) => [title, description])).toEqual([
      ['四', '四的描述'],
      ['三', '改'],
    ]);
    expect((await read1001()).points.map(({ id }) => id)[1]).toBe(before[2]!.id);
    expect((await server.call(contract.listPoints, { as: 'collegeViewer', query: { courseId: 1001 } })).data).toHaveLength(2);
  });

  it('mentions negative ids that delete nothing: of another course, or deleted before', async () => {
    await savePoints([point('一'), point('二')]);
    const [first] = (await read1001()).points;
    const body = { courseId: 1002, points: [point('三')] };
    const [foreign] = listOfPoints(await server.call(contract.savePoints, { as: 'collegeAdmin', body }));
    const deletion = (id: number) => ({ id: -id, title: '', description: '' });
    const told = await savePoints([deletion(foreign!.id), point('四'), deletion(first!.id)]);
    expect(told).toMatchObject({
      code: '0',
      message: '保存成功。要删除的第 1 个课点不属于该课程，或已被删除。',
      data: { list: [{ title: '四' }] },
    });
    expect((await savePoints([deletion(first!.id)])).message).toContain('第 1 个课点');
    const kept = await server.call(contract.listPoints, { as: 'collegeAdmin', query: { courseId: 1002 } });
    expect(kept.data).toMatchObject([{ title: '三' }]);
  });

  it('answers the list as documented, and the unit as it reads back where the client asks for it', async () => {
    const readBack = async () => (await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: 1001 } })).data;
    const body = { courseId: 1001, points: [point('一')] };
    const documented = await server.call(contract.savePoints, { as: 'majorLeader', body, query: { record: 0 } });
    expect(documented.data).toMatchObject([{ title: '一' }]);
    expect((await savePoints([point('二')])).data).toMatchObject({ list: [{ title: '二' }], record: await readBack() });
    const bare = await server.call(contract.saveKsa, { as: 'majorLeader', body: { courseId: 1001, ksa: [] }, query: { record: 0 } });
    expect(bare.data).toEqual([]);
    const [only] = (await read1001()).points;
    const answer = (await saveKsa([{ ...ksa('K', 0, '甲'), pointId: only!.id }])).data;
    expect(answer).toMatchObject({ list: [{ description: '甲' }], record: await readBack() });
  });

  it('counts a save of points as a revision of the unit and refuses one made from an older version', async () => {
    expect((await savePoints([point('一')], 1)).code).toBe('0');
    expect((await read1001()).version).toBe(2);
    expect(await savePoints([], 1)).toMatchObject({ code: '30009', data: { course: { version: 2 }, pointksa: [{ title: '一' }] } });
    expect((await read1001()).points).toHaveLength(1);
  });

  it('refuses points and KSA of another course, repeated ones, and ones without text, and keeps what was there', async () => {
    await savePoints([point('一')]);
    const [own] = (await read1001()).points;
    await server.call(contract.savePoints, { as: 'majorLeader', body: { courseId: 1002, points: [point('别的课')] } });
    const other = await server.call(contract.listPoints, { as: 'majorLeader', query: { courseId: 1002 } });
    const foreign = contract.listPoints.data.parse(other.data)[0]!;
    expect((await savePoints([foreign])).message).toBe('第 1 个课点不属于该课程，或已被删除。');
    expect((await savePoints([own, own])).message).toBe('第 2 个课点在列表中重复。');
    expect((await savePoints([{ ...own, title: ' ' }])).message).toBe('第 1 行标题不能为空');
    expect((await saveKsa([ksa('K', 1, 'x', 999_999)])).code).toBe('30001');
    expect((await saveKsa([{ ...ksa('K', 1, 'x'), pointId: foreign.id }])).code).toBe('30001');
    expect((await read1001()).points).toEqual([own]);
  });

  it('links KSA to points by pointId and keeps the links of entries without one', async () => {
    await savePoints([point('一'), point('二')]);
    const [one, two] = (await read1001()).points;
    await saveKsa([{ ...ksa('K', 0, '甲'), pointId: one!.id }, ksa('K', 0, '乙')]);
    const { data } = await server.call(contract.saveKsa, { as: 'majorLeader', body: { courseId: 1001, ksa: [] } });
    expect(data).toMatchObject({ list: [] });
    const saved = listOfKsa(await saveKsa([{ ...ksa('S', 0, '丙'), pointId: one!.id }]));
    await saveKsa([
      { ...saved[0]!, description: '丙改' },
      { ...ksa('S', 0, '丁'), pointId: two!.id },
    ]);
    expect((await read1001()).points.map(({ ksa: items }) => codes(items))).toEqual([['S1 丙改'], ['S2 丁']]);
  });

  it('makes one item of new entries that agree in letter, number and text, and unties by null', async () => {
    await savePoints([point('一'), point('二')]);
    const [one, two] = (await read1001()).points;
    const shared = ksa('K', 1, '线性');
    const saved = listOfKsa(await saveKsa([{ ...shared, pointId: one!.id }, { ...shared, pointId: two!.id }, ksa('K', 2, '线性')]));
    expect(codes(saved)).toEqual(['K1 线性', 'K2 线性']);
    expect((await read1001()).points.map(({ ksa: items }) => codes(items))).toEqual([['K1 线性'], ['K1 线性']]);
    await saveKsa([{ ...saved[0]!, pointId: null }, saved[1]!]);
    expect((await read1001()).points.map(({ ksa: items }) => items)).toEqual([[], []]);
    const { data } = await server.call(contract.getProjectMatrixChoices, { as: 'collegeViewer', query: { courseId: 1001 } });
    expect(codes(contract.getProjectMatrixChoices.data.parse(data).ksas)).toEqual(['K1 线性', 'K2 线性']);
  });

  async function upload(path: string, file: File): Promise<{ code: string; message: string; data: unknown }> {
    const form = new FormData();
    form.append('file', file);
    const init = { method: 'POST', body: form, headers: { authToken: await server.tokenOf('majorLeader') } };
    return read(await server.request(`${apiBase}${path}?majorid=101&courseid=1001`, init));
  }

  it.each([
    ['/major/v2.0/download/point', contract.resolvePointKsa, '80101'],
    ['/major/v2.0/download/point', contract.resolvePointKsa, '80102'],
    ['/major/v2.0/download/onlypoint', contract.resolvePoint, '80101'],
    ['/major/v2.0/download/onlypoint', contract.resolvePoint, '80102'],
  ])('gives %s as a workbook that its own upload reads back, and stores nothing', async (path, resolve, lang) => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ template: 'anything', lang }),
      headers: { authToken: await server.tokenOf('majorLeader'), 'content-type': 'application/json' },
    };
    const response = await server.request(`${apiBase}${path}`, init);
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''.+\.xlsx$/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const reply = await upload(resolve.path, new File([bytes], 'points.xlsx'));
    expect([reply.code, reply.message]).toEqual(['0', '上传成功']);
    expect(z.array(pointKsaSchema.partial({ ksa: true })).parse(reply.data).length).toBeGreaterThan(0);
    expect(await database.current.db.$count(schema.points)).toBe(0);
  });

  it('detects the kind of an upload by its headers, whichever was chosen, and returns it', async () => {
    const bodies = {
      point: 'title,description\n栈,后进先出\n',
      pointksa: 'point title,point description,KSA title,level,KSA description\n栈,后进先出,K,1,线性\n',
    };
    for (const { path } of [contract.resolvePoint, contract.resolvePointKsa]) {
      const plain = await upload(path, new File([bodies.point], 'points.csv'));
      expect(plain).toMatchObject({ code: '0', data: [{ id: 0, title: '栈', description: '后进先出' }] });
      expect(plain.data).not.toMatchObject([{ ksa: expect.anything() }]);
      const withKsa = await upload(path, new File([bodies.pointksa], 'points.csv'));
      expect(withKsa).toMatchObject({ code: '0', data: [{ title: '栈', ksa: [{ title: 'K', level: 1, description: '线性' }] }] });
    }
  });

  it.each([
    ['nothing in it', new File([], 'points.xlsx')],
    ['a picture under another name', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'points.xlsx')],
    ['a text under another name', new File(['MZ...'], 'points.xlsx')],
    ['the wrong kind', new File(['x'], 'points.pdf')],
    ['more than ten megabytes', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'points.xlsx')],
    ['far more than ten megabytes', new File([new Uint8Array(14 * 1024 * 1024)], 'points.xlsx')],
  ])('refuses an upload with %s in a sentence', async (_, file) => {
    const reply = await upload('/major/v2.0/resolvepoint', file);
    expect(reply.code).toBe('30001');
    expect(reply.message).toMatch(/[\u4e00-\u9fff]{4}/);
  });

  it('refuses an upload that is no form, or has no file', async () => {
    const headers = { authToken: await server.tokenOf('majorLeader'), 'accept-language': 'en' };
    const send = async (body: string | FormData, more = {}) => {
      const init = { method: 'POST', body, headers: { ...headers, ...more } };
      return read(await server.request(`${apiBase}/major/v2.0/resolvepoint?majorid=101&courseid=1001`, init));
    };
    const form = new FormData();
    form.append('file', 'just text');
    expect(await send(form)).toMatchObject({ code: '30001' });
    expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({
      code: '30001',
      message: 'Send the file as a multipart form.',
    });
    expect(await send('x', { 'content-type': 'multipart/form-data' })).toMatchObject({ code: '30001' });
    expect(await send('--b\r\nbroken', { 'content-type': 'multipart/form-data; boundary=b' })).toMatchObject({ code: '30001' });
  });
});
