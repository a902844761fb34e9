import { inLanguage, may, type Chain, type Language, type OptionItem } from '@college/curriculum-model';
import type { Caller } from '../rights/caller';

/** What a person can do in a major, as menu entries. */
export function majorMenus(caller: Caller, place: Chain, language: Language): OptionItem[] {
  const menus = [
    { value: 'home', word: { zh: '专业主页', en: 'Major home' }, isShown: true },
    { value: 'courseUnits', word: { zh: '课程单元', en: 'Course units' }, isShown: true },
    { value: 'matrix', word: { zh: '矩阵', en: 'Matrices' }, isShown: may(caller, 'modify', place) },
    { value: 'create', word: { zh: '新建课程单元', en: 'New course unit' }, isShown: may(caller, 'create', place) },
    { value: 'detail', word: { zh: '编辑专业', en: 'Edit major' }, isShown: may(caller, 'manage', place) },
  ];
  return menus.filter(({ isShown }) => isShown).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
}
