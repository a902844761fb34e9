import { z } from 'zod';
import { keywordSchema } from '../paging';
import { searchHitSchema, searchTargets } from './searchContent';

/** What can be found from anywhere: the content of curricula, majors, and the people whom one manages. */
export const findableKinds = [...searchTargets, 'major', 'person'] as const;
export type FindableKind = (typeof findableKinds)[number];

/** A reply has no more records of a kind than this. */
export const mostFound = 2000;

/** Body of /search/searchEverything; a blank keyword asks for all records of the kinds, as many as the limit allows. */
export const searchEverythingRequestSchema = z.object({
  keyword: keywordSchema,
  /** Of which kinds; a kind that is not known finds nothing. */
  kinds: z.array(z.string().max(40)).min(1).max(20),
  /** The largest number of records of a kind. */
  limit: z.number().int().min(1).max(mostFound).optional(),
});
export type SearchEverythingRequest = z.infer<typeof searchEverythingRequestSchema>;

/** One record that was found. */
export const foundRecordSchema = searchHitSchema.omit({ type: true }).extend({
  /** The title in the other language, for a search in memory. */
  otherTitle: z.string().optional(),
  /** The code of a major, or of the major that a record belongs to. */
  majorCode: z.string().optional(),
  /** The department of a major; it distinguishes two of the same name and code. */
  departmentName: z.string().optional(),
  /** That department's number. */
  departmentId: z.number().optional(),
  /** Who manages a course unit; it distinguishes two of the same name. */
  leader: z.string().optional(),
});
export type FoundRecord = z.infer<typeof foundRecordSchema>;

/** What was found of one kind: the best first, and how many there are. */
export const foundGroupSchema = z.object({ kind: z.enum(findableKinds), total: z.number().int(), list: z.array(foundRecordSchema) });
export type FoundGroup = z.infer<typeof foundGroupSchema>;

/** The reply of /search/searchEverything, with its keyword, so that a stale one can be ignored. */
export const searchEverythingSchema = z.object({ keyword: z.string(), groups: z.array(foundGroupSchema) });
export type SearchEverything = z.infer<typeof searchEverythingSchema>;
