import { courseTypes } from '../course-units';
import type { Bilingual, Language } from '../language';
import type { OptionItem } from '../options';
import { standardCategories, standardClassEdition } from './standardClasses';

/** What the choices of the form are about, by the name of their call. */
export const professionChoiceKinds = ['types', 'std', 'years', 'system'] as const;
export type ProfessionChoiceKind = (typeof professionChoiceKinds)[number];

/** A choice of the form of a college major; a class of the standard is a child of its category. */
export interface ProfessionChoice {
  kind: ProfessionChoiceKind;
  id: number;
  parentId: number | null;
  name: Bilingual;
}

/** The id by which a category or class of the standard is chosen, from its code: '0809' is 1809, '08' is 1008. */
export function professionTypeId(code: string): number {
  return 1000 + Number(code);
}

/** Everything the form offers before staff add to it: a server's first data. */
export const professionChoices: readonly ProfessionChoice[] = [
  ...standardCategories.flatMap(({ code, name, classes }) => [
    { kind: 'types' as const, id: professionTypeId(code), parentId: null, name },
    ...classes.map((one) => ({ kind: 'types' as const, id: professionTypeId(one.code), parentId: professionTypeId(code), name: one.name })),
  ]),
  { kind: 'std', id: 1001, parentId: null, name: standardClassEdition },
  // The two lengths of undergraduate studies in article 17 of the Higher Education Law.
  { kind: 'years', id: 1001, parentId: null, name: { zh: '四年', en: 'Four years' } },
  { kind: 'years', id: 1002, parentId: null, name: { zh: '五年', en: 'Five years' } },
  ...courseTypes.map(({ id, name }) => ({ kind: 'system' as const, id: 1000 + id, parentId: null, name: groupName(name) })),
];

function groupName({ zh, en }: Bilingual): Bilingual {
  return { zh, en: /course|session/.test(en) ? en : `${en} courses` };
}

/** Choices as the calls answer them: a tree in one language. */
export function professionOptions(
  choices: readonly Pick<ProfessionChoice, 'id' | 'parentId' | 'name'>[],
  language: Language,
  parentId: number | null = null,
): OptionItem[] {
  return choices
    .filter((choice) => choice.parentId === parentId)
    .map(({ id, name }) => {
      const children = professionOptions(choices, language, id);
      const option = { label: name[language] || name.zh, value: id };
      return children.length > 0 ? { ...option, children } : option;
    });
}
