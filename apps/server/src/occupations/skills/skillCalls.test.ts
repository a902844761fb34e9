import * as contract from '@college/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../../db';
import { describeOnOneEngine } from '../../db/testing';
import { contentsOf } from '../../testing/contentsOf';
import { testServer } from '../../testing/testServer';
import { aRequest, setOccupationScene } from '../occupationScene.test-data';

describeOnOneEngine('skills and other choices', (database) => {
  const server = testServer(() => database.current);
  let levelOf: (code: string) => Promise<number>;
  beforeEach(async () => {
    ({ levelOf } = await setOccupationScene(database.current));
    server.forgetSessions();
  });

  const save = (list: unknown) => server.call(contract.saveOccupationSkills, { as: 'collegeAdmin', body: { list } });

  async function tree(query: Record<string, string> = {}, language = 'zh') {
    const headers = { 'accept-language': language };
    const reply = await server.call(contract.listOccupationSkills, { as: 'courseEditor', query, headers });
    return contract.listOccupationSkills.data.parse(reply.data);
  }

  it('offers five levels and the years of publication, in the requested language', async () => {
    const types = await server.call(contract.listOccupationTypes, { as: 'courseEditor' });
    expect(types.data).toHaveLength(5);
    expect(types.data).toContainEqual({ label: '三级/高级工', value: 1003 });
    const english = await server.call(contract.listOccupationTypes, { as: 'courseEditor', headers: { 'accept-language': 'en' } });
    expect(JSON.stringify(english.data)).not.toMatch(/[\u4e00-\u9fff]/);
    const years = await server.call(contract.listOccupationPublishes, { as: 'courseEditor' });
    expect(contract.listOccupationPublishes.data.parse(years.data)[0]).toEqual({ label: '2022', value: 1001 });
  });

  it('adds, renames, moves and deletes in one save', async () => {
    const translations = { en: { label: { text: 'Programming', updatedAt: '2026-03-01T00:00:00Z' } } };
    const reply = await save([
      { id: 1, parentId: null, label: '编程', translations },
      { id: 2, parentId: null, label: 'Java 语言' },
      { id: -3, parentId: null, label: 'Python' },
      { id: 0, parentId: 2, label: 'Spring' },
    ]);
    expect(reply).toMatchObject({ code: '0', message: '保存成功' });
    expect(await tree()).toEqual([
      { label: '编程', value: 1 },
      { label: 'Java 语言', value: 2, children: [{ label: 'Spring', value: expect.any(Number) }] },
    ]);
    expect((await tree({}, 'en'))[0]?.label).toBe('Programming');
    expect((await tree({ record: '1' }, 'en'))[0]).toMatchObject({ label: '编程', translations });
    const [row] = await database.current.db.select().from(schema.auditLog);
    expect(row).toMatchObject({ entity: 'occupationSkills', action: 'updated', before: expect.any(Array), after: expect.any(Array) });
  });

  it('does not overwrite what somebody else changed since the sender saw it', async () => {
    const seen = (await tree({ record: '1' }))[0]!;
    expect(seen.version).toBe(1);
    expect((await save([{ id: 1, parentId: null, label: '程序设计', version: seen.version }])).code).toBe('0');
    const before = await contentsOf(database.current);
    const late = await save([
      { id: 0, parentId: null, label: '新的' },
      { id: 1, parentId: null, label: '编码', version: seen.version },
    ]);
    expect(late).toMatchObject({ code: '30009', message: '技能「程序设计」已被其他人修改，请核对后再保存。' });
    expect(contract.saveOccupationSkills.data.parse(late.data)[0]).toMatchObject({ label: '程序设计', version: 2 });
    expect((await save([{ id: -1, parentId: null, label: '编程', version: 1 }])).code).toBe('30009');
    expect(await contentsOf(database.current)).toEqual(before);
    // Clients that know of no versions save as before.
    expect((await save([{ id: 1, parentId: null, label: '编码' }])).code).toBe('0');
    expect((await save([{ id: 1, parentId: null, label: '编程', version: 3 }])).code).toBe('0');
  });

  it.each([
    ['a circle', [{ id: 1, parentId: 2, label: '编程' }], '不能成为自己的下级技能'],
    ['an unknown parent', [{ id: 0, parentId: 77, label: 'Go' }], '「Go」的上级技能不存在'],
    ['a parent of another college', [{ id: 0, parentId: 9, label: 'Go' }], '「Go」的上级技能不存在'],
    ['a parent that is deleted in the same save', [{ id: -1, parentId: null, label: '编程' }], '的上级技能不存在，或将被删除'],
    ['an empty label', [{ id: 0, parentId: null, label: '  ' }], '技能名称'],
    ['a skill of another college', [{ id: 9, parentId: null, label: '外校技能' }], '第 1 项技能不存在'],
    ['a name that is there', [{ id: 0, parentId: 1, label: 'java' }], '同一级中已有技能「java」'],
    [
      'a skill twice',
      [
        { id: 2, parentId: 1, label: 'Java' },
        { id: -2, parentId: 1, label: 'Java' },
      ],
      '第 2 项技能在列表中重复',
    ],
  ])('refuses %s, and nothing changes', async (_, list, sentence) => {
    const before = await contentsOf(database.current);
    const reply = await save(list);
    expect(reply.code).toBe('30001');
    expect(reply.message).toContain(sentence);
    expect(await contentsOf(database.current)).toEqual(before);
  });

  it('refuses to delete what an occupation requires, until that is deleted', async () => {
    const request = aRequest(await levelOf('2-02'), { skills: '[{"courseIds":[1,2],"score":10}]' });
    const added = await server.call(contract.addOccupation, { as: 'collegeAdmin', body: request });
    const reply = await save([{ id: -2, parentId: 1, label: 'Java' }]);
    expect(reply.message).toBe('技能「Java」正被职业「软件工程师」使用，不能删除。');
    const { id } = contract.addOccupation.data.parse(added.data);
    await server.call(contract.deleteOccupation, { as: 'collegeAdmin', query: { id } });
    expect((await save([{ id: -2, parentId: 1, label: 'Java' }])).code).toBe('0');
  });
});
