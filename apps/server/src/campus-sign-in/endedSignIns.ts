/** Whose sign-ins a provider ends: all of a subject, or one by its session. */
export interface EndedSignIns {
  subject?: string;
  providerSession?: string;
}
