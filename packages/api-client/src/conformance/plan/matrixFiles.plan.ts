import { workbook } from '../../mock-api/files';
import { excerpt } from '../mismatch';
import { unusedId } from '../probes';
import { rules } from '../ruleMessages';
import { step } from '../step';
import { rowVersion } from './ownMatrix';

/** The matrices as workbooks, and several rows in one act. */
export const matrixFilesPlan = [
  step('exportMajorMatrix', { phase: 'read', input: (world) => ({ query: { majorId: world.need('majorId') } }), file: 'workbook' }),
  step('exportCourseMatrix', {
    phase: 'read',
    input: (world) => ({ query: { majorId: world.need('majorId'), courseInfoId: world.need('courseId') } }),
    file: 'workbook',
  }),
  step('saveMajorRows', {
    phase: 'fill',
    input: async (world, ask) => {
      const version = await rowVersion(ask, world.need('ownCourseId'));
      const relations = [{ requireId: world.first('homeIndicatorIds'), relate: 0 as const, goals: [world.first('ownGoalIds')] }];
      return { body: { majorId: world.need('ownMajorId'), rows: [{ courseId: world.need('ownCourseId'), version, relations }] } };
    },
    rules: [
      {
        says: rules.allOrNone,
        fault: async ({ input, ask }) => {
          const [row] = input.body.rows;
          if (!row) return undefined;
          const rows = [
            { ...row, relations: [] },
            { courseId: unusedId, relations: [] },
          ];
          const { code } = await ask.reply('saveMajorRows', { body: { majorId: input.body.majorId, rows } });
          const { bindings } = await ask.data('getMajorMatrix', { query: { courseId: row.courseId } });
          return code !== '0' && bindings.length > 0 ? undefined : `code ${code}, ${bindings.length} bindings left`;
        },
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const [row] = input.body.rows;
      const version = answer[0]?.version;
      if (!row || version === undefined) return undefined;
      const save = (relate: 0 | 1) => {
        const relations = row.relations.map((one) => ({ ...one, relate }));
        return { body: { ...input.body, rows: [{ ...row, version, relations }] } };
      };
      await ask.data('saveMajorRows', save(1));
      return save(0);
    },
  }),
  step('importMajorMatrix', {
    phase: 'read',
    wants: ['ownMajorId'],
    input: async (world, ask) => {
      const majorId = world.peek('ownMajorId') ?? world.need('majorId');
      const { blob, fileName } = await ask.data('exportMajorMatrix', { query: { majorId } });
      return { query: { majorId }, body: { file: new File([blob], fileName, { type: blob.type }) } };
    },
    rules: [
      {
        says: rules.exportReadsAsItIs,
        fault: ({ answer }) => (answer.counts.changed + answer.counts.added === 0 ? undefined : excerpt(answer.counts)),
      },
    ],
  }),
  step('importCourseMatrix', {
    phase: 'read',
    wants: ['ownProjectIds', 'ownGoalIds', 'ownPointIds'],
    input: (world) => ({
      query: { courseId: world.peek('ownCourseId') ?? world.need('courseId') },
      body: {
        file: workbook('course.xlsx', [
          ['项目/章节', '教学目标', '课点', '支撑强度'],
          ['chapter one', 'G1', '课点1', '★'],
        ]),
      },
    }),
  }),
];
