import { loginPageMessages } from '../shell/LoginPage/messages';
import type { Driver } from './Driver';
import { named } from './named';

/** `LoginPage`: where one signs in. */
export function loginPage<Part>({ part, field, click, write }: Driver<Part>) {
  const account = part('textbox', { name: named(loginPageMessages, 'account') });
  const password = field(named(loginPageMessages, 'password'));
  const submit = part('button', { name: named(loginPageMessages, 'submit') });

  async function fill(words: { account: string; password: string }) {
    await write(account, words.account);
    await write(password, words.password);
  }

  return {
    account,
    password,
    submit,
    forgot: part('link', { name: named(loginPageMessages, 'forgotten') }),
    fill,
    /** Fills in both fields and sends them. */
    async signIn(words: { account: string; password: string }) {
      await fill(words);
      await click(submit);
    },
  };
}
