import { goalShareWords } from '@college/curriculum-model';
import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

/** Words of the table of assessment items and teaching goals. */
export const goalShareMessages = defineMessages('goalShareTable', {
  words: { title: goalShareWords.title, item: goalShareWords.item, total: domainTerms.total },
  en: {
    shareOf: ({ item, goal }: { item: string; goal: string }) => `${item}, share in ${goal}`,
    unnamed: ({ row }: { row: number }) => `Row ${row}`,
    hint: 'How much of each teaching goal an item assesses. Every column adds up to 100%.',
    short: ({ goals }: { goals: string }) => `Not 100%: ${goals}`,
    above100: ({ item, goal }: { item: string; goal: string }) => `${item}, ${goal}: a share is at most 100%.`,
  },
  zh: {
    shareOf: ({ item, goal }) => `${item}，${goal} 的占比`,
    unnamed: ({ row }) => `第 ${row} 行`,
    hint: '各考核环节在每条教学目标中的占比，每列合计应为 100%。',
    short: ({ goals }) => `合计不是 100%：${goals}`,
    above100: ({ item, goal }) => `${item}，${goal}：占比最多 100%。`,
  },
});
