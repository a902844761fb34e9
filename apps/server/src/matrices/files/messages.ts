import { importFaults, type Bilingual, type ImportFault } from '@college/curriculum-model';
import { faultSentence, type FileFault } from '../../workbook';

// Messages about the file itself that elsewhere mention a template.
const ofWorkbooks: Partial<Record<FileFault['code'], Bilingual>> = {
  empty: { zh: '文件是空的（0 字节），请选择导出的工作簿。', en: 'The file is empty (0 bytes). Choose an exported workbook.' },
  broken: { zh: '文件已损坏，无法读取。请重新导出后重试。', en: 'The file is damaged and cannot be read. Export the matrix again.' },
  tooLargeUnpacked: {
    zh: '文件解压后过大，已拒绝读取。请重新导出后重试。',
    en: 'The file grows far too large when unpacked and was refused. Export the matrix again.',
  },
  tooComplex: {
    zh: '文件过于复杂，无法在限定时间内读取。请重新导出后重试。',
    en: 'The file is too complex to be read in time. Export the matrix again.',
  },
};

/** Why a workbook was refused as a whole, and what to do. */
export function workbookRefusal(fault: FileFault | { code: ImportFault }): Bilingual {
  const { code } = fault;
  if (code in importFaults) return importFaults[code as ImportFault];
  const known = fault as FileFault;
  return ofWorkbooks[known.code] ?? faultSentence(known);
}

/** Sentences of the calls about workbooks, in both languages. */
export const matrixFileMessages = {
  wrongSigns: {
    zh: '对符号的说明无法读取，请重新选择文件。',
    en: 'What the signs mean could not be read. Choose the file again.',
  },
  courseOfAnotherMajor: {
    zh: '该课程单元不属于这个专业。',
    en: 'This course unit does not belong to this major.',
  },
} as const satisfies Record<string, Bilingual>;
