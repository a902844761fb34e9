import { joinNames, type Bilingual } from '@college/curriculum-model';
import type { FileFault } from '../../workbook';

/** Sentences about files with occupations, in both languages. */
export const tableMessages = {
  /** Faults of the file itself, where elsewhere a template is spoken of. */
  files: {
    empty: { zh: '文件是空的（0 字节）。', en: 'The file is empty (0 bytes).' },
    wrongType: {
      zh: '不支持这种文件类型，请使用 .xlsx 或 .csv 文件。',
      en: 'This type of file is not supported. Use an .xlsx or .csv file.',
    },
    tooLargeUnpacked: {
      zh: '文件解压后过大，已拒绝读取。请把内容另存为新的工作簿后重试。',
      en: 'The file grows far too large when unpacked and was refused. Save its content as a new workbook and try again.',
    },
    tooComplex: {
      zh: '文件过于复杂，无法在限定时间内读取。请把内容另存为新的工作簿后重试。',
      en: 'The file is too complex to be read in time. Save its content as a new workbook and try again.',
    },
    broken: { zh: '文件已损坏，无法读取。请重新保存后重试。', en: 'The file is damaged and cannot be read. Save it again and retry.' },
  } as Partial<Record<FileFault['code'], Bilingual>>,
  noLines: { zh: '文件中没有可导入的内容。', en: 'There is nothing to import in the file.' },
  tooManyLines: (most: number): Bilingual => ({
    zh: `内容超过 ${most} 行，请分批导入。`,
    en: `There are more than ${most.toLocaleString('en')} lines. Import them in parts.`,
  }),
  repeatedHeaders: (headers: readonly string[]): Bilingual => ({
    zh: `重复的表头：${briefly(headers, 'zh')}。每个表头只能出现一次。`,
    en: `Repeated headers: ${briefly(headers, 'en')}. Each header may stand once.`,
  }),
  missingHeaders: (headers: readonly string[]): Bilingual => ({
    zh: `缺少表头：${briefly(headers, 'zh')}。`,
    en: `Missing headers: ${briefly(headers, 'en')}.`,
  }),
};

/** At most five names, each at most thirty characters: a strange file must not make a strange message. */
export function briefly(names: readonly string[], language: 'zh' | 'en'): string {
  const shown = names.slice(0, 5).map((name) => ([...name].length > 30 ? `${[...name].slice(0, 29).join('')}…` : name));
  return `${joinNames(shown, language)}${names.length > 5 ? (language === 'zh' ? ' 等' : ' …') : ''}`;
}
