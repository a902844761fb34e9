import { defineMessages } from '@college/ui/messages';

/** The part of `assistantFillMessages` that is there before the assistant is asked for anything. */
export const assistantMenuMessages = defineMessages('assistantFill', {
  en: {
    name: 'Assistant fill',
    all: 'Fill all (opens the copy wizard)',
    page: 'Fill this page',
    course: 'Fill course information',
    more: 'Fill course information and chapters',
    points: 'Fill points',
    ksa: 'Fill KSA items',
    pointsLocked: 'Fill points (save or clear the import first)',
    ksaLocked: 'Fill KSA items (save or clear the import first)',
    matchPoint: 'Find similar points',
    matchKsa: 'Find similar KSA items',
    filling: 'The assistant is filling…',
  },
  zh: {
    name: '助手填充',
    all: '全部填充（打开复制向导）',
    page: '填充本页',
    course: '填充课程信息',
    more: '填充课程信息与章节',
    points: '填充课点',
    ksa: '填充 KSA',
    pointsLocked: '填充课点（请先保存或清除导入）',
    ksaLocked: '填充 KSA（请先保存或清除导入）',
    matchPoint: '查找相近课点',
    matchKsa: '查找相近 KSA',
    filling: '助手正在填充…',
  },
});
