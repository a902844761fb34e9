import type { Language, OccupationBook, OptionItem } from '@college/curriculum-model';
import { bookMessages } from '../messages';
import { pathOf, type Book, type BookEntry, type EntriesById } from './occupationBook';

/** The page of one entry (reference §2.2): its level counts from 0 for a major class to 3 for an occupation. */
export function presentEntry(book: Book, entry: BookEntry, language: Language): OccupationBook {
  const path = pathOf(book, entry);
  const level = path.length - 1;
  const children = book.below.get(entry.id) ?? [];
  return {
    level,
    code: entry.code,
    list: children.map((child) => ({ code: child.code, title: titleIn(child, language) })),
    title: titleIn(entry, language),
    desc: entry.description || bookMessages.about({ level, below: children.length, marks: entry.marks })[language],
    subtitle: entry.subtitle || subtitleOf(level, entry, children.length)[language],
    task: entry.tasks,
    professions: entry.professions,
  };
}

/** The top list: the eight major classes, each by its own name; what they are called by number is the page's business (decision 132). */
export function presentTop(book: Book, language: Language): OccupationBook {
  const classes = book.below.get(null) ?? [];
  return {
    level: -1,
    list: classes.map((entry) => ({ code: entry.code, title: titleIn(entry, language) })),
    title: bookMessages.title[language],
    desc: '',
    subtitle: '',
    task: [],
    professions: [],
  };
}

/** The tree that a category is chosen from (reference §7). */
export function presentLevels(book: Book, language: Language, parentId: number | null = null): OptionItem[] {
  return (book.below.get(parentId) ?? []).map((entry) => {
    const children = presentLevels(book, language, entry.id);
    return { ...optionOf(entry, language), ...(children.length > 0 ? { children } : {}) };
  });
}

/** The categories of a record, each inside the one above it. */
export function presentPath(book: EntriesById, levelId: number, language: Language): OptionItem[] {
  return pathOf(book, book.byId.get(levelId)).reduceRight<OptionItem[]>(
    (children, entry) => [{ ...optionOf(entry, language), ...(children.length > 0 ? { children } : {}) }],
    [],
  );
}

/** English where there is any, else the Chinese of the classification (decision 156). */
export function titleIn({ title, english }: Pick<BookEntry, 'title' | 'english'>, language: Language): string {
  return (language === 'en' && english) || title;
}

function optionOf(entry: BookEntry, language: Language): OptionItem {
  return { label: titleIn(entry, language), value: entry.id };
}

function subtitleOf(level: number, { tasks }: BookEntry, below: number) {
  if (below > 0) return bookMessages.namesBelow[level] ?? bookMessages.nothing;
  return tasks.length > 0 ? bookMessages.tasks : bookMessages.nothing;
}
