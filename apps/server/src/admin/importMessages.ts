import type { Bilingual } from '@college/curriculum-model';
import type { QualificationColumnKey } from '../directories/import/qualificationColumns';
import type { ChangedField } from '../occupations/book/import/planBookImport';

/** Messages of the import command, bilingual because the preferred language is not known. */
export const importMessages = {
  occupationUsage: {
    zh: '从文件导入职业分类大典。\n\n  npm run import:occupations -- 文件.xlsx            试运行：列出将新增、修改的内容和问题，不保存\n  npm run import:occupations -- 文件.xlsx --apply    检查无误后保存',
    en: 'Loads the occupation classification from a file.\n\n  npm run import:occupations -- FILE.xlsx            a dry run: lists what would be added or changed and all problems, stores nothing\n  npm run import:occupations -- FILE.xlsx --apply    stores it when nothing is wrong',
  },
  qualificationUsage: {
    zh: '从文件导入职业资格目录。\n\n  npm run import:qualifications -- 文件.xlsx            试运行：列出将新增、修改的内容和问题，不保存\n  npm run import:qualifications -- 文件.xlsx --apply    检查无误后保存',
    en: 'Loads the directory of professional qualifications from a file.\n\n  npm run import:qualifications -- FILE.xlsx            a dry run: lists what would be added or changed and all problems, stores nothing\n  npm run import:qualifications -- FILE.xlsx --apply    stores it when nothing is wrong',
  },
  unknownOption: { zh: '无法识别的参数：', en: 'Unknown option: ' },
  noFile: (file: string): Bilingual => ({ zh: `找不到文件：${file}`, en: `There is no such file: ${file}` }),
  tooLarge: { zh: '文件超过 10 MB，请删减内容后重试。', en: 'The file is larger than 10 MB. Shorten it and try again.' },
  nothingStored: { zh: '没有保存任何内容。', en: 'Nothing was stored.' },
  ignored: (headers: string): Bilingual => ({ zh: `未使用的列：${headers}`, en: `Columns that are not used: ${headers}` }),
  problems: (count: number): Bilingual => ({ zh: `有 ${count} 处问题：`, en: `${count} ${count === 1 ? 'problem' : 'problems'}:` }),
  problem: (line: number, { zh, en }: Bilingual): Bilingual => ({ zh: `第 ${line} 行：${zh}`, en: `Line ${line}: ${en}` }),
  added: (count: number): Bilingual => ({ zh: `新增 ${count} 条：`, en: `${count} to be added:` }),
  changed: (count: number): Bilingual => ({ zh: `修改 ${count} 条：`, en: `${count} to be changed:` }),
  unchanged: (count: number): Bilingual => ({
    zh: `${count} 条与现有内容相同。`,
    en: count === 1 ? '1 is as it is stored already.' : `${count} are as they are stored already.`,
  }),
  more: (count: number): Bilingual => ({ zh: `……另有 ${count} 条`, en: `… and ${count} more` }),
  stored: { zh: '已保存。', en: 'Stored.' },
  howToApply: {
    zh: '这是试运行，没有保存。加上 --apply 即可保存。',
    en: 'This was a dry run; nothing was stored. Add --apply to store it.',
  },
} as const satisfies Record<string, Bilingual | ((...argument: never[]) => Bilingual)>;

/** What the changed fields of the classification are called. */
export const bookFieldWords: Record<ChangedField, Bilingual> = {
  title: { zh: '名称', en: 'name' },
  parent: { zh: '上级', en: 'parent' },
  english: { zh: '英文', en: 'English' },
  description: { zh: '定义', en: 'definition' },
  tasks: { zh: '任务', en: 'tasks' },
  professions: { zh: '工种', en: 'professions' },
  marks: { zh: '标识', en: 'marks' },
  oldCodes: { zh: '原编码', en: 'old codes' },
};

/** What the changed fields of the directory are called. */
export const qualificationFieldWords: Record<QualificationColumnKey, Bilingual> = {
  name: { zh: '名称', en: 'name' },
  department: { zh: '实施部门', en: 'department' },
  typeName: { zh: '类别', en: 'category' },
  depending: { zh: '依据', en: 'basis' },
  english: { zh: '英文', en: 'English' },
};
