import type { CheckResult } from '..';

/** Something wrong with a call: what a backend answers instead, and what the suite must say about it. */
export interface Fault {
  /** `GET /course/getcoursegoal` */
  path: string;
  change: (answer: Response) => Promise<Response> | Response;
  call: string;
  check: CheckResult['check'];
  got: RegExp;
  /** The answer is made up: nothing is done. */
  isMadeUp?: boolean;
}

interface Envelope {
  code: string;
  message: string;
  data: never;
}

/** An edited envelope. */
export function changed(edit: (envelope: Envelope) => unknown): Fault['change'] {
  return async (answer) => Response.json(edit((await answer.clone().json()) as Envelope));
}

/** Another response instead of valid data. */
export function withData(edit: (data: never) => unknown) {
  return changed(({ code, message, data }) => ({ code, message, data: code === '0' ? edit(data) : data }));
}

/** Replaces one code by another. */
export function recoded(wanted: string, code: string) {
  return changed((envelope) => (envelope.code === wanted ? { ...envelope, code } : envelope));
}
