import { expect, it } from 'vitest';
import { securityDetail } from './messages';

it.each([
  [{ what: 'courseEditor', record: 'course 1001' }, '课程编辑者 · 课程 1001', 'Course editor · Course 1001'],
  [{ what: 'departmentManager', record: 'department 11' }, '院系管理者 · 院系 11', 'Department manager · Department 11'],
  [{ what: 'otherSignIns', record: '' }, '其他所有登录', 'All other sign-ins'],
  [{ what: 'off', record: '' }, '停用', 'Off'],
  [{ what: '/course/deleteCourse', record: 'major 7' }, '/course/deleteCourse · 专业 7', '/course/deleteCourse · Major 7'],
])('says %j in words', (event, zh, en) => {
  expect([securityDetail(event, 'zh'), securityDetail(event, 'en')]).toEqual([zh, en]);
});
