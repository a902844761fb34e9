import { idSchema, timestampSchema } from '@college/curriculum-model';
import { z } from 'zod';

/** Which kind of record a history or a trash entry is about. */
export const recordKindSchema = z.enum([
  'course',
  'points',
  'goals',
  'majorMatrix',
  'courseMatrix',
  'projectMatrix',
  'report',
  'graduateRequires',
  'occupation',
  'collegeMajor',
  'talentReport',
  'news',
  'user',
]);
export type RecordKind = z.infer<typeof recordKindSchema>;

/** One change of a record: who, when, before, after. */
export const historyEntrySchema = z.object({
  id: idSchema,
  kind: recordKindSchema,
  recordId: idSchema,
  action: z.enum(['create', 'update', 'delete', 'restore']),
  userId: idSchema.nullable(),
  userName: z.string(),
  time: timestampSchema,
  before: z.unknown(),
  after: z.unknown(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** A deleted record that can still be brought back. */
export const trashEntrySchema = z.object({
  kind: recordKindSchema,
  id: idSchema,
  name: z.string(),
  deletedTime: timestampSchema,
  deletedBy: z.string(),
  /** After this moment it is gone for good. */
  expires: timestampSchema,
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;
