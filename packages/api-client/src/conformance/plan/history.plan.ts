import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import { outlineTexts } from './outlines.plan';
import { clearDepartment } from './storedVersion';

/** Changes of records, and records that were deleted. */
export const historyPlan = [
  step('listHistory', {
    phase: 'change',
    wants: ['ownProjectIds'],
    input: (world) => ({
      query: { kind: 'course' as const, recordId: world.peek('ownCourseId') ?? world.need('courseId'), pageNum: 1, pageSize: 20 },
    }),
    rules: [
      {
        says: rules.tellsChanges,
        fault: ({ answer, world }) => (world.isReadOnly || answer.pageInfo.list.length > 0 ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('restoreHistory', {
    phase: 'change',
    wants: ['ownProjectIds'],
    input: async (world, ask) => {
      const recordId = world.need('ownCourseId');
      await ask.data('updateCourseUnitList', { body: { list: [{ id: recordId, name: world.named('renamed again') }] } });
      const { pageInfo } = await ask.data('listHistory', { query: { kind: 'course', recordId } });
      return { body: { id: pageInfo.list.find(({ canRestore }) => canRestore)?.id ?? 0, latestId: pageInfo.list[0]?.id } };
    },
    rules: [
      {
        says: rules.bringsBackText,
        fault: async ({ ask, world }) => {
          const { course } = await ask.data('getCourseUnit', { query: { courseid: world.need('ownCourseId') } });
          return course.name === world.named('renamed again') ? excerpt(course.name) : undefined;
        },
      },
    ],
    outdated: async ({ input, ask, world }) => {
      const { pageInfo } = await ask.data('listHistory', { query: { kind: 'course', recordId: world.need('ownCourseId') } });
      const oldest = pageInfo.list.at(-1);
      return oldest && { body: { id: input.body.id, latestId: oldest.id } };
    },
  }),
  step('listTrash', { phase: 'read', input: () => ({ query: { pageNum: 1, pageSize: 20 } }) }),
  step('restoreTrash', {
    phase: 'change',
    input: async (world, ask) => {
      const { id, version } = await ask.data('saveNews', { body: { id: 0, title: world.named('to bring back'), content: 'content' } });
      world.cleanUp.add('news', id, world.named('to bring back'));
      await ask.data('deleteNews', { body: { id, version } });
      return { body: { kind: 'news' as const, id } };
    },
    rules: [
      {
        says: rules.isBack,
        fault: async ({ input, ask }) => {
          await ask.data('getNews', { query: { id: input.body.id } });
          return undefined;
        },
      },
      {
        says: rules.departmentIsBack,
        fault: async ({ ask, world }) => {
          const name = world.named('to bring back');
          const { id, version } = await ask.data('saveDepartment', { body: { id: 0, name } });
          clearDepartment(world, id, name);
          await ask.data('deleteDepartment', { body: { id, version } });
          await ask.data('restoreTrash', { body: { kind: 'department', id } });
          const query = { collegeId: world.need('collegeId'), userId: world.need('user').id };
          const { departments } = await ask.data('getCurrentDepartment', { query });
          return departments.some((one) => one.id === id) ? undefined : excerpt(departments.map((one) => one.name));
        },
      },
      {
        says: rules.outlineIsBack,
        fault: async ({ ask, world }) => {
          const title = world.named('outline to bring back');
          const { id, version } = await ask.data('saveOutline', { body: { id: 0, title, ...outlineTexts } });
          world.cleanUp.add('outline', id, title);
          await ask.data('deleteOutline', { body: { id, version } });
          await ask.data('restoreTrash', { body: { kind: 'outline', id } });
          const outline = await ask.data('getOutline', { query: { id } });
          return outline.title === title ? undefined : excerpt(outline.title);
        },
      },
    ],
  }),
];
