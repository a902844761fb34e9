import { joinNames, type Bilingual, type Language } from '@college/curriculum-model';
import type { FileFault } from './inspectUpload';
import type { LineFaultCode, RowFault } from './parsePointRows';

const fileSentences: Record<FileFault['code'] | 'noRows' | 'tooManyRows', Bilingual> = {
  empty: { zh: '文件是空的（0 字节），请选择填写好的模板。', en: 'The file is empty (0 bytes). Choose a filled-in template.' },
  tooLarge: { zh: '文件超过 10 MB，请删减内容后重试。', en: 'The file is larger than 10 MB. Shorten it and try again.' },
  wrongType: { zh: '不支持这种文件类型，请上传 .xlsx 文件。', en: 'This type of file is not supported. Upload an .xlsx file.' },
  renamed: {
    zh: '文件的内容与扩展名不符，请用电子表格软件另存为 .xlsx 后重试。',
    en: 'The content of the file does not fit its name. Save it as .xlsx in a spreadsheet program and try again.',
  },
  oldWorkbook: {
    zh: '这是旧版 .xls 工作簿，请另存为 .xlsx 后重试。',
    en: 'This is a workbook in the old .xls format. Save it as .xlsx and try again.',
  },
  encrypted: { zh: '工作簿有密码保护，请取消密码后重试。', en: 'The workbook is protected by a password. Remove it and try again.' },
  tooLargeUnpacked: {
    zh: '文件解压后过大，已拒绝读取。请把内容复制到新的模板后重试。',
    en: 'The file grows far too large when unpacked and was refused. Copy its content into a new template and try again.',
  },
  tooComplex: {
    zh: '文件过于复杂，无法在限定时间内读取。请把内容复制到新的模板后重试。',
    en: 'The file is too complex to be read in time. Copy its content into a new template and try again.',
  },
  broken: {
    zh: '文件已损坏，无法读取。请重新下载模板填写后重试。',
    en: 'The file is damaged and cannot be read. Download the template again, fill it in and try again.',
  },
  busy: { zh: '同时上传的文件过多，请稍后重试。', en: 'Too many files are being read at the moment. Try again shortly.' },
  noRows: { zh: '文件中没有可导入的内容，请在表头下方填写。', en: 'There is nothing to import. Fill in lines below the header.' },
  tooManyRows: { zh: '内容超过 2000 行，请分批导入。', en: 'There are more than 2,000 lines. Import them in parts.' },
};

const headerSentences: Record<'unknownHeaders' | 'repeatedHeaders' | 'missingHeaders', (headers: Bilingual) => Bilingual> = {
  unknownHeaders: ({ zh, en }) => ({
    zh: `无法识别的表头：${zh}。请使用下载的模板。`,
    en: `Unknown headers: ${en}. Use the downloaded template.`,
  }),
  repeatedHeaders: ({ zh, en }) => ({
    zh: `重复的表头：${zh}。每个表头只能出现一次。`,
    en: `Repeated headers: ${en}. Each header may stand once.`,
  }),
  missingHeaders: ({ zh, en }) => ({
    zh: `缺少表头：${zh}。请使用下载的模板。`,
    en: `Missing headers: ${en}. Use the downloaded template.`,
  }),
};

const lineSentences: Record<LineFaultCode, Bilingual> = {
  missingTitle: { zh: '缺少标题', en: 'the title is missing' },
  missingDescription: { zh: '缺少描述', en: 'the description is missing' },
  otherDescription: {
    zh: '课点描述与前面同名课点的描述不一致',
    en: 'the point description differs from the one given for this point before',
  },
  longTitle: { zh: '标题过长', en: 'the title is too long' },
  longText: { zh: '描述过长', en: 'the description is too long' },
  unstorableText: { zh: '含有无法保存的字符', en: 'it has a character that cannot be stored' },
  missingKsaTitle: { zh: '缺少 KSA 标题（K、S 或 A）', en: 'the KSA title (K, S or A) is missing' },
  wrongKsaTitle: { zh: 'KSA 标题只能是 K、S 或 A', en: 'the KSA title must be K, S or A' },
  wrongKsaLevel: { zh: 'KSA 序号必须是正整数', en: 'the level must be a whole number above 0' },
  missingKsaDescription: { zh: '缺少 KSA 描述', en: 'the KSA description is missing' },
};

/** The message that explains what is wrong with the file and what to do. */
export function faultSentence(fault: FileFault | RowFault): Bilingual {
  if ('lines' in fault) return lineSentence(fault.code, fault.lines);
  if ('headers' in fault) return headerSentences[fault.code]({ zh: briefly(fault.headers, 'zh'), en: briefly(fault.headers, 'en') });
  return fileSentences[fault.code];
}

function lineSentence(code: LineFaultCode, lines: readonly number[]): Bilingual {
  const { zh, en } = lineSentences[code];
  const numbers = lines.map(String);
  return {
    zh: `第 ${briefly(numbers, 'zh')} 行${zh}，请补充或修改后重试。`,
    en: `${lines.length === 1 ? 'Line' : 'Lines'} ${briefly(numbers, 'en')}: ${en}. Mend it and try again.`,
  };
}

/** At most five names, each at most thirty characters: a strange file must not make a strange message. */
function briefly(names: readonly string[], language: Language): string {
  const shown = names.slice(0, 5).map((name) => ([...name].length > 30 ? `${[...name].slice(0, 29).join('')}…` : name));
  return `${joinNames(shown, language)}${names.length > 5 ? (language === 'zh' ? ' 等' : ' …') : ''}`;
}
