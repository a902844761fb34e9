import type { Receipt } from '@college/curriculum-model';

/** What an act was about: a draft, or the course that was copied; both where a course was copied into a draft. */
export function subjectOf({ editionName, courseNames = [] }: Receipt, { listComma }: { listComma: string }): string {
  return [editionName, ...courseNames].filter((name) => name !== '').join(listComma);
}
