import { loginPageMessages } from '../shell/LoginPage/messages';
import type { Driver } from './Driver';
import { named } from './named';

/** `LoginPage`: where one signs in. */
export function loginPage<Part>({ part, field, click, write }: Driver<Part>) {
  const account = part('textbox', { name: named(loginPageMessages, 'account') });
  const password = field(named(loginPageMessages, 'password'));
  const code = part('textbox', { name: named(loginPageMessages, 'code') });
  const submit = part('button', { name: named(loginPageMessages, 'submit') });

  async function fill(words: { account: string; password: string }) {
    await write(account, words.account);
    await write(password, words.password);
  }

  return {
    account,
    password,
    /** The field for the code of the second factor, which shows once it is asked for. */
    code,
    submit,
    forgot: part('link', { name: named(loginPageMessages, 'forgotten') }),
    fill,
    /** Fills in both fields and sends them. */
    async signIn(words: { account: string; password: string }) {
      await fill(words);
      await click(submit);
    },
    /** Fills in the code that was asked for, and sends all three. */
    async enterCode(digits: string) {
      await write(code, digits);
      await click(submit);
    },
  };
}
