import { defineMessages } from '@college/ui/messages';

interface Counts {
  added: number;
  updated: number;
}

export const occupationImportMessages = defineMessages('occupationImport', {
  en: {
    title: 'Import occupation records',
    file: 'Workbook of occupation records',
    fileHelp: '.xlsx, up to 10 MB. Nothing is stored before you have seen what would change.',
    reading: ({ name }: { name: string }) => `Trying ${name}`,
    another: 'Choose another file',
    again: 'Try again',
    plan: ({ added, updated }: Counts) => `${added} to add, ${updated} to change`,
    nothing: 'The file holds no record.',
    problems: ({ count }: { count: string }) =>
      `${count} ${count === '1' ? 'line has' : 'lines have'} a problem. Nothing is stored until the file is right.`,
    problemList: 'Problems by line',
    line: ({ line }: { line: number }) => `Line ${line}`,
    wholeFile: 'The file',
    lines: 'What would change',
    columnLine: 'Line',
    columnName: 'Occupation name',
    columnCode: 'Occupation code',
    columnAct: 'What happens',
    add: 'Added',
    change: 'Changed',
    apply: ({ count }: { count: string }) => `Store ${count} ${count === '1' ? 'record' : 'records'}`,
    applying: 'Storing…',
    applied: 'Imported',
    appliedCounts: ({ added, updated }: Counts) => `${added} added, ${updated} changed`,
    close: 'Close',
  },
  zh: {
    title: '导入职业记录',
    file: '职业记录工作簿',
    fileHelp: '.xlsx，不超过 10 MB。先显示将有的变化，确认后才保存。',
    reading: ({ name }) => `正在检查 ${name}`,
    another: '换一个文件',
    again: '重试',
    plan: ({ added, updated }) => `将新增 ${added} 条，修改 ${updated} 条`,
    nothing: '文件中没有记录。',
    problems: ({ count }) => `${count} 行有问题，改好文件之前不会保存任何内容。`,
    problemList: '各行的问题',
    line: ({ line }) => `第 ${line} 行`,
    wholeFile: '整个文件',
    lines: '将有的变化',
    columnLine: '行',
    columnName: '职业名称',
    columnCode: '职业编码',
    columnAct: '处理',
    add: '新增',
    change: '修改',
    apply: ({ count }) => `保存 ${count} 条记录`,
    applying: '正在保存…',
    applied: '导入成功',
    appliedCounts: ({ added, updated }) => `新增 ${added} 条，修改 ${updated} 条`,
    close: '关闭',
  },
});
