import type { ReportData } from '@college/curriculum-model';
import { sampleReport as storedReport } from '@college/curriculum-model/fixtures';

/** The course start report of 数据结构 with the introduction's English among its texts, as the server returns it. */
export function sampleReport(): ReportData {
  const report = structuredClone(storedReport());
  const { info, intro } = report;
  const courseDesc = intro.translations?.en?.introduction;
  return { ...report, info: { ...info, translations: { en: { ...info.translations?.en, ...(courseDesc && { courseDesc }) } } } };
}
