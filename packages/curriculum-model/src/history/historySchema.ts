import { z } from 'zod';
import { receiptActs } from '../editions/receiptActs';
import { idSchema, text, textLimits, timestampSchema } from '../fields';

/** Which kind of record a history or a trash entry is about. */
export const recordKindSchema = z.enum([
  'course',
  'points',
  'goals',
  'majorMatrix',
  'courseMatrix',
  'projectMatrix',
  'report',
  'major',
  'graduateRequires',
  'occupation',
  'collegeMajor',
  'talentReport',
  'news',
  'outline',
  'edition',
  'user',
  'department',
]);
export type RecordKind = z.infer<typeof recordKindSchema>;

/** The kinds with a history of single entries, by the record whose id identifies it. */
export const historyKinds = {
  course: 'course',
  points: 'course',
  goals: 'course',
  courseMatrix: 'course',
  projectMatrix: 'course',
  report: 'course',
  majorMatrix: 'major',
  major: 'major',
  graduateRequires: 'major',
} as const satisfies Partial<Record<RecordKind, 'course' | 'major'>>;
export type HistoryKind = keyof typeof historyKinds;

/** Whether this kind has a history. */
export function isHistoryKind(kind: RecordKind): kind is HistoryKind {
  return Object.hasOwn(historyKinds, kind);
}

/** Most changed fields that travel with one entry. */
export const maxChangesShown = 100;

/** One field of a record before and after a change, in the reader's language; an empty text means no value. */
export const changedFieldSchema = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type ChangedField = z.infer<typeof changedFieldSchema>;

/** The act on a whole curriculum of which a change was a part: a merge of a draft, a copy of a course, a quick fix, or an undo. */
export const historyReceiptSchema = z.object({
  id: idSchema,
  act: z.enum(receiptActs),
  /** What the draft that took part is called; empty where none did. */
  editionName: z.string(),
  homeMajorId: idSchema,
  /** Of a quick fix, or of the undo of one: the rule and what was done. */
  fixName: z.string().optional(),
});
export type HistoryReceipt = z.infer<typeof historyReceiptSchema>;

/** One change of a record: who, when, and field by field from what to what. */
export const historyEntrySchema = z.object({
  id: idSchema,
  kind: recordKindSchema,
  recordId: idSchema,
  action: z.enum(['create', 'update', 'delete', 'restore']),
  /** Null where the server itself did it. */
  userId: idSchema.nullable(),
  /** Also that of a person who has been deleted since. */
  userName: z.string(),
  time: timestampSchema,
  /** Which part changed, where the record has several: a course of the major matrix, a chapter, a goal. */
  part: z.string(),
  changes: z.array(changedFieldSchema).max(maxChangesShown),
  /** How many fields changed in all. */
  changeCount: z.int().min(0),
  /** Whether nothing was changed in the same part since. */
  isLatest: z.boolean(),
  /** Whether there is something to bring back. */
  canRestore: z.boolean(),
  /** Absent where it was made by itself. */
  receipt: historyReceiptSchema.optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** A person who changed a record. */
export const historyPersonSchema = z.object({ id: idSchema, name: z.string() });
export type HistoryPerson = z.infer<typeof historyPersonSchema>;

/** One page of a history with everybody who ever changed the record. */
export const historyPageSchema = z.object({
  pageInfo: z.object({ list: z.array(historyEntrySchema), total: z.int().min(0) }),
  people: z.array(historyPersonSchema),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

/** The parameters of one page of a history. */
export interface HistoryRequest {
  kind: HistoryKind;
  /** The course, or the major of a major matrix and of graduation requirements. */
  recordId: number;
  /** Only what this person changed. */
  userId?: number;
  pageNum: number;
  pageSize: number;
}

/** What brought a record back answers: what had to be left out, a sentence each. */
export const restoredSchema = z.object({ leftOut: z.array(z.string()) });
export type Restored = z.infer<typeof restoredSchema>;

/** The kinds of record with their own entry in the trash; records of a course, a draft or a major are deleted and restored with it. */
export const trashKinds = [
  'course',
  'edition',
  'department',
  'major',
  'occupation',
  'collegeMajor',
  'talentReport',
  'news',
  'outline',
] as const satisfies readonly RecordKind[];
export type TrashKind = (typeof trashKinds)[number];

/** Whether deleted records of this kind are listed in the trash. */
export function isTrashKind(kind: RecordKind): kind is TrashKind {
  return (trashKinds as readonly RecordKind[]).includes(kind);
}

/** A deleted record that can still be brought back. */
export const trashEntrySchema = z.object({
  kind: recordKindSchema,
  id: idSchema,
  name: text(textLimits.title),
  /** Null for what belongs to the college and to no major. */
  majorId: idSchema.nullable(),
  /** Empty where there is no major. */
  majorName: text(textLimits.title),
  deletedTime: timestampSchema,
  deletedBy: z.string(),
  /** After this moment it is gone for good. */
  expires: timestampSchema,
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

/** How long a deleted record can be brought back. */
export const trashDays = 30;
