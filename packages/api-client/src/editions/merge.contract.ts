import {
  mergePlanRequestSchema,
  mergePlanSchema,
  mergeRequestSchema,
  receiptDetailSchema,
  receiptListSchema,
  receiptSchema,
  receiptSort,
  replyCodes,
  revertEditionRequestSchema,
  sortField,
  undoPlanRequestSchema,
  undoPlanSchema,
  undoRequestSchema,
  updateEditionRequestSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, pageParam, pageSizeParam } from '../core/param';

const ofEdition = { extension: true, subject: { kind: 'edition', in: 'body', name: 'id' } } as const;
const ofReceipt = { extension: true, subject: { kind: 'receipt', in: 'body', name: 'id' } } as const;

export const planMerge = endpoint({
  method: 'POST',
  path: '/edition/mergeplan',
  auth: 'create',
  writes: false,
  ...ofEdition,
  body: mergePlanRequestSchema,
  data: mergePlanSchema,
  summary:
    'Says what a merge of a draft and the current edition would do, in either direction: what it changes, what it asks, and what stands against it. Nothing is stored.',
});

export const mergeEdition = endpoint({
  method: 'POST',
  path: '/edition/merge',
  auth: 'manage',
  writes: true,
  ...ofEdition,
  body: mergeRequestSchema,
  data: receiptSchema,
  refusals: [replyCodes.conflict],
  summary:
    'Merges all or a part of a draft into the current edition, in one transaction. What changed since the plan is refused with a new plan.',
});

export const updateEdition = endpoint({
  method: 'POST',
  path: '/edition/update',
  auth: 'create',
  writes: true,
  ...ofEdition,
  body: updateEditionRequestSchema,
  data: receiptSchema,
  refusals: [replyCodes.conflict],
  summary: 'Brings what changed in the current edition into a draft, which then begins with it.',
});

export const revertEdition = endpoint({
  method: 'POST',
  path: '/edition/revert',
  auth: 'create',
  writes: true,
  ...ofEdition,
  body: revertEditionRequestSchema,
  data: receiptSchema,
  refusals: [replyCodes.conflict],
  summary:
    'Makes a draft at some places what it began with, with whatever belongs to them. Work done since the comparison in which they were chosen is refused with a plan.',
});

export const listReceipts = endpoint({
  method: 'GET',
  path: '/edition/receipts',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'major', in: 'query', name: 'majorId' },
  query: z.object({
    majorId: idParam,
    editionId: idParam.optional(),
    pageNum: pageParam.optional(),
    pageSize: pageSizeParam.optional(),
    sort: sortField(receiptSort).optional(),
  }),
  data: receiptListSchema,
  summary: 'Lists the merges, updates and undos of a major, or of one draft of it, the latest first or in the order of a column.',
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/edition/receipt',
  auth: 'read',
  writes: false,
  extension: true,
  subject: { kind: 'receipt', in: 'query', name: 'id' },
  query: z.object({ id: idParam }),
  data: receiptDetailSchema,
  summary: 'Gives a receipt with every change and the decisions that were made.',
});

export const planUndo = endpoint({
  method: 'POST',
  path: '/edition/undoplan',
  auth: 'manage',
  writes: false,
  ...ofReceipt,
  body: undoPlanRequestSchema,
  data: undoPlanSchema,
  summary: 'Says what undoing a merge would do; it asks only where somebody changed the same place since.',
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/edition/undo',
  auth: 'manage',
  writes: true,
  ...ofReceipt,
  body: undoRequestSchema,
  data: receiptSchema,
  refusals: [replyCodes.conflict],
  summary: 'Undoes a merge, an update or an undo. The draft that was merged opens again while its records last.',
});
