import { byKind, courseUnitFields, currentOf, manageOf, namesWhere, type CourseUnit } from '@college/curriculum-model';
import type { Ask, InputOf } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { answersRecord } from './answersRecord';
import { courseToDelete, majorForCourses, stillThere } from './courseDeletion.plan';

const newest = { pageNum: 1, pageSize: 50, orderMap: { create_time: 0 as const } };

/** Who saves, and from where, as the screen sends it along. */
function signature(world: World, majorId: number) {
  const user = world.need('user');
  return { manage: manageOf(user), current: currentOf(user, majorId, world.languageCode) };
}

function filledCourse(world: World, id: number): CourseUnit {
  const majorId = world.need('homeMajorId');
  const row = (name: string) => ({ id: 0, courseUnitId: id, name, theoryPeriod: 8, practicePeriod: 4 });
  return {
    id,
    majorId,
    ...byKind(courseUnitFields, { text: (_field, name) => name, choice: () => null, hours: () => 8 }),
    name: world.named('course unit'),
    theoryPeriod: 16,
    courseMatrixVOS: [row('chapter one'), row('chapter two')],
  };
}

/** Finds the course unit with the most in it, to read from. */
async function keepFullest(list: readonly CourseUnit[], ask: Ask, world: World): Promise<void> {
  const candidates = list.toSorted((one, other) => other.courseMatrixVOS.length - one.courseMatrixVOS.length).slice(0, 5);
  let most = -1;
  for (const { id, name } of candidates) {
    const { course, pointksa } = await ask.data('getCourseUnit', { query: { courseid: id } });
    const fullness = pointksa.length + course.courseMatrixVOS.length;
    if (fullness <= most) continue;
    most = fullness;
    world.keep('courseId', id);
    world.keep('courseName', name);
    world.keep('projectId', course.courseMatrixVOS[0]?.id);
  }
}

