import type { AnswerRequest } from '../../support/useAnswer';

/** Something that is fetched: on its way, refused, or here. */
export type Loadable<Value> = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; value: Value };

/** What an answer of the server is to the wizard; what was answered last stays where a newer answer cannot be had. */
export function loadableOf<Value>(request: AnswerRequest<Value>, last: Value | null = null): Loadable<Value> {
  if (request.status === 'failed' && last === null) return request;
  const value = request.status === 'done' ? request.answer : last;
  return value === null ? { status: 'loading' } : { status: 'ready', value };
}

/** The value when it is here, else undefined. */
export function valueOf<Value>(loadable: Loadable<Value> | null | undefined): Value | undefined {
  return loadable?.status === 'ready' ? loadable.value : undefined;
}
