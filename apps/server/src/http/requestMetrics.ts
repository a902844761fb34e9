import type { Endpoint } from '@college/api-client/contract';
import type { Code } from './codes';

/** One answered request. */
export interface AnsweredRequest {
  /** Absent for pages and files. */
  endpoint: Pick<Endpoint, 'method' | 'path'> | undefined;
  status: number;
  code: Code | undefined;
  seconds: number;
}

/** Where requests are counted. */
export interface RequestMetrics {
  note(request: AnsweredRequest): void;
}
