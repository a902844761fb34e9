import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';

const ofCourse = (world: World) => ({ query: { courseid: world.need('courseId') } });

/** How complete a course is. */
export const completionPlan = [
  step('getCompletion', { phase: 'read', input: ofCourse }),
  step('listCompletionItems', { phase: 'read', input: ofCourse }),
  step('checkCourse', { phase: 'read', input: ofCourse }),
  step('exportCompletion', { phase: 'read', input: ofCourse, file: 'workbook' }),
];

/** What waits for a person, and figures of a major. */
export const overviewPlan = [
  step('getOverview', { phase: 'read', input: (world) => ({ query: { lang: world.languageCode } }) }),
  step('getWaiting', {
    phase: 'read',
    input: (world) => ({ query: { lang: world.languageCode } }),
    rules: [
      {
        says: rules.countsWhatItLists,
        fault: ({ answer }) => {
          const short = answer.kinds.filter(({ count, findings }) => count < findings.length);
          return short.length === 0 ? undefined : excerpt(short);
        },
      },
    ],
  }),
  step('listColleagueChanges', { phase: 'read', input: (world) => ({ query: { lang: world.languageCode } }) }),
  step('listMyCourses', { phase: 'read', input: (world) => ({ query: { lang: world.languageCode } }) }),
  step('getProgressBoard', {
    phase: 'read',
    input: (world) => ({ query: { lang: world.languageCode } }),
    rules: [
      {
        says: rules.courseHasItsMajor,
        fault: ({ answer: { majors, courses, departments } }) => {
          const loose = courses.filter(({ majorId }) => !majors.some(({ id }) => id === majorId));
          const homeless = majors.filter(({ departmentId }) => !departments.some(({ id }) => id === departmentId));
          return loose.length + homeless.length === 0 ? undefined : excerpt([...loose, ...homeless]);
        },
      },
    ],
  }),
  step('exportProgress', { phase: 'read', input: () => ({ query: {} }), file: 'workbook' }),
  step('checkMajor', { phase: 'read', input: (world) => ({ query: { majorId: world.need('majorId') } }) }),
  step('getMatrixFigures', { phase: 'read', input: (world) => ({ query: { majorId: world.need('majorId'), lang: world.languageCode } }) }),
];

/** Searching the content of the college. */
export const searchPlan = [
  step('searchContent', {
    phase: 'read',
    input: (world) => ({ body: { keyword: world.need('courseName').slice(0, 20), target: 'course' } }),
    rules: [
      {
        says: rules.namesItsKeyword,
        fault: ({ input, answer }) => (answer.keyword === input.body.keyword ? undefined : excerpt(answer.keyword)),
      },
      {
        says: rules.findsWhatIsThere,
        fault: ({ answer, world }) => (answer.data.some(({ id }) => id === world.need('courseId')) ? undefined : excerpt(answer.data)),
      },
    ],
  }),
  step('searchEverything', {
    phase: 'read',
    input: (world) => ({ body: { keyword: world.need('courseName').slice(0, 20), kinds: ['course', 'major'] } }),
    rules: [
      {
        says: rules.namesItsKeyword,
        fault: ({ input, answer }) => (answer.keyword === input.body.keyword ? undefined : excerpt(answer.keyword)),
      },
      {
        says: rules.findsWhatIsThere,
        fault: ({ answer, world }) =>
          answer.groups.some(({ kind, list }) => kind === 'course' && list.some(({ id }) => id === world.need('courseId')))
            ? undefined
            : excerpt(answer.groups),
      },
    ],
  }),
];

/** Suggestions of the assistant. */
const fill = (world: World) => ({
  body: {
    courseId: world.peek('ownCourseId') ?? world.need('courseId'),
    majorId: world.peek('homeMajorId') ?? world.need('majorId'),
    name: world.need('courseName'),
  },
});
export const assistantPlan = [
  step('fillCourse', { phase: 'read', input: fill }),
  step('fillCourseMore', { phase: 'read', input: fill }),
  step('fillPoints', { phase: 'read', input: fill }),
  step('fillKsa', { phase: 'read', input: fill }),
  step('matchTarget', {
    phase: 'read',
    input: (world) => ({ query: { target: 'point' }, body: { target: 'point', keyword: '链表', courseId: world.need('courseId') } }),
    rules: [
      {
        says: rules.namesItsKeyword,
        fault: ({ input, answer }) => (answer.keyword === input.body.keyword ? undefined : excerpt(answer.keyword)),
      },
    ],
  }),
];

/** The English of a course. */
export const translationsPlan = [
  step('listCourseTexts', { phase: 'read', input: ofCourse }),
  step('saveTranslations', {
    phase: 'fill',
    input: async (world, ask) => {
      const id = world.need('ownCourseId');
      const { course } = await ask.data('getCourseUnit', { query: { courseid: id } });
      const was = { introduction: { zh: course.introduction, en: course.translations?.en?.introduction?.text ?? '' } };
      return { body: { list: [{ kind: 'course' as const, id, texts: { introduction: 'English introduction' }, was }] } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ ask, world }) => {
          const texts = await ask.data('listCourseTexts', { query: { courseid: world.need('ownCourseId') } });
          const text = texts.find(({ kind, field }) => kind === 'course' && field === 'introduction');
          return text?.en === 'English introduction' ? undefined : excerpt(text);
        },
      },
    ],
  }),
];
