import {
  acceptanceSchema,
  acceptFindingRequestSchema,
  applyFixRequestSchema,
  editionFindingsSchema,
  findingsRequestSchema,
  idSchema,
  receiptSchema,
  replyCodes,
  undoFixRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { done, idParam } from '../core/param';

const ofMajor = { auth: 'manage', writes: true, extension: true, subject: { kind: 'major', in: 'body', name: 'majorId' } } as const;

export const getEditionFindings = endpoint({
  method: 'GET',
  path: '/edition/findings',
  auth: 'read',
  writes: false,
  extension: true,
  query: findingsRequestSchema,
  data: editionFindingsSchema,
  summary:
    'Lists what the rules as the college set them find in a state of a curriculum, what weighs most first; apart from it what was accepted. With occasion=review it is asked as at a review and before publishing, where the gaps of the printed syllabus take the place of those of the matrices behind it.',
});

export const listAcceptedFindings = endpoint({
  method: 'GET',
  path: '/edition/acceptedfindings',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({ majorId: idParam }),
  data: z.array(acceptanceSchema),
  summary: 'Lists the findings of a major that were accepted, the latest first, whether they still count or not.',
});

export const acceptFinding = endpoint({
  method: 'POST',
  path: '/edition/acceptfinding',
  ...ofMajor,
  body: acceptFindingRequestSchema,
  data: acceptanceSchema,
  summary:
    'Accepts a finding with a reason, until a day or for as long as what it is about reads the same; one that reads otherwise by now is refused.',
});

export const withdrawAcceptance = endpoint({
  method: 'POST',
  path: '/edition/withdrawacceptance',
  ...ofMajor,
  body: z.object({ majorId: idSchema, id: idSchema }),
  data: done,
  summary: 'Withdraws the acceptance of a finding, which then counts again.',
});

export const applyFix = endpoint({
  method: 'POST',
  path: '/edition/applyfix',
  auth: 'modify',
  writes: true,
  extension: true,
  body: applyFixRequestSchema,
  data: receiptSchema,
  summary:
    'Applies a quick fix of a finding as an ordinary edit, for those who may save the course or manage the major that it changes; a finding that reads otherwise by now is refused.',
});

export const undoFix = endpoint({
  method: 'POST',
  path: '/edition/undofix',
  auth: 'modify',
  writes: true,
  extension: true,
  body: undoFixRequestSchema,
  data: receiptSchema,
  refusals: [replyCodes.conflict],
  summary: 'Undoes a quick fix by its receipt, for the same people; it is refused where the same place was changed since.',
});
