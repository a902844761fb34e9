import { securityLogDays } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { all, noData, noSearchResults } from '@college/ui/words';

export const securityLogMessages = defineMessages('securityLog', {
  words: { all, none: noData, noResult: noSearchResults },
  en: {
    title: 'Security log',
    hint: `Sign-ins, refusals, changes of accounts, downloads and restores of the college, repeated refusals of a minute as one entry, for ${securityLogDays} days.`,
    search: 'Name or e-mail of a person',
    kind: 'Event',
    outcome: 'Outcome',
    period: 'Period',
    latestDays: ({ days }: { days: number }) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
    download: 'Export CSV',
    time: 'Time',
    actor: 'By',
    person: 'About',
    nobody: '–',
    detail: 'Details',
    address: 'IP address',
    device: 'Device',
    times: ({ times }: { times: number }) => `${times} times`,
    failed: 'The security log could not be loaded',
    noneHint: 'The first sign-in appears here.',
    noResultHint: 'Choose another event, outcome or period, or another name.',
  },
  zh: {
    title: '安全日志',
    hint: `本校的登录、被拒绝的操作、账号变更、下载和恢复记录，一分钟内重复被拒绝的合为一条，保留 ${securityLogDays} 天。`,
    search: '用户名或邮箱',
    kind: '事件',
    outcome: '结果',
    period: '时间范围',
    latestDays: ({ days }) => (days === 1 ? '最近 24 小时' : `最近 ${days} 天`),
    download: '导出 CSV',
    time: '时间',
    actor: '操作人',
    person: '相关人员',
    nobody: '–',
    detail: '详情',
    address: '网络地址',
    device: '设备',
    times: ({ times }) => `${times} 次`,
    failed: '没有取到安全日志',
    noneHint: '有人登录后，记录会显示在这里。',
    noResultHint: '请换一个事件、结果、时间范围或用户名。',
  },
});
/** The words of one language. */
export type SecurityLogText = typeof securityLogMessages.zh;
