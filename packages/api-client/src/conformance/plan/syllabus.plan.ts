import { eachOf, emptyAdditionalInfo, namesWhere, syllabusFields, type AdditionalInfo } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { textsReadBack } from './textsReadBack';

const ofCourse = (world: World) => ({ query: { courseid: world.need('courseId') } });

/** The course start report: what it prints, what it adds, its files and its links. */
export const syllabusPlan = [
  step('getReportRequires', { phase: 'read', input: ofCourse }),
  step('getReportMajorMatrix', { phase: 'read', input: ofCourse }),
  step('getReportProjects', { phase: 'read', input: ofCourse }),
  step('getReportProjectMatrix', { phase: 'read', input: ofCourse }),
  step('getReportPointMatrix', { phase: 'read', input: ofCourse }),
  step('getReportTaskGoals', { phase: 'read', input: ofCourse }),
  step('getAdditionalInfo', { phase: 'read', input: ofCourse }),
  step('getCourseIntro', { phase: 'read', input: ofCourse }),
  step('saveAdditionalInfo', {
    phase: 'fill',
    input: async (world, ask) => {
      const courseUnitId = world.need('ownCourseId');
      const stored = await ask.data('getAdditionalInfo', { query: { courseid: courseUnitId } });
      return {
        body: {
          ...emptyAdditionalInfo(courseUnitId),
          id: stored.id,
          ...eachOf(namesWhere(syllabusFields, { kind: 'figure' }), () => 3),
          ...eachOf(namesWhere(syllabusFields, { kind: 'text' }), (name): string => name),
          examtype: 0 as const,
        },
      };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const info = await ask.data('getAdditionalInfo', { query: { courseid: input.body.courseUnitId } });
          const figures = [...namesWhere(syllabusFields, { kind: 'figure' }), 'examtype'] as const;
          const pick = (one: Pick<AdditionalInfo, (typeof figures)[number]>) => excerpt(figures.map((name) => one[name]));
          return pick(info) === pick(input.body) ? textsReadBack(syllabusFields, input.body, info) : pick(info);
        },
      },
    ],
    outdated: async ({ input, ask }) => {
      const info = await ask.data('getAdditionalInfo', { query: { courseid: input.body.courseUnitId } });
      if (info.version === undefined) return undefined;
      await ask.data('saveAdditionalInfo', { body: { ...info, lecturer: 'another lecturer' } });
      return { body: { ...info, lecturer: 'a third lecturer' } };
    },
  }),
  step('exportReport', {
    phase: 'read',
    input: ofCourse,
    file: 'pdf',
    rules: [
      {
        says: rules.editableIsWord,
        fault: async ({ input, ask }) => {
          const { fileName } = await ask.data('exportReport', { query: { ...input.query, editable: '1' } });
          return fileName.endsWith('.docx') ? undefined : `file “${fileName}”`;
        },
      },
    ],
  }),
  step('prepareExport', {
    phase: 'read',
    input: (world) => ({ body: { courseId: world.need('courseId'), editable: true, languages: 'zh' as const } }),
    rules: [
      {
        says: rules.preparedFileIsFetched,
        fault: async ({ answer, ask, world }) => {
          const last = answer.at(-1);
          if (!last || !('done' in last)) return excerpt(answer);
          const query = { courseid: world.need('courseId'), editable: '1', languages: 'zh' as const, file: last.done.file };
          const { blob } = await ask.data('exportReport', { query });
          return blob.size > 0 ? undefined : 'an empty file';
        },
      },
    ],
  }),
  step('createReportLink', {
    phase: 'fill',
    makes: ['ownLink'],
    input: (world) => ({ body: { courseId: world.need('ownCourseId') } }),
    keep: ({ answer, world }) => {
      const { id, courseId, link } = answer;
      const remove = (asking: Ask) => asking.data('deleteReportLink', { body: { courseId, id } });
      world.cleanUp.addOther({ kind: 'reportLink', id, name: link, call: 'deleteReportLink', remove });
      world.keep('ownLink', { id, link });
    },
  }),
  step('listReportLinks', {
    phase: 'read',
    makes: ['reportLink'],
    input: (world) => ({ query: { courseid: world.peek('ownCourseId') ?? world.need('courseId') } }),
    keep: ({ answer, world }) => world.keep('reportLink', answer[0]?.link),
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer, world }) => {
          const own = world.peek('ownLink');
          return own === undefined || answer.some(({ id }) => id === own.id) ? undefined : excerpt(answer);
        },
      },
    ],
  }),
  step('getPublicReport', {
    phase: 'change',
    input: (world) => ({ query: { link: world.peek('ownLink')?.link ?? world.need('reportLink') } }),
    rules: [
      {
        says: rules.needsNoSignIn,
        fault: async ({ input, ask }) => {
          await ask.as(undefined).data('getPublicReport', input);
          return undefined;
        },
      },
    ],
  }),
  step('deleteReportLink', {
    phase: 'remove',
    input: (world) => ({ body: { courseId: world.need('ownCourseId'), id: world.need('ownLink').id } }),
    keep: ({ input, world }) => world.cleanUp.drop('reportLink', input.body.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ ask, world }) => {
          const { code } = await ask.reply('getPublicReport', { query: { link: world.need('ownLink').link } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];
