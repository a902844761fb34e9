import { courseUnitFields, courseUnitMessages, labelsOf, type CourseUnitFieldName } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { basicInformation, listComma, retry, save, savedSuccessfully, saving } from '@college/ui/words';

type Labels = Record<CourseUnitFieldName, string>;

// Servers and embedders replace these four by their own keys.
function keyed({ classId, typeId, theoryPeriod, practicePeriod, ...same }: Labels) {
  return { ...same, class: classId, type: typeId, theory: theoryPeriod, practice: practicePeriod };
}

/** What the fields are called, out of the widget's text. */
export function fieldLabels({ class: classId, type: typeId, theory, practice, ...same }: typeof courseUnitDetailMessages.en): Labels {
  return { ...same, classId, typeId, theoryPeriod: theory, practicePeriod: practice };
}

/** Built-in text of the course-unit detail; a server's `localize.values` may replace any of it by `courseUnitDetail.<key>`. */
export const courseUnitDetailMessages = defineMessages('courseUnitDetail', {
  words: {
    basic: basicInformation,
    projects: domainTerms.projectsAndChapters,
    newTitle: domainTerms.newCourseUnit,
    save,
    saving,
    saved: savedSuccessfully,
    retry,
    goals: domainTerms.teachingGoals,
    points: domainTerms.pointsAndKsa,
    listComma,
    nameEmpty: courseUnitMessages.nameEmpty,
  },
  en: {
    backToMajor: 'Back to the major home',
    backToWorkbench: 'Back to the workbench',
    loading: 'Loading the course unit',
    loadFailed: 'The course unit could not be loaded',
    createFailed: 'The course unit could not be created',
    noMajor: 'No major is chosen',
    noMajorHint: 'A new course unit belongs to a major. Go back and choose one.',
    mayNotCreate: 'You cannot create course units here',
    mayNotCreateHint: 'If this major needs a new one, ask its administrator.',
    back: 'Go back',
    ...keyed(labelsOf(courseUnitFields, 'en', 'short')),
    typePlaceholder: 'Choose a type',
    hours: 'h',
    requirements: 'Requirements',
    requirementsHint: 'Position and academic output',
    projectsSummary: ({ count, hours }: { count: number; hours: number }) => `${count} ${count === 1 ? 'chapter' : 'chapters'}, ${hours} h`,
    pointsSummary: ({ points, ksa }: { points: number; ksa: number }) => `${points} ${points === 1 ? 'point' : 'points'}, ${ksa} KSA`,
    recordNote: 'The record of a course is Chinese: the fields here hold its Chinese texts. Their English is shown beside them.',
    conflictTitle: 'Someone else saved this course unit first',
    conflictProjects: ({ count, hours }: { count: number; hours: number }) =>
      `${count} ${count === 1 ? 'chapter' : 'chapters'}, ${hours} h: `,
  },
  zh: {
    backToMajor: '返回专业主页',
    backToWorkbench: '返回工作台',
    loading: '正在载入课程单元',
    loadFailed: '没有取到课程单元',
    createFailed: '没能新建课程单元',
    noMajor: '没有选择专业',
    noMajorHint: '课程单元属于某个专业，请返回后选择专业。',
    mayNotCreate: '不能新建课程单元',
    mayNotCreateHint: '如需新建，请联系这个专业的管理员。',
    back: '返回',
    ...keyed(labelsOf(courseUnitFields, 'zh', 'short')),
    typePlaceholder: '请选择课程性质',
    hours: '学时',
    requirements: '课程要求',
    requirementsHint: '定位与学术产出',
    projectsSummary: ({ count, hours }) => `${count} 章，${hours} 学时`,
    pointsSummary: ({ points, ksa }) => `${points} 个课点，${ksa} 条 KSA`,
    recordNote: '课程以中文为正式内容：这里的各项都是中文，英文另外保存。',
    conflictTitle: '有人先保存了这个课程单元',
    conflictProjects: ({ count, hours }) => `${count} 章，${hours} 学时：`,
  },
});
