import { userNameLimit } from '@college/curriculum-model';

export type UserNameFault = 'empty' | 'tooLong';

/** What is wrong with a user name, or undefined when it will do. */
export function userNameFault(name: string): UserNameFault | undefined {
  const { length } = name.trim();
  if (length === 0) return 'empty';
  return length > userNameLimit ? 'tooLong' : undefined;
}
