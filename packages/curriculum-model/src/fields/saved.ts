import { z } from 'zod';
import { versioned } from './extensions';
import { idSchema } from './ids';

/** What a save answers: the id and, as extensions, the version on which the next save is based and the record as stored, so that nobody reads it again. */
export function savedSchema<Stored extends z.ZodType>(record: Stored) {
  return z.object({ id: idSchema, ...versioned, record: record.optional() });
}

/** What a save answers that has no documented fields: true, or as an extension the record as stored, so that nobody reads it again. */
export function storedSchema<Stored extends z.ZodType>(record: Stored) {
  return z.union([z.literal(true), z.object({ record })]);
}

/** What a save answers whose documented reply is a list: that list, or as an extension the list beside the record that it belongs to. */
export function listedSchema<Item extends z.ZodType, Stored extends z.ZodType>(item: Item, record: Stored) {
  return z.union([z.array(item), z.object({ list: z.array(item), record })]);
}

/** The list and the record that a save of `listedSchema` answered; a server that knows the documented calls alone answers no record. */
export function storedList<Item, Stored>(answer: Item[] | { list: Item[]; record?: Stored }): { list: Item[]; record?: Stored } {
  return Array.isArray(answer) ? { list: answer } : answer;
}

/** The documented reply of a save that answered more: its list, or true. */
export function documentedReply(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'list' in answer ? answer.list : true;
}

/** The record that a save of `storedSchema` answered; undefined where the server knows the documented calls alone. */
export function storedRecord<Stored>(answer: true | { record: Stored }): Stored | undefined {
  return answer === true ? undefined : answer.record;
}

/** The answer of a save; a server that knows the documented calls alone says no more than the id. */
export interface Saved<Stored> {
  id: number;
  version?: number | undefined;
  record?: Stored | undefined;
}
