import type { Outage, ReadFailure } from '../../support/resumption/outage';
import type { AnswerRequest } from '../../support/useAnswer';

/** Something that is fetched: on its way, not to be had, or here. */
export type Loadable<Value> = { status: 'loading' } | ({ status: 'failed' } & ReadFailure) | { status: 'ready'; value: Value };

/** What an answer of the server is to the wizard; what was answered last stays where a newer answer cannot be had. */
export function loadableOf<Value>(request: AnswerRequest<Value>, last: Value | null = null): Loadable<Value> {
  if (request.status === 'failed' && last === null) return request;
  const value = request.status === 'done' ? request.answer : last;
  return value === null ? { status: 'loading' } : { status: 'ready', value };
}

/** The outage that keeps something back. */
export function outageIn(loadable: Loadable<unknown> | null | undefined): Outage | undefined {
  return loadable?.status === 'failed' ? loadable.outage : undefined;
}

/** The value when it is here, else undefined. */
export function valueOf<Value>(loadable: Loadable<Value> | null | undefined): Value | undefined {
  return loadable?.status === 'ready' ? loadable.value : undefined;
}
