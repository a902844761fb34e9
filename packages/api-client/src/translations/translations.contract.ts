import { idSchema, translationsSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';

const translatedKind = z.enum([
  'college',
  'department',
  'major',
  'course',
  'project',
  'point',
  'ksa',
  'goal',
  'require',
  'taskGoal',
  'courseCell',
  'report',
  'occupation',
  'collegeMajor',
  'talentReport',
  'news',
  'user',
]);

export const saveTranslations = endpoint({
  method: 'POST',
  path: '/translations/save',
  auth: 'modify',
  writes: true,
  extension: true,
  body: z.object({
    list: z
      .array(z.object({ kind: translatedKind, id: idSchema, texts: z.record(z.string().min(1).max(64), z.string().max(20_000)) }))
      .min(1)
      .max(500),
  }),
  data: z.array(z.object({ kind: translatedKind, id: idSchema, translations: translationsSchema })),
  summary: 'Saves the English texts of records; an empty text removes one.',
});
