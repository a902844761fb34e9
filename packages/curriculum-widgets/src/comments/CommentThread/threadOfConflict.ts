import { commentThreadSchema, type CommentThread } from '@college/curriculum-model';
import { isConflict } from '../../support/saving/conflict';

/** The discussion as it is now, which a conflict carries; null where there is none, or it carries none. */
export function threadOfConflict(error: unknown): CommentThread | null {
  if (!isConflict(error)) return null;
  const read = commentThreadSchema.safeParse((error as { data?: unknown }).data);
  return read.success ? read.data : null;
}
