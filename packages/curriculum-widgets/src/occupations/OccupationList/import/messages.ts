import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { changed, close } from '@college/ui/words';

interface Counts {
  added: number;
  updated: number;
}

export const occupationImportMessages = defineMessages('occupationImport', {
  words: { add: domainTerms.added, change: changed, close },
  en: {
    title: 'Import occupation records',
    file: 'Workbook of occupation records',
    columns:
      'Columns, in any order: occupation name, occupation code, category (by its code or name), occupation level, publication year, keywords, main work content, skill requirements (written as Programming/Java 60; Data/SQL 40). A line whose code is known, or without a code its name, changes that record, and its blank cells keep what is stored. A new record needs its name, category and level.',
    fileHelp: '.xlsx or .csv, up to 10 MB. Nothing is saved until you have seen what would change.',
    reading: ({ name }: { name: string }) => `Trying ${name}`,
    another: 'Choose another file',
    again: 'Try again',
    plan: ({ added, updated }: Counts) => `${added} to add, ${updated} to change`,
    nothing: 'The file contains no records.',
    problems: ({ count }: { count: string }) =>
      `${count} ${count === '1' ? 'line has' : 'lines have'} a problem. Nothing is saved until the file is correct.`,
    problemList: 'Problems by line',
    line: ({ line }: { line: number }) => `Line ${line}`,
    wholeFile: 'The file',
    lines: 'What would change',
    columnLine: 'Line',
    columnName: 'Occupation name',
    columnCode: 'Occupation code',
    columnAct: 'What happens',
    apply: ({ count }: { count: string }) => `Store ${count} ${count === '1' ? 'record' : 'records'}`,
    applying: 'Storing…',
    applied: 'Imported',
    appliedCounts: ({ added, updated }: Counts) => `${added} added, ${updated} changed`,
  },
  zh: {
    title: '导入职业记录',
    file: '职业记录工作簿',
    columns:
      '表头顺序不限：职业名称、职业编码、职业类别（编码或名称）、职业等级、发布年份、类别关键词、主要工作内容、技能要求（写作：编程/Java 60；数据/SQL 40）。编码已有的行（没有编码时按名称）修改原记录，空白格保留原内容；新记录须有名称、类别和等级。',
    fileHelp: '.xlsx 或 .csv，不超过 10 MB。先显示将有的变化，确认后才保存。',
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
    apply: ({ count }) => `保存 ${count} 条记录`,
    applying: '正在保存…',
    applied: '导入成功',
    appliedCounts: ({ added, updated }) => `新增 ${added} 条，修改 ${updated} 条`,
  },
});
