import { occupationBrowserMessages } from '../occupations/OccupationBrowser/messages';
import { occupationEditorMessages } from '../occupations/OccupationEditor/messages';
import { occupationFactsMessages } from '../occupations/OccupationFacts/messages';
import { occupationListMessages } from '../occupations/OccupationList/messages';
import { occupationLookupMessages } from '../occupations/OccupationLookup/messages';
import { occupationsPageMessages } from '../occupations/OccupationsPage/messages';
import { occupationLevelsMessages } from '../organisation/OccupationLevels/messages';
import { recordFormMessages } from '../support/recordForm/messages';
import type { Driver } from './Driver';
import { named, partsCalled } from './named';
import { recordList } from './recordList';

/** `OccupationBrowser`, `OccupationFacts` and `OccupationLookup`: the classification dictionary, to be walked and searched. */
export function occupationBrowser<Part>(driver: Driver<Part>) {
  const { part, click, press, write } = driver;
  const { by, of } = partsCalled(driver, occupationBrowserMessages);
  const search = by('searchbox', 'search');
  return {
    search,
    /** Where in the dictionary one is. */
    place: by('navigation', 'place'),
    /** A class or an occupation, by its code or name. */
    entry: (name: string | RegExp) => part('link', { name }),
    /** What was found by a keyword. */
    results: (keyword: string) => of('list', 'results', { keyword }),
    /** What is said about the dictionary itself. */
    facts: partsCalled(driver, occupationFactsMessages).by('region', 'title'),
    /** A page of the public lookup. */
    page: (which: 'book' | 'search' | 'about') => partsCalled(driver, occupationLookupMessages).by('link', which),
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
    /** Goes from an entry that was found back to all that was. */
    backToResults: () => click(by('button', 'backResults')),
    up: () => click(by('button', 'backUpper')),
    home: () => click(by('button', 'backHome')),
    copyCode: () => click(by('button', 'copy')),
  };
}

/** `OccupationList`: the occupation records of a college. */
export function occupationList<Part>(driver: Driver<Part>) {
  const { by, of } = partsCalled(driver, occupationListMessages);
  return {
    ...recordList(driver, {
      search: by('searchbox', 'search'),
      removeButton: (name) => of('button', 'removeOf', { name }),
      confirm: named(occupationListMessages, 'confirm'),
    }),
    create: by('button', 'create'),
    importButton: by('button', 'import'),
    view: (name: string) => of('link', 'viewOf', { name }),
  };
}

/** `OccupationsPage`: the dictionary and the records, each behind a tab. */
export function occupationsPage<Part>(driver: Driver<Part>) {
  const { by } = partsCalled(driver, occupationsPageMessages);
  return {
    tab: (which: 'dictionary' | 'records') => by('tab', which),
    dictionary: occupationBrowser(driver),
    records: occupationList(driver),
    show: (which: 'dictionary' | 'records') => driver.click(by('tab', which)),
  };
}

/** `OccupationEditor`: one occupation record, to be written. */
export function occupationEditor<Part>(driver: Driver<Part>) {
  const { click, write } = driver;
  const { by, of } = partsCalled(driver, occupationEditorMessages);
  const field = (key: 'name' | 'code' | 'content' | 'lvlKeywords') => by('textbox', key);
  return {
    field,
    write: (key: Parameters<typeof field>[0], text: string) => write(field(key), text),
    /** The proportion of a skill, by its row from 1. */
    setProportion: (place: number, percent: number) => write(of('textbox', 'score', { place }), String(percent)),
    addSkill: () => click(by('button', 'addRow')),
    removeSkill: (place: number) => click(of('button', 'removeRow', { place })),
    save: () => click(partsCalled(driver, recordFormMessages).by('button', 'save')),
    back: by('button', 'back'),
  };
}

/** `OccupationLevels`: the classes of occupations as a tree. */
export function occupationLevels<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by } = partsCalled(driver, occupationLevelsMessages);
  const tree = by('tree', 'tree');
  return {
    tree,
    entry: (name: string | RegExp) => part('treeitem', { name, inside: tree }),
    find: (words: string) => write(by('searchbox', 'search'), words),
    expandAll: () => click(by('button', 'expandAll')),
    collapseAll: () => click(by('button', 'collapseAll')),
  };
}
