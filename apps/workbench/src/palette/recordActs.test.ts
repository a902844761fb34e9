import { expect, it } from 'vitest';
import { recordActs } from './recordActs';

const course = { id: 1004, title: '数据结构', description: '', majorId: 1001, courseId: 1004, majorName: '软件工程' };
const names = (canOpen: (path: string) => boolean) => recordActs(course, 'course', 'zh', canOpen).map(({ id }) => id.split(':')[0]);

it('offers what can be done with a course, in its major', () => {
  expect(names(() => true)).toEqual([
    'courseMatrix',
    'majorMatrix',
    'projectMatrix',
    'syllabus',
    'word',
    'pdf',
    'openCourse',
    'readCourse',
  ]);
  expect(recordActs(course, 'course', 'en', () => true)[0]?.context).toBe('数据结构, 软件工程');
});

it('leaves out pages that the person may not open', () => {
  expect(names((path) => path !== '/matrix' && path !== '/courseUnit/detail')).toEqual(['syllabus', 'word', 'pdf', 'readCourse']);
  expect(names(() => false)).toEqual(['word', 'pdf']);
});
