import { forgotPasswordMessages } from '../account/ForgotPassword/messages';
import { newPasswordMessages } from '../account/NewPassword/messages';
import type { Driver } from './Driver';
import { named } from './named';

/** `ForgotPassword`: where one asks for a link and, by the link, sets a new password. */
export function forgotPassword<Part>({ field, part, click, write }: Driver<Part>) {
  const email = part('textbox', { name: named(forgotPasswordMessages, 'email') });
  const fresh = field(named(newPasswordMessages, 'fresh'));
  const repeat = field(named(newPasswordMessages, 'repeat'));
  return {
    email,
    fresh,
    repeat,
    /** Asks for the link. */
    async ask(address: string) {
      await write(email, address);
      await click(part('button', { name: named(forgotPasswordMessages, 'send') }));
    },
    /** Writes a new password twice and sets it; the page of a link shows the fields. */
    async choose(password: string) {
      await write(fresh, password);
      await write(repeat, password);
      await click(part('button', { name: named(forgotPasswordMessages, 'set') }));
    },
  };
}
