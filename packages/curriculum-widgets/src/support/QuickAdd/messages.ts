import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Words of the quick-add field. */
export const quickAddMessages = defineMessages('quickAdd', {
  words: {
    strong: domainTerms.strong,
    weak: domainTerms.weak,
    strength: domainTerms.supportStrength,
  },
  en: {
    codesOfPoint: 'Point codes',
    codesOfKsa: 'KSA codes',
    hintOfPoint: 'e.g. point 1, point 3; separated by commas or spaces',
    hintOfKsa: 'e.g. K1 S2, A3; separated by commas or spaces',
    add: 'Quick-add',
    addCount: ({ count }: { count: number }) => `Quick-add ${count}`,
    more: ({ count }: { count: number }) => `and ${count} more`,
    unknown: ({ count, rest }: { count: number; rest: number }) =>
      `${count === 1 ? 'There is no such code' : 'There are no such codes'}${rest > 0 ? `; the other ${rest} ${rest === 1 ? 'is' : 'are'} not affected` : ''}`,
    added: ({ count }: { count: number }) => `${count} added.`,
  },
  zh: {
    codesOfPoint: '课点编号',
    codesOfKsa: 'KSA 编号',
    hintOfPoint: '如 课点1，课点3，用逗号或空格分隔',
    hintOfKsa: '如 K1 S2，A3，用逗号或空格分隔',
    add: '速加',
    addCount: ({ count }) => `速加 ${count} 项`,
    more: ({ count }) => `等，另有 ${count} 项`,
    unknown: ({ count, rest }) => `没有${count === 1 ? '这个' : '这些'}编号${rest > 0 ? `，其余 ${rest} 项不受影响` : ''}`,
    added: ({ count }) => `已加入 ${count} 项。`,
  },
});
