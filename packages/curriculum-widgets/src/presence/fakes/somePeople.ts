import { textOf, type PresentPerson } from '@college/curriculum-model';
import { sampleUser, type userIds } from '@college/curriculum-model/fixtures';

/** The reader's own line in the stories. */
export const ownLine = 'line-of-reader';

/** Somebody who has the page open, named in the language of the story. */
export function aPerson(
  who: keyof typeof userIds,
  language: 'zh' | 'en',
  field: string | null = null,
  line = `line-of-${who}`,
): PresentPerson {
  const user = sampleUser(who);
  return { line, userId: user.id, userName: textOf(user, 'userName', language), field };
}

/** The reader. */
export const reader = (language: 'zh' | 'en') => aPerson('majorLeader', language, null, ownLine);
