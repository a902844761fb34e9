import { replyCodes } from '@college/curriculum-model';
import { replyCodeOf } from '../../support/replyCodeOf';

/** Whether a call was refused because its record changed since, or is gone. */
export function isOutdated(error: unknown): boolean {
  const code = replyCodeOf(error);
  return code === replyCodes.conflict || code === replyCodes.notFound;
}
