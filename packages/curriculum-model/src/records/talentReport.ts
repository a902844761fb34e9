import { textLimits } from '../fields/textLimits';
import type { FieldTable } from './fieldTable';

const line = { kind: 'text', maxLength: textLimits.title, isRequired: true, isTranslated: true, isInHistory: false } as const;
const own = { kind: 'own', isRequired: true, isInHistory: false } as const;

/** The fields of a talent demand report in the order of its form (reference §2.7). */
export const talentReportFields = {
  name: { ...line, label: { zh: '报告名称', en: 'Report name' } },
  /** Who made and uploaded the report. */
  department: { ...line, label: { zh: '上传单位', en: 'Institution' } },
  /** 0 admission class, any other level evaluation class. */
  type: { ...own, label: { zh: '类型', en: 'Type' } },
  /** The cover as a data URL, empty in lists. */
  picUrl: { ...own, label: { zh: '封面图片', en: 'Cover image' } },
  /** A major of the workbench; null where the report names none or it is gone. */
  majorId: { ...own, label: { zh: '相关专业', en: 'Related major' }, shortLabel: { zh: '相关专业编号', en: 'Related major id' } },
  fileName: { ...line, maxLength: 255, isRequired: false, isTranslated: false, label: { zh: '文件名', en: 'File name' } },
  fileUrl: { ...own, isRequired: false, label: { zh: '文件链接', en: 'File link' } },
} as const satisfies FieldTable;
