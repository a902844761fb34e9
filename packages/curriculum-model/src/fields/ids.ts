import { z } from 'zod';
import { maxId } from './maxId';

/** The id of a stored record. */
export const idSchema = z.int().min(1).max(maxId);

/** An id in a list that is being saved: 0 new, above 0 update, below 0 delete (domain.md §1). */
export const listIdSchema = z.int().min(-maxId).max(maxId);

/** The id of a choice, which staff may not have made yet. */
export const choiceIdSchema = z.int().min(0).max(maxId).nullable();

/** The client-made key that ties the parts of one act together (copy, feedback). */
export const uniqueSchema = z
  .string()
  .trim()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/);
