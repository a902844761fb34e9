import { inLanguage, may, type Chain, type Language, type OptionItem } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import type { Caller } from '../rights/caller';

/** What a person can do in a major, as menu entries. */
export function majorMenus(caller: Caller, place: Chain, language: Language): OptionItem[] {
  const menus = [
    { value: 'home', word: { zh: '专业主页', en: 'Major home' }, isShown: true },
    { value: 'courseUnits', word: domainTerms.courseUnits, isShown: true },
    { value: 'matrix', word: { zh: '矩阵', en: 'Matrices' }, isShown: may(caller, 'modify', place) },
    { value: 'create', word: domainTerms.newCourseUnit, isShown: may(caller, 'create', place) },
    { value: 'detail', word: { zh: '编辑专业', en: 'Edit major' }, isShown: may(caller, 'manage', place) },
  ];
  return menus.filter(({ isShown }) => isShown).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
}
