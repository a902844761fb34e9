import { randomUUID } from 'node:crypto';

const wellFormed = /^[\w.-]{8,64}$/;

/** The id of a request: the one of a trusted balancer where it is well-formed, else a new one. */
export function requestIdOf(given: string | undefined, isTrusted: boolean): string {
  return isTrusted && given !== undefined && wellFormed.test(given) ? given : randomUUID();
}
