import { counted, defineMessages } from '../messages';
import { noData } from '../words';

interface Named {
  label: string;
  value: string;
}

/** Built-in text of the charts. */
export const chartMessages = defineMessages('charts', {
  words: { noData },
  en: {
    rest: ({ count }: { count: number }) => `Others (${count})`,
    share: 'Share',
    total: 'Total',
    bar: 'Bar',
    slices: ({ title }: { title: string }) => `${title}: parts, by arrow keys`,
    part: ({ label, value, percent }: Named & { percent: string }) => `${label}: ${value} (${percent})`,
    of: ({ label, value }: Named) => `${label} ${value}`,
    joined: ({ parts }: { parts: readonly string[] }) => parts.join(', '),
    sentence: ({ title, total, parts }: { title: string; total: string; parts: string }) => `${title}: ${total} in all. ${parts}`,
    row: ({ label, values }: { label: string; values: string }) => `${label}: ${values}`,
    showAll: ({ count }: { count: number }) => `Show all ${counted(count, 'row')}`,
    showFewer: ({ count }: { count: number }) => `Show the first ${count} only`,
  },
  zh: {
    rest: ({ count }) => `其他（${count}项）`,
    share: '占比',
    total: '合计',
    bar: '条形',
    slices: ({ title }) => `${title}：用方向键逐项查看`,
    part: ({ label, value, percent }) => `${label}：${value}（${percent}）`,
    of: ({ label, value }) => `${label} ${value}`,
    joined: ({ parts }) => parts.join('，'),
    sentence: ({ title, total, parts }) => `${title}：共 ${total}。${parts}`,
    row: ({ label, values }) => `${label}：${values}`,
    showAll: ({ count }) => `显示全部 ${count} 行`,
    showFewer: ({ count }) => `只显示前 ${count} 行`,
  },
});
