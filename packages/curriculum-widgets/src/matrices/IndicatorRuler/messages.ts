import { defineMessages } from '@college/ui/messages';

/** Words of the ruler of indicator points. */
export const indicatorRulerMessages = defineMessages('indicatorRuler', {
  en: {
    ruler: 'Major matrix, row of this course',
    title: 'Major matrix',
    row: 'Row of this course',
    strong: 'strong support',
    weak: 'weak support',
    none: 'no support',
    bare: 'no goals bound',
    indicator: ({ number, label }: { number: string; label: string }) => `${number} ${label}`,
    spoken: ({ number, parts }: { number: string; parts: readonly string[] }) => `${number}: ${parts.join(', ')}`,
    change: ({ number, now, next }: { number: string; now: string; next: string }) => `${number}: ${now}, change to ${next}`,
    keys: 'Arrow keys move; 1 strong, 2 weak, 0 none',
  },
  zh: {
    ruler: '专业矩阵，本课程一行',
    title: '专业矩阵',
    row: '本课程一行',
    strong: '强支撑',
    weak: '弱支撑',
    none: '无支撑',
    bare: '未绑定教学目标',
    indicator: ({ number, label }) => `${number} ${label}`,
    spoken: ({ number, parts }) => `${number}：${parts.join('，')}`,
    change: ({ number, now, next }) => `${number}：${now}，改为${next}`,
    keys: '方向键移动；1 强，2 弱，0 清除',
  },
});
