import { standardCategories, type Language } from '@college/curriculum-model';
import type { TreeNode } from '@college/ui/Tree';
import type { CatalogueCategory, CatalogueClass } from './TeachStandardSource';

/** English names of the edition that comes along, by code: the catalogue itself is kept in Chinese. */
const englishOf = new Map(standardCategories.flatMap((category) => [category, ...category.classes]).map(({ code, name }) => [code, name]));

/** The name in the reader's language; a class with another name in its edition keeps that name. */
export function nameOf({ code, name }: Pick<CatalogueClass, 'code' | 'name'>, language: Language): string {
  const known = englishOf.get(code);
  return language === 'en' && known?.zh === name ? known.en : name;
}

export interface StandardWords {
  language: Language;
  categoryNote: (counts: { classes: number; majors: number }) => string;
  classNote: (counts: { majors: number }) => string;
  hrefOf: (majorId: number) => string;
}

/** Categories, their classes, and under each class the majors of this college, which lead to their pages. */
export function standardNodes(categories: readonly CatalogueCategory[], words: StandardWords, isOwnOnly: boolean): TreeNode[] {
  return categories
    .map(({ classes, ...category }) => ({ category, classes: isOwnOnly ? classes.filter(({ majors }) => majors.length > 0) : classes }))
    .filter(({ classes }) => !isOwnOnly || classes.length > 0)
    .map(({ category, classes }) => ({
      ...entryOf(category, words.language),
      note: words.categoryNote({ classes: classes.length, majors: countMajors(classes) }),
      children: classes.map((one) => ({
        ...entryOf(one, words.language),
        note: one.majors.length > 0 ? words.classNote({ majors: one.majors.length }) : undefined,
        children: one.majors.map(({ id, name, code }) => ({
          id: `major-${id}`,
          label: name,
          lead: code,
          lang: words.language === 'en' && /\p{Script=Han}/u.test(name) ? 'zh-Hans' : undefined,
          href: words.hrefOf(id),
        })),
      })),
    }));
}

function entryOf(one: Pick<CatalogueClass, 'code' | 'name'>, language: Language) {
  const label = nameOf(one, language);
  return { id: one.code, lead: one.code, label, lang: language === 'en' && /\p{Script=Han}/u.test(label) ? 'zh-Hans' : undefined };
}

/** How many majors this college has in some classes. */
export function countMajors(classes: readonly CatalogueClass[]): number {
  return classes.reduce((sum, { majors }) => sum + majors.length, 0);
}

/** What is open at first: the way to this college's majors. */
export function openAtFirst(categories: readonly CatalogueCategory[]): Set<string> {
  const own = categories.filter(({ classes }) => countMajors(classes) > 0);
  return new Set(own.flatMap(({ code, classes }) => [code, ...classes.filter(({ majors }) => majors.length > 0).map((one) => one.code)]));
}
