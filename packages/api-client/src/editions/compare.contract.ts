import {
  editionChangesSchema,
  editionComparisonSchema,
  editionFiguresListSchema,
  editionRefSchema,
  mostFigures,
  sidesRequest,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { fileReply, flagParam, idParam, languageParam, pageParam, pageSizeParam } from '../core/param';
import { documentLanguagesSchema } from '../syllabus/reportFiles.schema';

const reading = { method: 'GET', auth: 'read', writes: false, extension: true } as const;

export const getEditionComparison = endpoint({
  ...reading,
  path: '/edition/compare',
  query: z.object(sidesRequest),
  data: editionComparisonSchema,
  summary: 'Compares two states of the curriculum of one major: counts, coverage, and both major matrices in one.',
});

export const listEditionChanges = endpoint({
  ...reading,
  path: '/edition/changes',
  query: z.object({
    ...sidesRequest,
    pageNum: pageParam,
    pageSize: pageSizeParam,
    /** The lineage number of a course, or 0 for the major. */
    part: z.coerce.number<number>().int().min(0).optional(),
    /** Topics joined by commas. */
    topics: z.string().max(200).optional(),
    userId: idParam.optional(),
    /** Those alone that open or close a gap. */
    gaps: flagParam.optional(),
  }),
  data: editionChangesSchema,
  summary: 'Lists the changes between two states of the curriculum of one major in words, with who made them.',
});

export const getEditionFigures = endpoint({
  ...reading,
  path: '/edition/figures',
  query: z.object({
    /** Joined by commas. */
    refs: z
      .string()
      .max(100)
      .transform((refs) => refs.split(','))
      .pipe(z.array(editionRefSchema).min(1).max(mostFigures)),
  }),
  data: editionFiguresListSchema,
  summary: 'Gives what several states of the curriculum of one major amount to, side by side.',
});

export const exportEditionComparison = endpoint({
  ...reading,
  path: '/edition/comparisonfile',
  query: z.object({
    ...sidesRequest,
    editable: z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false', ''] }).optional(),
    /** Chinese, English or both; without it the language of the request. */
    languages: documentLanguagesSchema.optional(),
    lang: languageParam.optional(),
  }),
  data: fileReply,
  reply: 'file',
  summary: 'Returns the revision comparison table of two states as PDF, or as a Word document when editable is 1 or true.',
});
