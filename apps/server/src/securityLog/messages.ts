import type { Bilingual } from '@college/curriculum-model';

/** Words of the security log as a file, in both languages. */
export const securityLogMessages = {
  title: { zh: '安全日志', en: 'Security log' },
  time: { zh: '时间', en: 'Time' },
  kind: { zh: '事件', en: 'Event' },
  outcome: { zh: '结果', en: 'Outcome' },
  times: { zh: '次数', en: 'Times' },
  actor: { zh: '操作人', en: 'By' },
  person: { zh: '相关人员', en: 'About' },
  detail: { zh: '详情', en: 'Details' },
  address: { zh: '网络地址', en: 'IP address' },
  device: { zh: '设备', en: 'Device' },
} as const satisfies Record<string, Bilingual>;
