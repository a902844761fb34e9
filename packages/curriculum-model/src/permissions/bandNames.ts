import type { Bilingual } from '../language';
import { bandOf, type Level } from './bands';

/** The nine bands of permissions (core §6), from the most to the least. */
export const bandNames = [
  'collegeManager',
  'collegeViewer',
  'departmentManager',
  'departmentViewer',
  'majorLeader',
  'majorEditor',
  'courseLeader',
  'courseEditor',
  'none',
] as const;
/** What a band is called in code. */
export type BandName = (typeof bandNames)[number];

/** Who somebody with a permission of the band is. */
export const bandTitles: Readonly<Record<BandName, Bilingual>> = {
  collegeManager: { zh: '学校管理者', en: 'College manager' },
  collegeViewer: { zh: '学校查看者', en: 'College viewer' },
  departmentManager: { zh: '院系管理者', en: 'Department manager' },
  departmentViewer: { zh: '院系查看者', en: 'Department viewer' },
  majorLeader: { zh: '专业负责人', en: 'Major leader' },
  majorEditor: { zh: '专业编辑者', en: 'Major editor' },
  courseLeader: { zh: '课程负责人', en: 'Course leader' },
  courseEditor: { zh: '课程编辑者', en: 'Course editor' },
  none: { zh: '无权限', en: 'No rights' },
};

/** The permissionId to grant for a band; within a band all numbers mean the same. */
export const permissionOfBand: Readonly<Record<BandName, number>> = {
  collegeManager: 5,
  collegeViewer: 50,
  departmentManager: 1000,
  departmentViewer: 1990,
  majorLeader: 2000,
  majorEditor: 2010,
  courseLeader: 3000,
  courseEditor: 3010,
  none: 4000,
};

const names: Readonly<Record<Exclude<Level, 'none'>, readonly [manages: BandName, others: BandName]>> = {
  college: ['collegeManager', 'collegeViewer'],
  department: ['departmentManager', 'departmentViewer'],
  major: ['majorLeader', 'majorEditor'],
  course: ['courseLeader', 'courseEditor'],
};

/** The band of a permissionId; what is no permission at all is none. */
export function bandNameOf(permissionId: unknown): BandName {
  const { level, manage } = bandOf(permissionId);
  return level === 'none' ? 'none' : names[level][manage ? 0 : 1];
}
