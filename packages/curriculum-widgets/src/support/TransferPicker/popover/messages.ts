import { defineMessages } from '@college/ui/messages';

/** Words of the transfer popover. */
export const transferPopoverMessages = defineMessages('transferPopover', {
  en: {
    fieldOfPoint: 'Filter or quick-add points',
    fieldOfKsa: 'Filter or quick-add KSA items',
    hint: 'filter or quick-add',
    enterAdds: ({ count }: { count: number }) => `Enter adds ${count}`,
    offeredOfPoint: 'Points to choose from',
    offeredOfKsa: 'KSA items to choose from',
    own: 'Of this point',
    others: 'Others of the course',
    allHeld: 'All are in the cell',
    drop: 'Drag here, or press 1 strong, 2 weak, 0 remove',
    rowAddStrong: ({ name }: { name: string }) => `Add ${name} as strong support`,
    rowAddWeak: ({ name }: { name: string }) => `Add ${name} as weak support`,
    larger: 'Larger window',
    close: 'Discard and close',
  },
  zh: {
    fieldOfPoint: '筛选或速加课点',
    fieldOfKsa: '筛选或速加 KSA',
    hint: '筛选或速加',
    enterAdds: ({ count }) => `回车速加 ${count} 项`,
    offeredOfPoint: '可选课点',
    offeredOfKsa: '可选 KSA',
    own: '属于这个课点',
    others: '课程的其余 KSA',
    allHeld: '全部都在单元格中',
    drop: '拖入，或按 1 强 2 弱 0 移出',
    rowAddStrong: ({ name }) => `把${name}加为强支撑`,
    rowAddWeak: ({ name }) => `把${name}加为弱支撑`,
    larger: '放大窗口',
    close: '放弃并关闭',
  },
});

export type TransferPopoverText = (typeof transferPopoverMessages)['en'];
