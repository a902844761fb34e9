import type { CurrentDepartment } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { withoutRecord, withRecord } from './departmentsAfter';

const major = (id: number, name: string) => ({ id, name, edit: true });
const known: CurrentDepartment = {
  college: { id: 1, name: '明理大学' },
  departments: [
    { id: 11, name: '计算机学院', majors: [major(101, '软件工程'), major(102, '人工智能')] },
    // The number of a major too, because kinds are numbered apart.
    { id: 101, name: '外国语学院', majors: [] },
  ],
};
const namesOf = ({ departments }: CurrentDepartment) => departments.map(({ name, majors }) => [name, ...majors.map((one) => one.name)]);
const everything = namesOf(known);

describe('the departments after', () => {
  it('a department was stored: in its place with its majors, or last where it is new', () => {
    const renamed = { id: 11, name: '计算机与软件学院', collegeId: 1, version: 2 };
    expect(namesOf(withRecord(known, { kind: 'department', record: renamed }))).toEqual([
      ['计算机与软件学院', '软件工程', '人工智能'],
      ['外国语学院'],
    ]);
    expect(withRecord(known, { kind: 'department', record: renamed }).departments[0]).toMatchObject({ version: 2 });
    const added = withRecord(known, { kind: 'department', record: { id: 12, name: '新学院', collegeId: 1 } });
    expect(namesOf(added)).toEqual([...everything, ['新学院']]);
  });

  it('a major was stored: in its place, or last of its department', () => {
    const stored = (record: ReturnType<typeof major>, departmentId: number) =>
      namesOf(withRecord(known, { kind: 'major', departmentId, record }));
    expect(stored(major(101, '软件工程（中外合作）'), 11)).toEqual([['计算机学院', '软件工程（中外合作）', '人工智能'], ['外国语学院']]);
    expect(stored(major(103, '德语'), 101)).toEqual([
      ['计算机学院', '软件工程', '人工智能'],
      ['外国语学院', '德语'],
    ]);
  });

  it('one of them, or a major, was deleted', () => {
    expect(namesOf(withoutRecord(known, { kind: 'major', id: 101 }))).toEqual([['计算机学院', '人工智能'], ['外国语学院']]);
    expect(namesOf(withoutRecord(known, { kind: 'department', id: 101 }))).toEqual([['计算机学院', '软件工程', '人工智能']]);
  });

  it('changes leave what was known as it was', () => {
    withoutRecord(known, { kind: 'department', id: 11 });
    expect(namesOf(known)).toEqual(everything);
  });
});
