import { and, eq, type Column, type SQL } from 'drizzle-orm';

/** Whose sign-ins a provider ends: all of a subject, or one by its session. */
export interface EndedSignIns {
  subject?: string;
  providerSession?: string;
}

/** The rows of sign-ins that a provider ends; undefined where it names none, which must not mean all. */
export function endedRows(
  table: { providerId: Column; subject: Column; providerSession: Column },
  providerId: number,
  { subject, providerSession }: EndedSignIns,
): SQL | undefined {
  if (subject === undefined && providerSession === undefined) return undefined;
  return and(
    eq(table.providerId, providerId),
    subject === undefined ? undefined : eq(table.subject, subject),
    providerSession === undefined ? undefined : eq(table.providerSession, providerSession),
  );
}
