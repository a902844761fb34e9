import { collegeMajorEditorMessages } from '../college-majors/CollegeMajorEditor/messages';
import { collegeMajorListMessages } from '../college-majors/CollegeMajorList/messages';
import { teachStandardMessages } from '../college-majors/TeachStandard/messages';
import { recordFormMessages } from '../support/recordForm/messages';
import type { Driver } from './Driver';
import { named, partsCalled } from './named';
import { recordList } from './recordList';

/** `CollegeMajorList`: the majors of a college, a page at a time. */
export function collegeMajorList<Part>(driver: Driver<Part>) {
  const { by, of } = partsCalled(driver, collegeMajorListMessages);
  const view = (name: string) => of('link', 'viewOf', { name });
  return {
    ...recordList(driver, {
      search: by('searchbox', 'search'),
      removeButton: (name) => of('button', 'removeOf', { name }),
      confirm: named(collegeMajorListMessages, 'confirm'),
    }),
    /** Opens the editor for a new one; none for whom one may not. */
    create: by('button', 'create'),
    view,
  };
}

/** `CollegeMajorEditor`: one college major, to be written. */
export function collegeMajorEditor<Part>(driver: Driver<Part>) {
  const { click, check, write } = driver;
  const { by, of } = partsCalled(driver, collegeMajorEditorMessages);
  const field = (key: 'name' | 'code' | 'stdKeywords' | 'goals' | 'comments') => by('textbox', key);
  return {
    field,
    /** A row of the academic system, from 1. */
    row: (place: number) => of('group', 'row', { place }, { inside: by('group', 'academicSystem') }),
    write: (key: Parameters<typeof field>[0], text: string) => write(field(key), text),
    /** Adds a related major as the last row. */
    async addRelated(place: number, name: string) {
      await click(by('button', 'addRelate'));
      await write(of('textbox', 'relate', { place }), name);
    },
    showEnglish: () => check(partsCalled(driver, recordFormMessages).by('switch', 'englishShow')),
    save: () => click(partsCalled(driver, recordFormMessages).by('button', 'save')),
    back: by('button', 'back'),
  };
}

/** `TeachStandard`: the categories and classes of the quality standard, with the majors of the college. */
export function teachStandard<Part>(driver: Driver<Part>) {
  const { part, check, write } = driver;
  const { by } = partsCalled(driver, teachStandardMessages);
  const tree = by('tree', 'tree');
  return {
    tree,
    search: by('searchbox', 'search'),
    /** A category or class, such as `0809`. */
    entry: (code: string) => part('treeitem', { name: new RegExp(`^${code}\\s`), inside: tree }),
    major: (name: string | RegExp) => part('link', { name, inside: tree }),
    find: (words: string) => write(by('searchbox', 'search'), words),
    showOwnOnly: () => check(by('switch', 'ownOnly')),
  };
}
