import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Built-in text of `GapsPanel`. */
export const gapsPanelMessages = defineMessages('gapsPanel', {
  words: { none: domainTerms.noGaps },
  en: {
    title: 'Gaps',
    scope: 'Which gaps are shown',
    all: ({ count }: { count: number }) => `All ${count}`,
    own: ({ count }: { count: number }) => `This course ${count}`,
    counted: ({ count }: { count: number }) => (count === 1 ? '1 gap' : `${count} gaps`),
    noneHint: 'Everything in the three matrices is supported, bound and used.',
    noneOwn: 'No gaps in this course',
    noneOwnHint: 'Gaps of the whole major are listed under “All”.',
    showRest: ({ count }: { count: number }) => `Show the other ${count}`,
    fixOf: ({ fix, sentence }: { fix: string; sentence: string }) => `${fix}: ${sentence}`,
  },
  zh: {
    title: '缺口',
    scope: '显示哪些缺口',
    all: ({ count }) => `全部 ${count}`,
    own: ({ count }) => `本课程 ${count}`,
    counted: ({ count }) => `${count} 处缺口`,
    noneHint: '三级矩阵中的指标点、目标、课点和 KSA 都有支撑、绑定和使用。',
    noneOwn: '本课程没有缺口',
    noneOwnHint: '整个专业的缺口见「全部」。',
    showRest: ({ count }) => `显示其余 ${count} 处`,
    fixOf: ({ fix, sentence }) => `${fix}：${sentence}`,
  },
});
