import { bandOf, inLanguage, type InitManage, type Language } from '@college/curriculum-model';
import type { Caller } from '../rights/caller';

/** What the administration page offers: people to whoever manages somebody, the college's own lists to college managers. */
export function manageMenus(caller: Caller, language: Language): InitManage['menus'] {
  const { manage, level } = bandOf(caller.permissionId);
  const menus = [
    { value: 'users', word: { zh: '用户管理', en: 'Users' }, isShown: manage },
    {
      value: 'departments',
      word: { zh: '院系管理', en: 'Departments' },
      isShown: manage && (level === 'college' || level === 'department'),
    },
    { value: 'feedback', word: { zh: '意见反馈', en: 'Feedback' }, isShown: manage && level === 'college' },
  ];
  return menus.filter(({ isShown }) => isShown).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
}
