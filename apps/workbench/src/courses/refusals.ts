import { ApiError } from '@college/api-client';
import { replyCodes } from '@college/curriculum-model';

/** Whether the server answered that a record is not there, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === replyCodes.notFound;
}

/** Whether the server answered that there is nothing for this person, as asking again would not change. */
export function isRefused(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ApiError && error.code === replyCodes.noRight);
}
