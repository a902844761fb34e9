import { accountMessages } from '../account/Account/messages';
import { noticeMailsMessages } from '../account/Account/noticeMails/messages';
import { secondFactorMessages } from '../account/Account/secondFactor/messages';
import { signInsMessages } from '../account/Account/signIns/messages';
import { newPasswordMessages } from '../account/NewPassword/messages';
import { profileMessages } from '../account/Profile/messages';
import { reauthenticateMessages } from '../account/Reauthenticate/messages';
import { recordFormMessages } from '../support/recordForm/messages';
import type { Driver } from './Driver';
import { named, partsCalled } from './named';

/** `Account`: where one changes one's user name and password, and sees where one is signed in. */
export function account<Part>(driver: Driver<Part>) {
  const { click, check, field, write } = driver;
  const { by } = partsCalled(driver, accountMessages);
  const factor = partsCalled(driver, secondFactorMessages);
  const signIns = partsCalled(driver, signInsMessages);
  const userName = by('textbox', 'name');
  const beginButton = factor.by('button', 'begin');
  const code = factor.by('textbox', 'code');
  const keptButton = factor.by('button', 'kept');
  return {
    userName,
    /** Where two-step verification is set up or switched off. */
    secondFactor: factor.by('region', 'title'),
    /** Begins to set it up. */
    beginButton,
    /** The key as a picture, for an authenticator app. */
    keyPicture: factor.by('img', 'picture'),
    /** The key as a text in groups of four. */
    key: factor.by('textbox', 'key'),
    /** The field for the first code of the app. */
    code,
    recoveryCodes: factor.by('list', 'codesTitle'),
    /** Says that the recovery codes are kept. */
    keptButton,
    /** The list of sign-ins; the port without them has none. */
    signIns: signIns.by('list', 'title'),
    async changeName(name: string) {
      await write(userName, name);
      await click(by('button', 'saveName'));
    },
    async changePassword(old: string, fresh: string) {
      await write(field(named(accountMessages, 'old')), old);
      await write(field(named(newPasswordMessages, 'fresh')), fresh);
      await write(field(named(newPasswordMessages, 'repeat')), fresh);
      await click(by('button', 'changePassword'));
    },
    /** Begins to set up two-step verification, which then asks for a code. */
    beginSecondFactor: () => click(beginButton),
    /** Switches two-step verification on by a code; the recovery codes show then. */
    async confirmSecondFactor(digits: string) {
      await write(code, digits);
      await click(factor.by('button', 'confirm'));
    },
    keepRecoveryCodes: () => click(keptButton),
    /** Ends all sign-ins but this one. */
    endOtherSignIns: () => click(signIns.by('button', 'endOthers')),
    /** Says when notices come by mail. */
    chooseMails: (when: 'off' | 'atOnce' | 'daily') => check(partsCalled(driver, noticeMailsMessages).by('radio', when)),
  };
}

/** `Profile`: what others read about somebody. */
export function profile<Part>(driver: Driver<Part>) {
  const { click, write } = driver;
  const { by } = partsCalled(driver, profileMessages);
  const field = (key: 'userName' | 'introduction' | 'collegeName' | 'major' | 'job' | 'contactEmail') => by('textbox', key);
  return {
    form: by('form', 'title'),
    field,
    /** Writes the English of the texts. */
    showEnglish: () => driver.check(partsCalled(driver, recordFormMessages).by('switch', 'englishShow')),
    write: (key: Parameters<typeof field>[0], text: string) => write(field(key), text),
    save: () => click(by('button', 'save')),
  };
}

/** `Reauthenticate`: the window that asks for the own password once more. */
export function reauthenticate<Part>(driver: Driver<Part>) {
  const { click, field, gone, write } = driver;
  const { by } = partsCalled(driver, reauthenticateMessages);
  const dialog = by('dialog', 'title');
  return {
    dialog,
    cancel: () => click(by('button', 'cancel', { inside: dialog })),
    /** Enters the password, and waits until the window has closed. */
    async confirm(password: string) {
      await write(field(named(reauthenticateMessages, 'password')), password);
      await click(by('button', 'confirm', { inside: dialog }));
      await gone(dialog);
    },
  };
}
