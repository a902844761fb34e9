import { defineMessages } from '@college/ui/messages';
import { clauseComma, exporting, retry } from '@college/ui/words';

interface Hours {
  kind: 'theory' | 'practice';
  by: number;
}

/** Built-in text of `DataCheck`. */
export const dataCheckMessages = defineMessages('dataCheck', {
  words: { exporting, and: clauseComma, retry },
  en: {
    title: 'Data check',
    missing: ({ count }: { count: number }) => `${count} missing`,
    doubtful: ({ count }: { count: number }) => `${count} doubtful`,
    complete: 'Complete',
    checking: 'Checking…',
    notChecked: 'Not checked',
    recheck: 'Check again',
    checked: ({ count }: { count: number }) => (count === 0 ? 'Checked: nothing is missing' : `Checked: ${count} missing`),
    recheckFailed: ({ message }: { message: string }) => `Not checked again: ${message}`,
    gapsFailed: ({ message }: { message: string }) => `The matrices were not checked: ${message}`,
    failed: 'The check could not be made',
    overall: '% completion rate',
    openFigures: ({ rate }: { rate: number }) => `${rate}% completion rate, show all parts`,
    export: 'Export report',
    allDone: 'Every part is complete.',
    partDone: 'Nothing is missing here.',
    nothingAsked: 'Nothing to check yet.',
    mendedIn: ({ place }: { place: string }) => `Filled in under: ${place}`,
    hours: ({ kind, by }: Hours) => `${kind === 'theory' ? 'Theory' : 'Practice'} hours: ${Math.abs(by)} too ${by > 0 ? 'many' : 'few'}`,
    hoursDetail: ({ actual, expected }: { actual: number; expected: number }) => `Chapters ${actual}, course ${expected}`,
    showRest: ({ count }: { count: number }) => `Show the other ${count}`,
    rules: 'Rules of the curriculum',
    rulesMet: 'The rules find nothing else in this course.',
    rulesFailed: 'The rules could not be asked',
    stripMissing: 'missing',
    stripDoubtful: 'doubtful',
  },
  zh: {
    title: '数据检查',
    missing: ({ count }) => `${count} 项待补`,
    doubtful: ({ count }) => `${count} 项存疑`,
    complete: '数据完整',
    checking: '正在检查…',
    notChecked: '未检查',
    recheck: '重新检查',
    checked: ({ count }) => (count === 0 ? '检查完毕，没有缺项' : `检查完毕，${count} 项待补`),
    recheckFailed: ({ message }) => `没有重新检查成功：${message}`,
    gapsFailed: ({ message }) => `没有检查三级矩阵：${message}`,
    failed: '没有检查成功',
    overall: '% 完成度',
    openFigures: ({ rate }) => `${rate}% 完成度，查看各部分`,
    export: '导出报告',
    allDone: '各部分数据完整。',
    partDone: '这一部分没有缺项。',
    nothingAsked: '还没有可检查的内容。',
    mendedIn: ({ place }) => `在「${place}」中补充`,
    hours: ({ kind, by }) => `${kind === 'theory' ? '理论' : '实践'}学时合计${by > 0 ? '多' : '少'} ${Math.abs(by)} 学时`,
    hoursDetail: ({ actual, expected }) => `章节 ${actual}，课程 ${expected}`,
    showRest: ({ count }) => `显示其余 ${count} 项`,
    rules: '课程体系检查规则',
    rulesMet: '规则在本课程中没有发现其他问题。',
    rulesFailed: '没有完成规则检查',
    stripMissing: '项待补',
    stripDoubtful: '项存疑',
  },
});
