import { savedMatricesSchema, saveMatricesRequestSchema } from '@college/curriculum-model';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';

export const saveMatrices = endpoint({
  method: 'POST',
  path: '/matrix/savematrices',
  // Rows of several courses may change at once, each with its own permissions: the handler checks all of them.
  auth: 'modify',
  writes: true,
  extension: true,
  maxBody: bodyLimits.matrices,
  body: saveMatricesRequestSchema,
  data: savedMatricesSchema,
  summary: 'Stores a change of the three matrices as one act, or nothing of it.',
});
