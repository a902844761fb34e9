import type { Language } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { allEndpoints, EndpointName } from '../contract';
import type { BodyOutput, DataInput, Endpoint, QueryOutput } from '../core/endpoint';
import type { MockState } from './mockState';

/** What a mock handler works with; the call has been authorised and its input checked. */
export interface MockRequest<E extends Endpoint> {
  query: QueryOutput<E>;
  body: BodyOutput<E>;
  state: MockState;
  /** The caller; calls without a sign-in have none and must not ask. */
  user: SampleUser;
  language: Language;
}

type Answer<E extends Endpoint> = E extends { reply: 'events' } ? Iterable<DataInput<E>> : DataInput<E> | Promise<DataInput<E>>;
export type MockHandler<E extends Endpoint> = (request: MockRequest<E>) => Answer<E>;

/** One handler for every call of the contract. */
export type MockHandlers = { [Name in EndpointName]: MockHandler<(typeof allEndpoints)[Name]> };
