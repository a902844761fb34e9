import * as contract from '@college/api-client/contract';
import { imageBytes, type Saved, type TalentReport } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { jpeg, png } from '../pictures/pictures.test-data';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const cover = dataUrl(png());
const report = {
  id: 0,
  name: '软件人才需求报告',
  department: '省教育评估院',
  fileName: '报告.pdf',
  fileUrl: 'https://college.example/报告.pdf',
  picUrl: cover,
  type: 1,
  majorId: 101,
};

describeOnEachEngine('talent demand reports', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const save = (body: object = {}, as: Role = 'collegeAdmin') =>
    server.call(contract.saveTalentReport, { as, body: { ...report, ...body } });
  const detail = async (id: number, as: Role = 'courseEditor') => server.call(contract.getTalentReport, { as, query: { id } });
  const list = async (body: Record<string, unknown> = {}, as: Role = 'courseEditor') => {
    const reply = await server.call(contract.listTalentReports, { as, body: { pageNum: 1, pageSize: 10, ...body } });
    return reply.data as { list: TalentReport[]; total: number };
  };
  const made = async (body: Record<string, unknown> = {}) => (await save(body)).data as Saved<unknown>;

  it('are kept with their cover, changed and deleted, each time with an audit row that holds no picture', async () => {
    const { id } = await made();
    expect((await detail(id)).data).toMatchObject({ ...report, id, version: 1, majorName: '软件工程' });
    const picUrl = dataUrl(jpeg(), 'image/png');
    expect(await save({ id, picUrl, type: 0, fileUrl: ' ', version: 1 })).toMatchObject({ code: '0', message: '保存成功' });
    // A jpeg is one, whatever it called itself.
    expect((await detail(id)).data).toMatchObject({ picUrl: dataUrl(jpeg(), 'image/jpeg'), type: 0, fileUrl: '', version: 2 });
    const deleted = await server.call(contract.deleteTalentReport, { as: 'collegeAdmin', query: { id } });
    expect(deleted).toMatchObject({ code: '0', message: '删除成功' });
    expect((await detail(id)).code).toBe('30004');
    const audit = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'talentReport'));
    expect(audit.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(JSON.stringify(audit)).not.toContain('base64');
    expect(audit[1]).toMatchObject({ before: { cover: expect.stringMatching(/^sha256:/) }, after: { type: 0 } });
  });

  it('come latest first and without their covers, found by name or institution', async () => {
    await made();
    server.wait(1000);
    await made({ name: '网络岗位报告', translations: { en: { name: { text: 'Network jobs', updatedAt: '2026-03-01T00:00:00Z' } } } });
    const { list: rows, total } = await list();
    expect([total, rows.map(({ name, picUrl }) => [name, picUrl])]).toEqual([
      2,
      [
        ['网络岗位报告', ''],
        ['软件人才需求报告', ''],
      ],
    ]);
    expect((await list({ name: 'network' })).list).toHaveLength(1);
    expect((await list({ name: '评估院' })).list).toHaveLength(2);
    expect((await list({ name: "%_\\'" })).list).toEqual([]);
    expect((await list({}, 'otherAdmin')).total).toBe(0);
  });

  it('show any stored type and are saved as 0 or 1 alone', async () => {
    const { id } = await made();
    await database.current.db.update(schema.talentReports).set({ type: 7 });
    expect((await detail(id)).data).toMatchObject({ type: 7 });
    expect(await save({ id, type: 7 })).toMatchObject({ code: '30001', message: '类型不在可选范围内' });
    expect((await save({ id, type: 1 })).code).toBe('0');
    expect((await detail(id)).data).toMatchObject({ type: 1 });
  });

  // Not named by what they send, which may be megabytes.
  it.each<[string, object]>([
    ['报告名称不能为空', { name: ' ' }],
    ['上传单位不能为空', { department: '' }],
    ['类型不在可选范围内', { type: null }],
    ['封面图片不能为空', { picUrl: '' }],
    ['封面图片必须是 jpg 或 png', { picUrl: 'https://college.example/a.png' }],
    ['封面图片必须是 jpg 或 png', { picUrl: 'data:image/png;base64,R0lGODlhAQABAAAAACw=' }],
    ['图片已损坏，无法打开', { picUrl: 'data:image/png;base64,iVBORw0KGgoA' }],
    ['封面图片不能超过10M', { picUrl: dataUrl(png(2, 2, imageBytes)) }],
    ['文件链接只能是以 http:// 或 https:// 开头的网址', { fileUrl: 'javascript:alert(1)' }],
    ['文件链接只能是以 http:// 或 https:// 开头的网址', { fileUrl: 'data:text/html,x' }],
    ['相关专业不能小于 1', { majorId: 0 }],
    ['找不到所选的相关专业，可能已被删除，请另选一个。', { majorId: 999_999 }],
    ['找不到所选的相关专业，可能已被删除，请另选一个。', { majorId: 201 }],
  ])('refuse with “%s” and keep nothing (%#)', async (sentence, body) => {
    const { message, code } = await save(body);
    expect([code, message]).toEqual(['30001', sentence]);
    expect((await list()).total).toBe(0);
  });

  it('take a cover of ten megabytes, and a body over fifteen is refused in a sentence', async () => {
    const padding = imageBytes - png(2, 2, 1).length + 1;
    expect((await save({ picUrl: dataUrl(png(2, 2, padding)) })).code).toBe('0');
    const reply = await save({ fileName: 'x'.repeat(15 * 1024 * 1024) });
    expect(reply).toMatchObject({ code: '30001', message: expect.stringContaining('15 MB') });
  });

  it('of another college are neither shown nor changed, and one that somebody saved first is returned', async () => {
    const { id } = await made();
    expect((await detail(id, 'otherAdmin')).code).toBe('30004');
    expect((await save({ id, majorId: 201 }, 'otherAdmin')).code).toBe('30004');
    expect((await server.call(contract.deleteTalentReport, { as: 'otherAdmin', query: { id } })).code).toBe('30004');
    await save({ id, name: '新名称', version: 1 });
    expect(await save({ id, version: 1 })).toMatchObject({ code: '30009', data: { name: '新名称', picUrl: cover, version: 2 } });
  });

  it('go on without a major that was deleted, until they are saved again', async () => {
    const { id } = await made();
    await database.current.db.update(schema.majors).set({ deletedAt: new Date() }).where(eq(schema.majors.id, 101));
    const shown = (await detail(id)).data as TalentReport;
    expect([shown.majorId, shown.majorName]).toEqual([101, undefined]);
    expect(await save({ id })).toMatchObject({ message: '找不到所选的相关专业，可能已被删除，请另选一个。', data: { field: 'majorId' } });
  });
});
