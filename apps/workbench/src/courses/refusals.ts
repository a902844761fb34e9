import { ApiError } from '@college/api-client';
import { replyCodes } from '@college/curriculum-model';

/** Whether the server answered that a record is not there, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === replyCodes.notFound;
}
