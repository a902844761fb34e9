import { createSessionStore } from '@college/api-client';
import { languageCodes, type LoginInfo } from '@college/curriculum-model';
import type { Page } from '@playwright/test';
import type { People, Role } from './people';

/** Gives a tab what a person and the choice of a language leave in it. */
async function giveSession(page: Page, stored: { loginInfo?: LoginInfo; language?: string }) {
  const entries = sessionEntries(stored);
  // Set once: who signs out later in the same tab stays signed out.
  await page.addInitScript((given) => {
    const mark = JSON.stringify(given);
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('given') === mark) return;
    sessionStorage.setItem('given', mark);
    for (const [name, value] of given) sessionStorage.setItem(name, value);
  }, entries);
}

/** The URL to open, and the language of the page: Chinese by default. */
export interface Arrival {
  at?: string;
  language?: keyof typeof languageCodes;
  /** Whether this is a separate session, in addition to the person's existing one. */
  isAnew?: boolean;
}

/** Where a person comes to who has just signed in. */
const arrivalOf = (who: Role) => (who === 'demo' ? '/course/major/list' : '/course/workbench');

/** Signs a sample person in past the form, as a tab that holds its login info already, and opens a page. */
export async function signInAs(page: Page, people: People, who: Role, { at = arrivalOf(who), language, isAnew }: Arrival = {}) {
  const loginInfo = await (isAnew ? people.signInAnew(who) : people.loginInfo(who));
  await giveSession(page, { loginInfo, language: language && languageCodes[language] });
  await page.goto(at);
}

/** What the workbench itself would have stored. */
export function sessionEntries({ loginInfo, language }: { loginInfo?: LoginInfo; language?: string }): [string, string][] {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const store = createSessionStore({ sessionStorage, localStorage: sessionStorage });
  if (loginInfo) store.write(loginInfo);
  if (language) store.setLanguage(language);
  return [...stored];
}
