import { may, type Actor, type Language } from '@college/curriculum-model';
import { deadlinePlan, reviewSteps, rules } from '@college/curriculum-model/terms';
import type { PaletteAct } from '@college/curriculum-widgets/search/CommandPalette';
import { basePath } from '../routing/basePath';

const parts = { rules, review: reviewSteps, deadlines: deadlinePlan };

/** For each part of the administration that is not looked for on the page of the people, an act that opens it, for those who have it. */
export function manageActs(user: Actor, language: Language): PaletteAct[] {
  if (!may(user, 'collegeManage', { collegeId: user.collegeId })) return [];
  return Object.entries(parts).map(([tab, name]) => ({
    id: `manage:${tab}`,
    title: name[language],
    otherTitle: name[language === 'zh' ? 'en' : 'zh'],
    sign: 'people' as const,
    href: `${basePath}/manage?tab=${tab}`,
  }));
}
