import { courseCardSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, languageParam } from '../core/param';

export const listCourseCards = endpoint({
  method: 'GET',
  path: '/v4/webpage/majorindex/courses',
  auth: 'read',
  writes: false,
  demo: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam, lang: languageParam.optional() }),
  data: z.array(courseCardSchema),
  summary: 'Lists the course cards of a major home.',
});
