import {
  courseTextSchema,
  courseUnitDetailSchema,
  idSchema,
  listedSchema,
  maxSavedTexts,
  savedTextsSchema,
  translatedKindSchema,
  translationsSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, recordReply } from '../core/param';

export const listCourseTexts = endpoint({
  method: 'GET',
  path: '/translations/course',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseid' },
  query: z.object({ courseid: idParam }),
  data: z.array(courseTextSchema),
  summary: 'Lists the texts that the syllabus and the page of a course print, each with its English and whether that is older.',
});

export const saveTranslations = endpoint({
  method: 'POST',
  path: '/translations/save',
  auth: 'modify',
  writes: true,
  extension: true,
  // 500 texts of 20,000 characters would be far more than anybody translates in one go.
  maxBody: 4_000_000,
  ...recordReply,
  body: z.object({ list: z.array(savedTextsSchema).min(1).max(maxSavedTexts) }),
  data: listedSchema(
    z.object({ kind: translatedKindSchema, id: idSchema, translations: translationsSchema }),
    courseUnitDetailSchema.optional(),
  ),
  summary:
    'Saves the English texts of records; an empty text removes one, the same text again confirms it. With record=1 it answers the unit as well, where all texts are of one.',
});
