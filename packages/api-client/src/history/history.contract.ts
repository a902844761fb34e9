import {
  historyPageSchema,
  idSchema,
  pageInfoSchema,
  recordKindSchema,
  restoredSchema,
  trashEntrySchema,
  trashSort,
  sortField,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { idParam, pageParam, pageSizeParam } from '../core/param';

export const listHistory = endpoint({
  method: 'GET',
  path: '/history/list',
  auth: 'read',
  writes: false,
  extension: true,
  query: z.object({
    kind: recordKindSchema,
    recordId: idParam,
    userId: idParam.optional(),
    pageNum: pageParam.optional(),
    pageSize: pageSizeParam.optional(),
  }),
  data: historyPageSchema,
  summary: 'Returns one page of the changes of a record field by field, latest first, with everybody who ever changed it.',
});

export const restoreHistory = endpoint({
  method: 'POST',
  path: '/history/restore',
  auth: 'modify',
  writes: true,
  extension: true,
  body: z.object({
    id: idSchema,
    /** The latest entry the reader saw; a later one makes the restore a conflict. */
    latestId: idSchema.optional(),
  }),
  data: restoredSchema,
  summary: 'Brings a record back to what it was before one of its changes.',
});

export const listTrash = endpoint({
  method: 'GET',
  path: '/trash/list',
  auth: 'manage',
  writes: false,
  extension: true,
  query: z.object({ pageNum: pageParam.optional(), pageSize: pageSizeParam.optional(), sort: sortField(trashSort).optional() }),
  data: pageInfoSchema(trashEntrySchema),
  summary: "Returns one page of the deleted records in the caller's scope, latest first or in the order of a column.",
});

export const restoreTrash = endpoint({
  method: 'POST',
  path: '/trash/restore',
  auth: 'manage',
  writes: true,
  extension: true,
  body: z.object({ kind: recordKindSchema, id: idSchema }),
  data: restoredSchema,
  summary: 'Brings a deleted record back with everything below it.',
});
