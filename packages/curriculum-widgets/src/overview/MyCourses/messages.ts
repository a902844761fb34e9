import { counted, defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { noSearchResults } from '@college/ui/words';

interface Counts {
  goals: number;
  points: number;
  chapters: number;
  tasks: number;
}

export const myCoursesMessages = defineMessages('myCourses', {
  words: {
    report: domainTerms.syllabus,
    goals: domainTerms.teachingGoals,
    noResult: noSearchResults,
    course: domainTerms.course,
  },
  en: {
    title: 'My courses',
    facts: ({ courses }: { courses: string }) =>
      courses === '1' ? '1 course names you as leader' : `${courses} courses name you as leader`,
    search: 'Course, goal, point or task',
    found: ({ count }: { count: string }) => (count === '1' ? '1 course found' : `${count} courses found`),
    expandAll: 'Open all',
    collapseAll: 'Close all',
    counts: ({ goals, points, chapters, tasks }: Counts) =>
      [counted(goals, 'goal'), counted(points, 'point'), counted(chapters, 'chapter'), counted(tasks, 'task goal')].join(' · '),
    hours: ({ hours }: { hours: number }) => counted(hours, 'hour'),
    linksOf: ({ name }: { name: string }) => `Pages of ${name}`,
    matrix: 'Matrices',
    points: 'Course points',
    tasks: 'Chapters and tasks',
    product: ({ product }: { product: string }) => `Output: ${product}`,
    noGoals: 'No goals yet',
    noPoints: 'No points yet',
    noChapters: 'No chapters yet',
    noTasks: 'No task goals yet',
    failed: 'Your courses could not be loaded',
    none: 'No course names you as leader',
    noneHint: 'Once you are made the leader of a course in the list of course units, it appears here with its goals, points and tasks.',
    allCourses: 'See all course units',
    noResultHint: ({ keyword }: { keyword: string }) => `None of your courses mentions “${keyword}”.`,
  },
  zh: {
    title: '我的课程',
    facts: ({ courses }) => `${courses}门课程由您负责`,
    search: '课程、目标、课点或任务',
    found: ({ count }) => `找到${count}门课程`,
    expandAll: '全部展开',
    collapseAll: '全部收起',
    counts: ({ goals, points, chapters, tasks }) => `教学目标${goals} · 课点${points} · 章节${chapters} · 任务目标${tasks}`,
    hours: ({ hours }) => `${hours}学时`,
    linksOf: ({ name }) => `${name}的页面`,
    matrix: '矩阵',
    points: '课点',
    tasks: '章节与任务',
    product: ({ product }) => `成果：${product}`,
    noGoals: '还没有教学目标',
    noPoints: '还没有课点',
    noChapters: '还没有章节',
    noTasks: '还没有任务目标',
    failed: '没有取到您的课程',
    none: '还没有由您负责的课程',
    noneHint: '在课程单元列表中被设为课程负责人后，这里会列出该课程的教学目标、课点和任务。',
    allCourses: '查看全部课程单元',
    noResultHint: ({ keyword }) => `您的课程中没有提到「${keyword}」。`,
  },
});
