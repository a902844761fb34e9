import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Words of the ruler of indicator points. */
export const indicatorRulerMessages = defineMessages('indicatorRuler', {
  words: { title: domainTerms.majorMatrix, strong: domainTerms.strongSupportInText, weak: domainTerms.weakSupportInText },
  en: {
    ruler: 'Major matrix, row of this course',
    row: 'Row of this course',
    none: 'no support',
    bare: 'no goals bound',
    indicator: ({ number, label }: { number: string; label: string }) => `${number} ${label}`,
    spoken: ({ number, parts }: { number: string; parts: readonly string[] }) => `${number}: ${parts.join(', ')}`,
    change: ({ number, now, next }: { number: string; now: string; next: string }) => `${number}: ${now}, change to ${next}`,
    keys: 'Arrow keys move; 1 strong, 2 weak, 0 none',
  },
  zh: {
    ruler: '专业矩阵，本课程一行',
    row: '本课程一行',
    none: '无支撑',
    bare: '未绑定教学目标',
    indicator: ({ number, label }) => `${number} ${label}`,
    spoken: ({ number, parts }) => `${number}：${parts.join('，')}`,
    change: ({ number, now, next }) => `${number}：${now}，改为${next}`,
    keys: '方向键移动；1 强，2 弱，0 清除',
  },
});
