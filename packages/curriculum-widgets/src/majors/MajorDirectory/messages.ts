import { defineMessages } from '@college/ui/messages';

export const majorDirectoryMessages = defineMessages('majorDirectory', {
  en: {
    title: 'Majors',
    facts: ({ count }: { count: number }) => `${count} ${count === 1 ? 'major' : 'majors'} within your reach`,
    filter: 'Major name',
    courseUnits: 'Course units',
    home: 'Major home',
    homeOf: ({ name }: { name: string }) => `Major home of ${name}`,
    courseUnitsOf: ({ name }: { name: string }) => `Course units of ${name}`,
    none: 'No Data',
    noneHint: 'No major lies within your rights. Ask your college administrator.',
    noResult: 'no search results',
    noResultHint: ({ keyword }: { keyword: string }) => `No major is called anything like "${keyword}".`,
  },
  zh: {
    title: '专业',
    facts: ({ count }) => `权限范围内共${count}个专业`,
    filter: '专业名称',
    courseUnits: '课程单元',
    home: '专业主页',
    homeOf: ({ name }) => `${name}的专业主页`,
    courseUnitsOf: ({ name }) => `${name}的课程单元`,
    none: '暂无数据',
    noneHint: '您的权限范围内没有专业，请联系学院管理员。',
    noResult: '无搜索结果',
    noResultHint: ({ keyword }) => `没有名称包含「${keyword}」的专业。`,
  },
});