/** Course units with their project rows. */
export const courseUnitsPlan = [
  step('listCourseUnits', {
    phase: 'find',
    makes: ['courseId', 'courseName', 'projectId'],
    input: (world) => ({ body: { ...newest, majorId: world.need('majorId') } }),
    keep: ({ answer, ask, world }) => keepFullest(answer.pageInfo.list, ask, world),
    rules: [
      {
        says: rules.orderTurnsRound,
        fault: async ({ input, ask }) => {
          const times = async (create_time: 0 | 1) => {
            const { pageInfo } = await ask.data('listCourseUnits', { body: { ...input.body, pageSize: 200, orderMap: { create_time } } });
            return pageInfo.list.map(({ createTime = '' }) => createTime);
          };
          const [latest, earliest] = [await times(0), await times(1)];
          const isOrdered =
            excerpt(latest, 1e6) === excerpt(latest.toSorted().toReversed(), 1e6) &&
            excerpt(earliest, 1e6) === excerpt(earliest.toSorted(), 1e6);
          return isOrdered ? undefined : `create_time 0: ${excerpt(latest)}; 1: ${excerpt(earliest)}`;
        },
      },
    ],
  }),
  step('getCourseUnit', { phase: 'read', input: (world) => ({ query: { courseid: world.need('courseId') } }) }),
  step('listCourseClasses', { phase: 'read', input: () => ({ query: {} }) }),
  step('listCourseTypes', { phase: 'read', input: () => ({ query: {} }) }),
  step('listCourseCards', { phase: 'read', input: (world) => ({ query: { majorId: world.need('majorId'), lang: world.languageCode } }) }),
  step('createCourse', {
    phase: 'make',
    makes: ['ownCourseId', 'homeMajorId'],
    wants: ['ownMajorId'],
    input: (world) => ({ query: { majorId: majorForCourses(world) } }),
    keep: ({ input, answer, world }) => {
      world.keep('homeMajorId', input.query.majorId);
      world.cleanUp.add('course', answer.id, world.named('course unit'));
      world.keep('ownCourseId', answer.id);
    },
    rules: [
      {
        says: rules.newCourseIsHidden,
        fault: async ({ input, answer, ask }) => {
          const { pageInfo } = await ask.data('listCourseUnits', { body: { ...newest, majorId: input.query.majorId } });
          return pageInfo.list.some(({ id }) => id === answer.id)
            ? excerpt(pageInfo.list.map(({ id, name }) => ({ id, name })))
            : undefined;
        },
      },
    ],
  }),
  step('saveCourseUnit', {
    phase: 'make',
    // A backend without any course unit is read with the suite's own.
    makes: ['ownProjectIds', 'courseId', 'courseName', 'projectId'],
    input: (world) => ({
      body: { ...signature(world, world.need('homeMajorId')), course: filledCourse(world, world.need('ownCourseId')) },
    }),
    keep: async ({ ask, world }) => {
      const { course } = await ask.data('getCourseUnit', { query: { courseid: world.need('ownCourseId') } });
      world.keep(
        'ownProjectIds',
        course.courseMatrixVOS.map(({ id }) => id),
      );
      if (world.peek('courseId') !== undefined) return;
      world.keep('courseId', course.id);
      world.keep('courseName', course.name);
      world.keep('majorId', course.majorId);
      world.keep('projectId', course.courseMatrixVOS[0]?.id);
    },
    rules: [
      answersRecord((ask, courseid) => ask.data('getCourseUnit', { query: { courseid } })),
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { course } = await ask.data('getCourseUnit', { query: { courseid: input.body.course.id } });
          const texts = namesWhere(courseUnitFields, { kind: 'text' });
          const pick = (unit: CourseUnit) =>
            excerpt(
              [texts.map((field) => unit[field]), unit.courseMatrixVOS.map((row) => [row.name, row.theoryPeriod, row.practicePeriod])],
              1e6,
            );
          return pick(course) === pick(input.body.course as CourseUnit) ? undefined : excerpt(course, 300);
        },
      },
      {
        says: rules.savedCourseIsListed,
        fault: async ({ input, ask }) => {
          const { id, majorId } = input.body.course;
          const { pageInfo } = await ask.data('listCourseUnits', { body: { ...newest, majorId } });
          return pageInfo.list.some((one) => one.id === id) ? undefined : excerpt(pageInfo.list.map((one) => one.id));
        },
      },
      {
        says: rules.rowsAreRemovedByMinusOne,
        fault: async ({ input, ask, world }) => {
          const courseid = input.body.course.id;
          const { course } = await ask.data('getCourseUnit', { query: { courseid } });
          const save = (unit: CourseUnit, rows: CourseUnit['courseMatrixVOS']) =>
            ask.data('saveCourseUnit', {
              body: { ...signature(world, unit.majorId), course: { ...unit, courseMatrixVOS: rows } },
            });
          const added = { id: 0, courseUnitId: courseid, name: 'to be removed', theoryPeriod: 0, practicePeriod: 0 };
          await save(course, [...course.courseMatrixVOS, added]);
          const more = (await ask.data('getCourseUnit', { query: { courseid } })).course;
          await save(
            more,
            more.courseMatrixVOS.map((row) => (row.name === added.name ? { ...row, courseUnitId: -1 } : row)),
          );
          const names = (await ask.data('getCourseUnit', { query: { courseid } })).course.courseMatrixVOS.map(({ name }) => name);
          return more.courseMatrixVOS.length === names.length + 1 && !names.includes(added.name) ? undefined : excerpt(names);
        },
      },
    ],
    outdated: async ({ input, ask, world }) => {
      const { course } = await ask.data('getCourseUnit', { query: { courseid: input.body.course.id } });
      if (course.version === undefined) return undefined;
      const save = (name: string): InputOf<'saveCourseUnit'> => ({
        body: { ...signature(world, course.majorId), course: { ...course, name } },
      });
      await ask.data('saveCourseUnit', save(`${course.name}.`));
      return save(`${course.name}…`);
    },
  }),
  step('findCourseLeaders', {
    phase: 'read',
    input: (world) => ({ query: { majorId: world.need('homeMajorId') } }),
  }),
  step('setCourseLeaders', {
    phase: 'change',
    input: (world) => ({
      body: { courses: [{ id: world.need('ownCourseId'), leaders: [world.need('user').id], was: [world.need('user').id] }] },
    }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask, world }) => {
          const body = { ...newest, pageSize: 200, majorId: world.need('homeMajorId') };
          const { pageInfo } = await ask.data('listCourseUnits', { body });
          const stored = pageInfo.list.find(({ id }) => id === input.body.courses[0]?.id)?.leaders?.map(({ value }) => value);
          return excerpt(stored) === excerpt(input.body.courses[0]?.leaders) ? undefined : excerpt(stored);
        },
      },
    ],
  }),
  step('updateCourseUnitList', {
    phase: 'change',
    input: (world) => ({ body: { list: [{ id: world.need('ownCourseId'), name: world.named('renamed') }] } }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ ask, world }) => {
          const { course } = await ask.data('getCourseUnit', { query: { courseid: world.need('ownCourseId') } });
          return course.name === world.named('renamed') ? undefined : excerpt(course.name);
        },
      },
      {
        says: rules.negativeIdDeletes,
        fault: async ({ ask, world }) => {
          const id = await courseToDelete(world, ask);
          await ask.data('updateCourseUnitList', { body: { list: [-id] } });
          const fault = await stillThere(ask, id);
          if (fault === undefined) world.cleanUp.drop('course', id);
          return fault;
        },
      },
    ],
  }),
];
