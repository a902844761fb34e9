import type { AdditionalInfo, ReportData, SaveReportRequest } from '@college/curriculum-model';
import type { SyllabusSource } from '../SyllabusEditor/SyllabusSource';
import { sampleReport } from './sampleReport';

/** A server with one report in memory: it keeps versions, and answers an old version with the conflict. */
export function fakeSyllabus(report: ReportData = sampleReport()) {
  const stored = { report, saved: [] as AdditionalInfo[] };
  function keep({ courseDesc, courseDescWas: _was, ...info }: SaveReportRequest) {
    const { intro } = stored.report;
    const version = (stored.report.info.version ?? 0) + 1;
    const introduction = courseDesc ?? intro.introduction;
    stored.report = { ...stored.report, intro: { ...intro, introduction }, info: { ...info, id: info.id || 9001, version } };
    return { version };
  }
  const source: SyllabusSource = {
    loadReport: async () => structuredClone(stored.report),
    async saveReport(info) {
      if (info.version !== stored.report.info.version) {
        throw Object.assign(new Error('他人已先保存，请比较后再保存'), { code: '30009' });
      }
      stored.saved.push(info);
      return keep(info);
    },
  };
  return {
    source,
    stored,
    /** Somebody else saves these fields. */
    saveElsewhere: (change: Partial<AdditionalInfo>) => keep({ ...stored.report.info, ...change }),
  };
}
