import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Built-in text of the suggested bindings in `CopyWizard`. */
export const suggestionMessages = defineMessages('copyWizardSuggestions', {
  words: { suggested: domainTerms.suggestion, strong: domainTerms.strong, weak: domainTerms.weak },
  en: {
    suggest: 'Suggest bindings',
    suggesting: 'Looking for bindings…',
    none: 'No suggestion fits the goals that are still free.',
    score: ({ score }: { score: number }) => `${score}% alike`,
    terms: ({ terms }: { terms: readonly string[] }) => `Shared terms: ${terms.join(', ')}`,
    noTerms: 'No shared terms',
    accept: 'Accept',
    acceptOne: ({ goal, number }: { goal: string; number: string }) => `Accept: bind ${goal} to ${number}`,
    reject: ({ goal, number }: { goal: string; number: string }) => `Reject ${number} for ${goal}`,
    as: 'Accept as',
    threshold: 'At least',
    thresholdLabel: 'Lowest likeness to accept',
    percent: ({ score }: { score: number }) => `${score}%`,
    acceptAll: ({ count }: { count: number }) => `Accept ${count}`,
  },
  zh: {
    suggest: '建议绑定',
    suggesting: '正在寻找建议…',
    none: '没有适合未绑定目标的建议。',
    score: ({ score }) => `相似 ${score}%`,
    terms: ({ terms }) => `共有词：${terms.join('、')}`,
    noTerms: '没有共有词',
    accept: '采纳',
    acceptOne: ({ goal, number }) => `采纳：绑定 ${goal} 到 ${number}`,
    reject: ({ goal, number }) => `不采纳 ${goal} 到 ${number}`,
    as: '采纳为',
    threshold: '不低于',
    thresholdLabel: '采纳的最低相似度',
    percent: ({ score }) => `${score}%`,
    acceptAll: ({ count }) => `采纳 ${count} 条`,
  },
});
