import { inLanguage, may, mayAnywhere, type InitManage, type Language } from '@college/curriculum-model';
import type { Caller } from '../rights/caller';

/** What the administration page offers: people to whoever manages somebody, the college's own lists to college managers. */
export function manageMenus(caller: Caller, language: Language): InitManage['menus'] {
  const { collegeId, relativeId: departmentId } = caller;
  const menus = [
    { value: 'users', word: { zh: '用户管理', en: 'Users' }, isShown: mayAnywhere(caller, 'manage') },
    {
      value: 'departments',
      word: { zh: '院系管理', en: 'Departments' },
      // A department as a whole: whoever manages less than one manages none that their permission could be about.
      isShown: may(caller, 'manage', { collegeId, departmentId }),
    },
    { value: 'feedback', word: { zh: '意见反馈', en: 'Feedback' }, isShown: mayAnywhere(caller, 'collegeManage') },
  ];
  return menus.filter(({ isShown }) => isShown).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
}
