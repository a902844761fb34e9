import type { MentionablePerson } from '@college/curriculum-model';

/** What was written and not sent, by the place or discussion that it is for, so that it is there again when somebody comes back to that. Kept by the application, for one person. */
export type UnsentTexts = Map<string, { text: string; people: readonly MentionablePerson[] }>;
