import { isPostponed, saveFailureOf } from '../saving/saveFailure';

/** A reading that failed because nobody was reached or the server could not answer just then: it can succeed later as it is. */
export interface Outage {
  /** How often it was tried again in vain. */
  tries: number;
}

/** Why something could not be read; with an outage it is read again by itself. */
export interface ReadFailure {
  message: string;
  outage?: Outage | undefined;
}

/** The outage behind a failed reading; nothing where trying again changes nothing, as after a refusal. */
export function outageOf(error: unknown, before?: Outage): Outage | undefined {
  return isPostponed(saveFailureOf(error)) ? { tries: before ? before.tries + 1 : 0 } : undefined;
}
