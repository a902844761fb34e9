import { savedMatricesSchema, saveMatricesRequestSchema } from '@college/curriculum-model';
import { bodyLimits } from '../core/bodyLimit';
import { endpoint } from '../core/endpoint';

export const saveMatrices = endpoint({
  method: 'POST',
  path: '/matrix/savematrices',
  // Rows of several courses may change at once, and each course answers for its own: the handler asks about all of them.
  auth: 'modify',
  writes: true,
  extension: true,
  maxBody: bodyLimits.matrices,
  body: saveMatricesRequestSchema,
  data: savedMatricesSchema,
  summary: 'Stores a change of the three matrices as one act, or nothing of it.',
});
