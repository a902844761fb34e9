import { packedMatricesSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam } from '../core/param';

export const getLinkedMatrices = endpoint({
  method: 'GET',
  path: '/matrix/linkedmatrices',
  auth: 'read',
  writes: false,
  revalidates: true,
  extension: true,
  subject: { kind: 'course', in: 'query', name: 'courseId' },
  query: z.object({ courseId: idParam }),
  data: packedMatricesSchema,
  summary: 'Returns the three matrices of a course with their axes and pickers at once, each text once and entries by id.',
});
