import { findingListMessages } from '../rules/FindingList/messages';
import { ruleSettingsMessages } from '../rules/RuleSettings/messages';
import { contentSearchMessages } from '../search/ContentSearch/messages';
import { savedViewsMessages } from '../search/SavedViews/messages';
import type { Driver } from './Driver';
import { eitherOf, ledBy, partsCalled } from './named';
import { quickFixes } from './quickFixes';

/** `FindingList`: what the rules say about a curriculum. */
export function findingList<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by } = partsCalled(driver, findingListMessages);
  const list = by('region', 'title');
  return {
    ...quickFixes(driver, list),
    list,
    search: by('searchbox', 'search'),
    /** A finding, or the head of a group, by what its button says. */
    finding: (words: string | RegExp) => part('button', { name: words, inside: list }),
    find: (words: string) => write(by('searchbox', 'search'), words),
    async groupBy(way: 'rule' | 'course' | 'requirement') {
      await click(part('button', { name: ledBy(findingListMessages, 'grouping') }));
      await click(by('option', way));
    },
  };
}

/** `RuleSettings`: which rules hold, and how strictly. */
export function ruleSettings<Part>(driver: Driver<Part>) {
  const { part, check, click, write } = driver;
  const { by, of } = partsCalled(driver, ruleSettingsMessages);
  const { zh, en } = ruleSettingsMessages;
  return {
    page: by('region', 'title'),
    find: (words: string) => write(by('searchbox', 'search'), words),
    /** Whether a rule is checked, by its name. */
    switch: (rule: string) => of('switch', 'switchOf', { rule }),
    toggle: (rule: string) => check(of('switch', 'switchOf', { rule })),
    /** Sets the level of a rule by the words of the level. */
    async setLevel(rule: string, level: string | RegExp) {
      const names = [zh.levelOf({ rule }), en.levelOf({ rule })].map((name) => eitherOf([name]).source.slice(1));
      await click(part('button', { name: new RegExp(`\\s(${names.join('|')})`) }));
      await click(part('option', { name: level }));
    },
    save: () => click(by('button', 'save')),
  };
}

/** `ContentSearch`: finds courses, indicator points, points and goals. */
export function contentSearch<Part>(driver: Driver<Part>) {
  const { part, click, press, write } = driver;
  const { by } = partsCalled(driver, contentSearchMessages);
  const field = by('searchbox', 'name');
  const results = by('listbox', 'results');
  const result = (name: string | RegExp) => part('option', { name, inside: results });
  return {
    field,
    results,
    result,
    find: (words: string) => write(field, words),
    open: (name: string | RegExp) => click(result(name)),
    openFirst: () => press(field, 'Enter'),
  };
}

/** `SavedViews`: the filters of a list under a name. */
export function savedViews<Part>(driver: Driver<Part>) {
  const { part, click, write, gone } = driver;
  const { by, of } = partsCalled(driver, savedViewsMessages);
  const views = by('navigation', 'label');
  const dialog = by('dialog', 'saveTitle');
  return {
    views,
    /** A view by its name, which the count of its rows may follow. */
    view: (name: string) => part('link', { name: eitherOf([name], true), inside: views }),
    dialog,
    /** Saves what the list shows, and waits until the window has closed. */
    async save(name: string) {
      await click(by('button', 'saveAs'));
      await write(by('textbox', 'name', { inside: dialog }), name);
      await click(by('button', 'save', { inside: dialog }));
      await gone(dialog);
    },
    async remove(name: string) {
      await click(of('button', 'acts', { name }));
      await click(by('menuitem', 'remove'));
    },
  };
}
