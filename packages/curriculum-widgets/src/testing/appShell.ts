import { commandPaletteMessages } from '../search/CommandPalette/messages';
import { appShellMessages } from '../shell/AppShell/messages';
import { languageSwitchMessages } from '../shell/LanguageSwitch/messages';
import type { Driver } from './Driver';
import { eitherOf, named } from './named';

/** `AppShell`, `LanguageSwitch` and `CommandPalette`: the frame of a page with its navigation, account, language and search. */
export function appShell<Part>({ part, click, check, write }: Driver<Part>) {
  const navigation = part('navigation', { name: named(appShellMessages, 'navigation') });
  const languages = part('radiogroup', { name: named(languageSwitchMessages, 'label') });
  const account = part('button', { name: /^(账号：|Account: )/ });
  const findButton = part('button', { name: named(appShellMessages, 'find') });
  const searchField = part('combobox', { name: named(commandPaletteMessages, 'name') });
  const searchResults = part('listbox', { name: named(commandPaletteMessages, 'results') });
  const entry = (name: string) => part('link', { name: eitherOf([name]), inside: navigation });
  return {
    navigation,
    /** An entry of the navigation by its words. */
    entry,
    account,
    findButton,
    searchField,
    searchResults,
    goTo: (name: string) => click(entry(name)),
    async chooseLanguage(language: 'zh' | 'en') {
      const name = named(languageSwitchMessages, language === 'zh' ? 'chineseName' : 'englishName');
      await check(part('radio', { name, inside: languages }));
    },
    /** Opens the search and writes into it; `searchResults` has what was found. */
    async search(words: string) {
      await click(findButton);
      await write(searchField, words);
    },
    async signOut() {
      await click(account);
      await click(part('menuitem', { name: named(appShellMessages, 'signOut') }));
    },
  };
}
