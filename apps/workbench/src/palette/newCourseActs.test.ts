import type { FoundRecord } from '@college/curriculum-model';
import { majorIds, sampleUser } from '@college/curriculum-model/fixtures';
import { expect, it } from 'vitest';
import { newCourseActs } from './newCourseActs';

const major: FoundRecord = { id: majorIds.softwareEngineering, title: '软件工程', description: '080902', departmentId: 1001 };
const offered = (who: Parameters<typeof sampleUser>[0], of = major) => newCourseActs('量子 计算', of, sampleUser(who), 'zh');

it('offers a new course unit of the name to whoever may create one in the major', () => {
  expect(offered('collegeAdmin')).toEqual([
    expect.objectContaining({
      title: '新建课程单元「量子 计算」',
      context: '软件工程',
      href: `/course/courseUnit/detail?majorId=${major.id}&name=%E9%87%8F%E5%AD%90+%E8%AE%A1%E7%AE%97`,
    }),
  ]);
  expect(offered('majorEditor')).toHaveLength(1);
});

it('offers none elsewhere, to readers, to leaders of a course, and before anybody is known', () => {
  expect(offered('majorEditor', { ...major, id: majorIds.computerScience })).toEqual([]);
  expect(offered('departmentManager', { ...major, departmentId: 1099 })).toEqual([]);
  for (const who of ['collegeViewer', 'courseLeader'] as const) expect(offered(who)).toEqual([]);
  expect(newCourseActs('量子', major, undefined, 'zh')).toEqual([]);
});
