import { isSame, ksaFields, pointFields, storedList, type CourseUnitDetail } from '@college/curriculum-model';
import { workbook } from '../../mock-api/files';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { textsReadBack } from './textsReadBack';

const pointRows = [
  ['课点标题', '课点描述'],
  ['链表', '指针操作'],
];
const ksaRows = [
  ['课点标题', '课点描述', 'KSA类别', 'KSA序号', 'KSA描述'],
  ['链表', '指针操作', 'K', '1', '节点'],
];

type Answer = unknown[] | { list: unknown[]; record: CourseUnitDetail };

/** The upload calls require a major too. */
function uploadTo(world: World) {
  return { majorid: world.peek('homeMajorId') ?? world.need('majorId'), courseid: world.peek('ownCourseId') ?? world.need('courseId') };
}

const template = { body: { template: 'point', lang: '80101' } };
const aPoint = (number: number) => ({ id: 0, title: `point ${number}`, description: `description ${number}` });

/** That a save answers the unit as it reads back. A backend that knows the documented calls alone answers none. */
const answersUnit = {
  says: rules.answersRecord,
  async fault({ input, answer, ask }: { input: { body: { courseId: number } }; answer: Answer; ask: Ask }) {
    const { record } = storedList<unknown, CourseUnitDetail>(answer);
    if (record === undefined || isSame(record, await ask.data('getCourseUnit', { query: { courseid: input.body.courseId } })))
      return undefined;
    return excerpt(record, 1000);
  },
};

