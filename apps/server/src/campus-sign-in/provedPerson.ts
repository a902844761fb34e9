import type { CampusValues } from '@college/curriculum-model';

/** Somebody whom a provider just confirmed. */
export interface ProvedPerson {
  subject: string;
  values: CampusValues;
  /** When they gave their password there; null where the provider does not say. */
  authenticatedAt: Date | null;
  /** What the provider calls the sign-in when it ends it; empty where it names none. */
  providerSession: string;
  refreshToken: string | null;
}

const longestSubject = 255;

/** Whether a subject can be one: an empty one would be everybody. */
export function isSubject(subject: unknown): subject is string {
  return typeof subject === 'string' && subject.trim() !== '' && subject.length <= longestSubject && !subject.includes('\u0000');
}
