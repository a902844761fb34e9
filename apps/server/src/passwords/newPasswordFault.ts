import { passwordFault, type PasswordFault } from '@college/curriculum-model';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The first fault of a new password, compared also with the list of leaked passwords; `account` holds the user's name and e-mail. */
export async function newPasswordFault(password: string, account: readonly string[]): Promise<PasswordFault | undefined> {
  // Half a megabyte that only whoever chooses a password needs.
  commonPasswords ??= readCommonPasswords();
  const words = await commonPasswords;
  return passwordFault(password, account, (word) => words.has(word));
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
