import { officialCounts, parentCode } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { holds } from '../mock-api/paging';
import { found } from '../mock-api/refusals';
import { occupationBook } from '../occupations/occupations.seed';

export const occupationBookMocks = {
  getOccupationBook({ query: { code = '' } }) {
    const entry = code === '' ? undefined : found(occupationBook.find((one) => one.code === code));
    const list = occupationBook.filter((one) => parentCode(one.code) === code).map(({ code: child, title }) => ({ code: child, title }));
    return {
      ...(entry ? { code: entry.code } : {}),
      level: code === '' ? -1 : code.split('-').length - 1,
      list,
      title: entry?.title ?? '',
      desc: entry ? `${entry.code} ${entry.title}` : '',
      subtitle: entry?.task ? '主要工作任务' : '',
      task: [...(entry?.task ?? [])],
      professions: entry?.task ? ['软件工程', '计算机科学与技术'] : [],
    };
  },

  searchOccupationBook: ({ query: { keyword } }) =>
    occupationBook.filter(({ code, title }) => holds(keyword, code, title)).map(({ code, title }) => ({ code, title })),

  getOccupationBookFacts() {
    const atDepth = (depth: number) => occupationBook.filter(({ code }) => code.split('-').length === depth).length;
    return {
      edition: '2022',
      source: { title: '中华人民共和国职业分类大典（2022年版）', note: '' },
      shipped: { major: atDepth(1), middle: atDepth(2), sub: atDepth(3), occupation: atDepth(4) },
      official: officialCounts,
      aliases: 0,
    };
  },
} satisfies Partial<MockHandlers>;