/** Points, KSA items and their workbooks. */
export const pointsPlan = [
  step('listPoints', { phase: 'read', input: (world) => ({ query: { courseId: world.need('courseId') } }) }),
  step('savePoints', {
    phase: 'fill',
    makes: ['ownPointIds'],
    wants: ['ownProjectIds'],
    input: (world) => ({ body: { courseId: world.need('ownCourseId'), points: [aPoint(1), aPoint(2)] } }),
    keep: ({ answer, world }) => {
      const { list } = storedList(answer);
      if (list.length >= 2)
        world.keep(
          'ownPointIds',
          list.map(({ id }) => id),
        );
    },
    rules: [
      answersUnit,
      {
        says: rules.keepsOrder,
        fault: async ({ input, ask }) => {
          const titles = (await ask.data('listPoints', { query: { courseId: input.body.courseId } })).map(({ title }) => title);
          return excerpt(titles) === excerpt(input.body.points.map(({ title }) => title)) ? undefined : excerpt(titles);
        },
      },
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { courseId, points } = input.body;
          const [found = {}] = await ask.data('listPoints', { query: { courseId } });
          return textsReadBack(pointFields, points[0]!, found);
        },
      },
      {
        says: rules.negativeIdDeletes,
        fault: async ({ input, answer, ask }) => {
          const { courseId } = input.body;
          const more = storedList(
            await ask.data('savePoints', { body: { courseId, points: [...storedList(answer).list, aPoint(3)] } }),
          ).list;
          const points = more.map((point) => (point.title === 'point 3' ? { ...point, id: -point.id } : point));
          const left = storedList(await ask.data('savePoints', { body: { courseId, points } })).list;
          return more.length === 3 && left.length === 2 ? undefined : excerpt(left);
        },
      },
      {
        says: rules.blankIsRefused,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('savePoints', {
            body: { courseId: input.body.courseId, points: [{ id: 0, title: '  ', description: ' ' }] },
          });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const { courseId } = input.body;
      const version = (await ask.data('getCourseUnit', { query: { courseid: courseId } })).course.version;
      if (version === undefined) return undefined;
      const { list } = storedList(answer);
      const points = list.map((point) => ({ ...point, description: `${point.description}.` }));
      await ask.data('savePoints', { body: { courseId, points, version } });
      return { body: { courseId, points: list, version } };
    },
  }),
  step('saveKsa', {
    phase: 'fill',
    makes: ['ownKsaIds'],
    input: (world) => ({
      body: {
        courseId: world.need('ownCourseId'),
        ksa: (['K', 'S', 'A'] as const).map((title) => ({
          id: 0,
          title,
          level: 1,
          description: `item ${title}`,
          pointId: world.first('ownPointIds'),
        })),
      },
    }),
    keep: ({ answer, world }) => {
      const { list } = storedList(answer);
      if (list.length >= 3)
        world.keep(
          'ownKsaIds',
          list.map(({ id }) => id),
        );
    },
    rules: [
      answersUnit,
      {
        says: rules.ksaUnderItsPoint,
        fault: async ({ input, ask, world }) => {
          const { pointksa } = await ask.data('getCourseUnit', { query: { courseid: input.body.courseId } });
          const under = pointksa.find(({ id }) => id === world.first('ownPointIds'))?.ksa.map(({ title }) => title) ?? [];
          return excerpt(under.toSorted()) === excerpt(['A', 'K', 'S']) ? undefined : excerpt(pointksa, 300);
        },
      },
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { pointksa } = await ask.data('getCourseUnit', { query: { courseid: input.body.courseId } });
          const found = pointksa.flatMap(({ ksa }) => ksa).find(({ title }) => title === 'K');
          return textsReadBack(ksaFields, input.body.ksa[0]!, found ?? {});
        },
      },
    ],
    outdated: async ({ input, ask, world }) => {
      const { courseId } = input.body;
      const { course, pointksa } = await ask.data('getCourseUnit', { query: { courseid: courseId } });
      if (course.version === undefined) return undefined;
      const pointId = world.first('ownPointIds');
      const ksa = (pointksa.find(({ id }) => id === pointId)?.ksa ?? []).map((one) => ({ ...one, pointId }));
      const changed = ksa.map((one) => ({ ...one, description: `${one.description}.` }));
      await ask.data('saveKsa', { body: { courseId, ksa: changed, version: course.version } });
      return { body: { courseId, ksa, version: course.version } };
    },
  }),
  step('resolvePoint', {
    phase: 'read',
    wants: ['ownCourseId'],
    input: (world) => ({ query: uploadTo(world), body: { file: workbook('points.xlsx', pointRows) } }),
    rules: [
      {
        says: rules.readsWorkbook,
        fault: ({ answer }) => (answer[0]?.title === '链表' && answer.length === 1 ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('resolvePointKsa', {
    phase: 'read',
    wants: ['ownCourseId'],
    input: (world) => ({ query: uploadTo(world), body: { file: workbook('points-ksa.xlsx', ksaRows) } }),
    rules: [{ says: rules.readsWorkbook, fault: ({ answer }) => (answer[0]?.ksa?.[0]?.title === 'K' ? undefined : excerpt(answer)) }],
  }),
  step('downloadPointKsaTemplate', {
    phase: 'read',
    wants: ['ownCourseId'],
    input: () => template,
    file: 'workbook',
    rules: [
      {
        says: rules.templateIsTaken,
        fault: async ({ answer, ask, world }) => {
          const file = new File([answer.blob], answer.fileName, { type: answer.blob.type });
          const points = await ask.data('resolvePointKsa', { query: uploadTo(world), body: { file } });
          return points.length > 0 ? undefined : excerpt(points);
        },
      },
    ],
  }),
  step('downloadPointTemplate', {
    phase: 'read',
    wants: ['ownCourseId'],
    input: () => template,
    file: 'workbook',
    rules: [
      {
        says: rules.templateIsTaken,
        fault: async ({ answer, ask, world }) => {
          const file = new File([answer.blob], answer.fileName, { type: answer.blob.type });
          const points = await ask.data('resolvePoint', { query: uploadTo(world), body: { file } });
          return points.length > 0 ? undefined : excerpt(points);
        },
      },
    ],
  }),
];
