import { parentCode } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { holds } from '../mock-api/paging';
import { found } from '../mock-api/refusals';
import { occupationBook } from '../occupations/occupations.seed';

export const occupationBookMocks = {
  getOccupationBook({ query: { code = '' } }) {
    const entry = code === '' ? undefined : found(occupationBook.find((one) => one.code === code));
    const list = occupationBook.filter((one) => parentCode(one.code) === code).map(({ code: child, title }) => ({ code: child, title }));
    return {
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
} satisfies Partial<MockHandlers>;
