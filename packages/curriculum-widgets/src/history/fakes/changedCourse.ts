import { sampleCourseUnit } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

const introduction = '本课程讲授线性表、树和图等常用数据结构，要求学生能分析算法的时间复杂度并用程序实现。';
const course = { ...sampleCourseUnit(1004), introduction, translations: undefined };
const chapters = Array.from({ length: 9 }, (_, index) => ({
  ...course.courseMatrixVOS[0]!,
  id: 9001 + index,
  name: `第 ${index + 1} 章`,
  translations: undefined,
}));

const edits = [
  { name: '数据结构与算法', introduction: introduction.replace('时间复杂度', '时间和空间复杂度') },
  { position: '学科基础课' },
  { courseMatrixVOS: [...course.courseMatrixVOS, ...chapters] },
];

/** Changes 数据结构 so many times, latest first, two hours apart, by two people in turn; ids count down to 9001. */
export function changeCourse({ state }: College, count: number) {
  state.history = Array.from({ length: count }, (_, index) => ({
    id: 9000 + count - index,
    kind: 'course',
    recordId: course.id,
    action: 'update',
    userId: index % 2 === 0 ? 1001 : 1007,
    time: new Date(Date.parse('2026-05-14T08:00:00Z') - index * 7_200_000).toISOString(),
    before: course,
    after: { ...course, ...edits[index % edits.length] },
  }));
}
