import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { listComma } from '@college/ui/words';

/** Built-in text of `CourseCard`. */
export const courseCardMessages = defineMessages('courseCard', {
  words: { unnamed: domainTerms.unnamedCourseUnit, comma: listComma },
  en: {
    menu: ({ name }: { name: string }) => `More about ${name}`,
    acts: ({ name }: { name: string }) => `Go on with ${name}`,
    about: ({ act, name }: { act: string; name: string }) => `${act}: ${name}`,
    choose: ({ name }: { name: string }) => `Choose ${name} for the export`,
    parent: ({ name }: { name: string }) => `Major: ${name}`,
    hours: ({ total, theory, practice }: { total: number; theory: number; practice: number }) => `${total} h (${theory}/${practice})`,
    managers: ({ names }: { names: string }) => `Leaders: ${names}`,
    disabled: ({ name }: { name: string }) => `${name} (account disabled)`,
    noManager: 'No leader',
    progress: 'Completion rate',
    estimate: ({ percent }: { percent: number }) => `${percent}%, an estimate: the server reports no progress`,
    noSupport: 'Supports no indicator point',
  },
  zh: {
    menu: ({ name }) => `${name}的更多操作`,
    acts: ({ name }) => `继续处理${name}`,
    about: ({ act, name }) => `${act}：${name}`,
    choose: ({ name }) => `选择${name}用于导出`,
    parent: ({ name }) => `专业：${name}`,
    hours: ({ total, theory, practice }) => `${total} 学时（${theory}/${practice}）`,
    managers: ({ names }) => `负责人：${names}`,
    disabled: ({ name }) => `${name}（账号已停用）`,
    noManager: '未指定负责人',
    progress: '完成度',
    estimate: ({ percent }) => `${percent}%，估计值：服务器没有给出完成度`,
    noSupport: '没有支撑任何指标点',
  },
});

export type CourseCardText = typeof courseCardMessages.en;
