import { majorFields } from '@college/curriculum-model';
import { NotTried } from '../faults';
import { lacking } from '../messages';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { answersRecord } from './answersRecord';
import { majorVersion } from './majorVersion';
import { clearDepartment, departmentVersion } from './storedVersion';
import { textsReadBack } from './textsReadBack';

const ofMajor = (world: World) => ({ query: { majorid: world.need('majorId') } });

/** Departments, majors and their graduation requirements. */
export const majorsPlan = [
  step('getCurrentDepartment', {
    phase: 'find',
    makes: ['majorId'],
    input: (world) => ({ query: { collegeId: world.need('collegeId'), userId: world.need('user').id } }),
    keep: ({ answer, world }) => {
      if (world.peek('majorId') === undefined) world.keep('majorId', answer.departments.flatMap(({ majors }) => majors)[0]?.id);
    },
  }),
  step('listMajors', {
    phase: 'find',
    makes: ['majorId'],
    input: () => ({ body: { pageNum: 1, pageSize: 20 } }),
    keep: ({ answer, world }) => {
      const [most] = answer.pageInfo.list.toSorted((one, other) => other.courseCount - one.courseCount);
      world.keep('majorId', most?.id);
    },
  }),
  step('getMajorInfo', { phase: 'read', input: ofMajor }),
  step('getMajorMenus', {
    phase: 'read',
    input: (world) => ({ body: { userId: world.need('user').id, majorId: world.need('majorId') } }),
  }),
  step('getGraduateRequires', { phase: 'read', input: ofMajor }),
  step('listRequireUse', { phase: 'read', input: ofMajor }),
  step('getCourseProjectInfo', {
    phase: 'read',
    input: (world) => ({ query: { majorId: world.need('majorId'), courseInfoId: world.need('courseId') } }),
  }),
  step('saveDepartment', {
    phase: 'make',
    makes: ['ownDepartmentId'],
    input: (world) => ({ body: { id: 0 as const, name: world.named('department') } }),
    keep: ({ answer, world }) => {
      clearDepartment(world, answer.id, world.named('department'));
      world.keep('ownDepartmentId', answer.id);
    },
    outdated: async ({ answer, ask, world }) => {
      const body = { id: answer.id, name: world.named('department'), version: answer.version };
      await ask.data('saveDepartment', { body });
      return { body: { ...body, name: `${body.name} 2` } };
    },
  }),
  step('saveMajor', {
    phase: 'make',
    makes: ['ownMajorId'],
    input: (world) => ({
      body: {
        id: 0 as const,
        departmentId: world.need('ownDepartmentId'),
        name: world.named('major'),
        code: '',
        standard: '' as const,
        objectives: '能独立设计软件。\n能带领团队。',
      },
    }),
    keep: ({ answer, world }) => {
      world.cleanUp.add('major', answer.id, world.named('major'));
      world.keep('ownMajorId', answer.id);
    },
    rules: [
      answersRecord((ask, majorid) => ask.data('getMajorInfo', { query: { majorid, record: '1' } })),
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) =>
          textsReadBack(majorFields, input.body, await ask.data('getMajorInfo', { query: { majorid: answer.id, record: '1' } })),
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const body = { ...input.body, id: answer.id, version: answer.version };
      await ask.data('saveMajor', { body: { ...body, code: 'CONF1' } });
      return { body };
    },
  }),
  step('saveGraduateRequires', {
    phase: 'make',
    makes: ['ownIndicatorIds'],
    input: async (world, ask) => ({
      body: {
        majorId: world.need('ownMajorId'),
        version: await majorVersion(ask, world.need('ownMajorId')),
        list: ['1', '2'].map((number) => ({
          id: 0,
          description: world.named(`requirement ${number}`),
          children: ['1', '2'].map((part) => ({ id: 0, description: `${world.named('indicator point')} ${number}.${part}` })),
        })),
      },
    }),
    keep: ({ answer, world }) => {
      const ids = answer.flatMap(({ children }) => children.map(({ id }) => id));
      if (world.peek('ownIndicatorIds') === undefined) world.keep('ownIndicatorIds', ids);
    },
    rules: [
      {
        says: rules.keepsOrder,
        fault: async ({ input, ask }) => {
          const stored = await ask.data('getGraduateRequires', { query: { majorid: input.body.majorId, record: '1' } });
          const wanted = input.body.list.map(({ description, children }) => [description, ...children.map((child) => child.description)]);
          const found = stored.map(({ description, children }) => [description, ...children.map((child) => child.description)]);
          return excerpt(found, 1e6) === excerpt(wanted, 1e6) ? undefined : excerpt(found, 300);
        },
      },
      {
        says: rules.listIsReplaced,
        fault: async ({ input, answer, ask }) => {
          const list = answer.map(({ id, description, children }) => ({
            id,
            description,
            children: children.map((child) => ({ id: child.id, description: child.description })),
          }));
          const extra = { id: 0, description: 'to be left out', children: [] };
          const { majorId } = input.body;
          const save = async (wanted: typeof input.body.list) =>
            ask.data('saveGraduateRequires', { body: { majorId, version: await majorVersion(ask, majorId), list: wanted } });
          await save([...list, extra]);
          const kept = await save(list);
          return kept.length === list.length ? undefined : `${kept.length} requirements, sent ${list.length}`;
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const { majorId } = input.body;
      const { version } = await ask.data('getMajorInfo', { query: { majorid: majorId, record: '1' } });
      if (version === undefined) return undefined;
      const list = answer.map(({ id, description, children }) => ({
        id,
        description,
        children: children.map((child) => ({ id: child.id, description: child.description })),
      }));
      await ask.data('saveGraduateRequires', {
        body: { majorId, version, list: list.map((one) => ({ ...one, description: `${one.description}.` })) },
      });
      return { body: { majorId, version, list } };
    },
  }),
  step('deleteMajor', {
    phase: 'remove',
    wants: ['ownMajorId', 'ownCourseId'],
    input: async (world, ask) => {
      const body = {
        id: 0 as const,
        departmentId: world.need('ownDepartmentId'),
        name: world.named('to delete'),
        code: '',
        standard: '' as const,
      };
      const { id, version } = await ask.data('saveMajor', { body });
      world.cleanUp.add('major', id, body.name);
      return { body: { id, version } };
    },
    keep: ({ input, world }) => world.cleanUp.drop('major', input.body.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const { code } = await ask.reply('getMajorInfo', { query: { majorid: input.body.id } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
      {
        says: rules.majorWithCoursesStays,
        fault: async ({ ask, world }) => {
          const id = world.need('ownMajorId');
          const course = world.need('ownCourseId');
          if (world.need('homeMajorId') !== id) throw new NotTried(lacking.ownCourseId);
          await ask.data('getCourseUnit', { query: { courseid: course } });
          const { code } = await ask.reply('deleteMajor', { body: { id, version: await majorVersion(ask, id) } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
  step('deleteDepartment', {
    phase: 'remove',
    wants: ['ownMajorId'],
    input: async (world, ask) => {
      const body = { id: 0 as const, name: world.named('to delete') };
      const { id, version } = await ask.data('saveDepartment', { body });
      clearDepartment(world, id, body.name);
      return { body: { id, version } };
    },
    keep: ({ input, world }) => world.cleanUp.drop('department', input.body.id),
    rules: [
      {
        says: rules.departmentWithMajorsStays,
        fault: async ({ ask, world }) => {
          world.need('ownMajorId');
          const id = world.need('ownDepartmentId');
          const { code } = await ask.reply('deleteDepartment', { body: { id, version: await departmentVersion(ask, world, id) } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];
