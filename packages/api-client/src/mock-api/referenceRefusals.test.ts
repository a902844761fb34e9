import { expect, it } from 'vitest';
import { createMockBackend } from './mockBackend';
import { createMockPorts } from './mockPorts';

function aMock() {
  const { collegeMajors, history, occupations } = createMockPorts(createMockBackend());
  return { occupations, majors: collegeMajors, trash: history };
}

const refused = { code: '30001' };

it('refuses occupations whose code another one has, or whose proportions are too much', async () => {
  const { occupations } = aMock();
  const { list } = (await occupations.listOccupations({ pageNum: 1, pageSize: 20, orderMap: {} })).pageInfo;
  const [{ code = '' } = {}] = list;
  const request = {
    id: 0,
    occupationName: '测试员',
    levelId: 1002,
    lvlKeywords: '',
    typeId: 1004,
    publishId: null,
    content: '',
    skills: '[{"courseIds":[1001],"score":60}]',
    occupationCode: '',
  };
  await expect(occupations.saveOccupation({ ...request, occupationCode: ` ${code} ` })).rejects.toMatchObject(refused);
  await expect(occupations.saveOccupation({ ...request, skills: '[{"courseIds":[1001],"score":101}]' })).rejects.toMatchObject(refused);
  await expect(occupations.saveOccupation({ ...request, skills: '[]' })).rejects.toMatchObject(refused);
  expect((await occupations.listOccupations({ pageNum: 1, pageSize: 20, orderMap: {} })).pageInfo.total).toBe(list.length);
  // Its own code is not another's.
  const { id } = await occupations.saveOccupation(request);
  await expect(occupations.saveOccupation({ ...request, id, occupationCode: 'X1' })).resolves.toMatchObject({ id });
  await expect(occupations.saveOccupation({ ...request, id, occupationCode: 'X1' })).resolves.toMatchObject({ id });
});

it('refuses college majors whose code another one has, or whose score is not the sum of its rows', async () => {
  const { majors } = aMock();
  const page = { pageNum: 1, pageSize: 20, orderMap: {} };
  const [first] = (await majors.listCollegeMajors(page)).pageInfo.list;
  const { type, standard, academicYears, ...fields } = first!;
  const request = { ...fields, typeId: type.id!, standardId: standard.id, academicYearsId: academicYears.id };
  await expect(majors.saveCollegeMajor({ ...request, id: 0, code: request.code.toLowerCase() })).rejects.toMatchObject(refused);
  await expect(majors.saveCollegeMajor({ ...request, score: request.score + 1 })).rejects.toMatchObject(refused);
  await expect(majors.saveCollegeMajor({ ...request, academicSystem: '[]', score: 0 })).rejects.toMatchObject(refused);
  await expect(majors.saveCollegeMajor(request)).resolves.toMatchObject({ id: request.id });
});

it('keeps deleted records in the trash, and gives them back unless another one has the code', async () => {
  const { occupations, trash } = aMock();
  const page = { pageNum: 1, pageSize: 20 };
  const list = async () => (await occupations.listOccupations({ ...page, orderMap: {} })).pageInfo;
  const first = (await list()).list.find(({ code }) => code !== '')!;
  await occupations.deleteOccupation(first.id);
  const [entry] = (await trash.listTrash(page)).pageInfo.list;
  expect(entry).toMatchObject({ kind: 'occupation', id: first.id, name: first.name, majorId: null });
  const request = { occupationName: '同码', levelId: 1002, lvlKeywords: '', typeId: 1004, publishId: null, content: '' };
  const rows = { skills: '[{"courseIds":[1001],"score":60}]', occupationCode: first.code };
  const { id } = await occupations.saveOccupation({ id: 0, ...request, ...rows });
  await expect(trash.restoreTrash({ kind: 'occupation', id: first.id })).rejects.toMatchObject(refused);
  await occupations.deleteOccupation(id);
  await trash.restoreTrash({ kind: 'occupation', id: first.id });
  expect((await list()).list.map((one) => one.id)).toContain(first.id);
  expect((await trash.listTrash(page)).pageInfo.list.map((one) => one.id)).toEqual([id]);
});
