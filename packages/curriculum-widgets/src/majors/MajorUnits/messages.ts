import { defineMessages } from '@college/ui/messages';

export const majorUnitsMessages = defineMessages('majorUnits', {
  en: {
    count: ({ count }: { count: number }) => `${count} ${count === 1 ? 'course unit' : 'course units'}`,
    list: 'Course units',
    table: 'Manage the list',
    add: 'Add course',
    none: 'No Data',
    noneHint: 'This major has no course units yet.',
    done: ({ percent }: { percent: number }) => `${percent}% complete`,
    managers: ({ names }: { names: string }) => `Managed by ${names}`,
  },
  zh: {
    count: ({ count }) => `${count}门课程`,
    list: '课程单元',
    table: '管理列表',
    add: '添加课程',
    none: '暂无数据',
    noneHint: '这个专业还没有课程单元。',
    done: ({ percent }) => `完成度${percent}%`,
    managers: ({ names }) => `负责人：${names}`,
  },
});
