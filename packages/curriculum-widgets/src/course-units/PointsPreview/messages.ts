import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { clearedSuccessfully, noData } from '@college/ui/words';

/** Built-in text of `PointsPreview` and of the file it shows. */
export const pointsPreviewMessages = defineMessages('pointsPreview', {
  words: {
    cleared: clearedSuccessfully,
    label: domainTerms.pointsAndKsa,
    labelPoints: domainTerms.points,
    none: noData,
    number: domainTerms.point,
    ksa: domainTerms.ksa,
  },
  en: {
    name: 'Title',
    description: 'Description',
    noneHint: 'Download a template, fill it in and upload it.',
    more: ({ count }: { count: number }) => `${count} more ${count === 1 ? 'point' : 'points'}`,
    fewer: 'Show fewer',
    unsaved: ({ name }: { name: string }) => `${name}, not saved yet`,
    clear: 'Clear',
  },
  zh: {
    name: '标题',
    description: '描述',
    noneHint: '下载模板，填写后上传。',
    more: ({ count }) => `其余 ${count} 个课点`,
    fewer: '收起',
    unsaved: ({ name }) => `${name}，尚未保存`,
    clear: '清除',
  },
});
