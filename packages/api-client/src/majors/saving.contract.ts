import { idSchema, majorInfoSchema, savedSchema, saveMajorRequestSchema, versioned } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done } from '../core/param';

export const saveMajor = endpoint({
  method: 'POST',
  path: '/major/v2.0/savemajor',
  auth: 'manage',
  writes: true,
  extension: true,
  body: saveMajorRequestSchema,
  data: savedSchema(majorInfoSchema),
  summary: 'Stores a major; one with id 0 is made in its department.',
});

export const deleteMajor = endpoint({
  method: 'POST',
  path: '/major/v2.0/deletemajor',
  auth: 'manage',
  writes: true,
  extension: true,
  body: z.object({ id: idSchema, ...versioned }),
  data: done,
  summary: 'Deletes a major that has no course units.',
});
