import type { CourseCard, CurrentDepartment } from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { chainOf, isOffered } from './rights';

const reach: CurrentDepartment = {
  college: { id: 1001, name: '示范大学' },
  departments: [{ id: 1001, name: '信息学院', majors: [{ id: 1001, name: '软件工程', edit: true }] }],
};
const card = {
  self: { label: '大学英语', value: 1014 },
  parent: { label: '软件工程', value: 1001 },
  manager: [{ label: '王岚', value: 1008 }],
  btnMenus: [],
  coverMenus: [],
} satisfies CourseCard;

describe('what the interface offers', () => {
  it.each([
    ['majorLeader', 'modify', true],
    ['majorLeader', 'create', true],
    ['majorEditor', 'create', true],
    ['departmentViewer', 'modify', false],
    ['collegeViewer', 'create', false],
    ['courseEditor', 'create', false],
    ['courseEditor', 'modify', true],
    ['courseLeader', 'modify', false],
    ['none', 'modify', false],
  ] as const)('%s may %s the course unit: %s', (who, act, expected) => {
    const chain = chainOf({ majorId: 1001, courseUnitId: 1014 }, reach, [card]);
    expect(isOffered(aLoginInfo(who).data.user, act, chain)).toBe(expected);
  });

  it('is nothing while the record is unknown or out of reach', () => {
    const user = aLoginInfo('collegeAdmin').data.user;
    expect(isOffered(user, 'modify', chainOf({ majorId: 1001 }, undefined))).toBe(false);
    expect(isOffered(user, 'modify', chainOf({ majorId: 9999 }, reach))).toBe(false);
    expect(isOffered(undefined, 'modify', chainOf({ majorId: 1001 }, reach))).toBe(false);
  });
});
