import { defineMessages } from '@college/ui/messages';

/** Text of the choice of a standard, and of a file that describes one. */
export const standardChoiceMessages = defineMessages('standardChoice', {
  en: {
    chooseTitle: 'Which standard shall the requirements follow?',
    chooseHint:
      'The n-th requirement of the draft is taken for the n-th item of the old list. What continues one item keeps its goals, supports and matrices; numbers and headings change.',
    ready: 'Included standards',
    useThis: 'Use this',
    useOf: ({ name }: { name: string }) => `Use: ${name}`,
    ownTitle: 'A standard of your own',
    ownFile: 'JSON file with both lists and how one leads to the other',
    ownHelp: 'One file of at most 256 KB in UTF-8',
    example: 'What such a file looks like',
    kind: ({ code, name }: { code: string; name: string }) => `${code}: ${name}`,
    leftOver: 'An old item that no entry names is left over.',
    fileRefused: ({ name }: { name: string }) => `“${name}” cannot be used. Put this right and choose it again:`,
    fault: ({ line, field, message }: { line: number | null; field: string; message: string }) =>
      [line === null ? '' : `Line ${line}: `, field === '' ? '' : `${field} `, message].join(''),
  },
  zh: {
    chooseTitle: '毕业要求要按哪个标准排列？',
    chooseHint: '修订稿的第 n 条毕业要求对应旧标准的第 n 条。延续一条的，教学目标、支撑和矩阵都不动，只改编号和标题。',
    ready: '已备好的标准',
    useThis: '采用',
    useOf: ({ name }) => `采用：${name}`,
    ownTitle: '自己的标准',
    ownFile: '写明新旧两份清单及对应关系的 JSON 文件',
    ownHelp: '一个 UTF-8 文件，不超过 256 KB',
    example: '文件的写法',
    kind: ({ code, name }) => `${code}：${name}`,
    leftOver: '没有写到的旧条目即为没有去处。',
    fileRefused: ({ name }) => `「${name}」不能使用，请改正后重新选择：`,
    fault: ({ line, field, message }) => [line === null ? '' : `第 ${line} 行 `, field === '' ? '' : `${field}：`, message].join(''),
  },
});
