import { foldText, type TalentReport } from '@college/curriculum-model';
import { majors } from '@college/curriculum-model/fixtures';
import { someImages } from '../../feedback/fakes/images';
import type { TalentReportFormSource } from '../TalentReportForm';
import type { TalentReportListSource } from '../TalentReportList';

const subjects = [
  ['软件工程', 'Software engineering'],
  ['大数据', 'Big data'],
  ['网络工程', 'Network engineering'],
  ['人工智能', 'Artificial intelligence'],
  ['信息安全', 'Information security'],
] as const;
const makers = [
  ['省教育评估院', 'Provincial Institute of Education Evaluation'],
  ['软件行业协会', 'Software Industry Association'],
  ['人才发展研究中心', 'Centre for Talent Development'],
] as const;
const writtenAt = '2026-03-01T00:00:00Z';

/** One cover, drawn small. */
export function aCover(): string {
  return someImages(1)[0]!.shownUrl;
}

/** A report that was saved three times. */
export function aTalentReport(changes: Partial<TalentReport> = {}): TalentReport {
  return {
    id: 1001,
    name: '软件工程人才需求报告2026',
    department: '省教育评估院',
    fileName: '软件工程人才需求报告.pdf',
    fileUrl: 'https://college.example/reports/2026.pdf',
    picUrl: aCover(),
    type: 0,
    majorId: 1001,
    majorName: '软件工程',
    version: 3,
    translations: {
      en: {
        name: { text: 'Demand for software engineers 2026', updatedAt: writtenAt },
        department: { text: 'Provincial Institute of Education Evaluation', updatedAt: writtenAt },
      },
    },
    ...changes,
  };
}

/** So many reports, latest first; in lists they come without their covers. */
export function someTalentReports(count: number): TalentReport[] {
  return Array.from({ length: count }, (_, index) => {
    const [subject, english] = subjects[index % subjects.length]!;
    const [maker, makerEnglish] = makers[index % makers.length]!;
    const year = 2026 - Math.floor(index / subjects.length);
    return aTalentReport({
      id: 1001 + index,
      name: `${subject}人才需求报告${year}`,
      department: maker,
      picUrl: '',
      type: index % 2,
      translations: {
        en: {
          name: { text: `${english}: talent demand ${year}`, updatedAt: writtenAt },
          department: { text: makerEnglish, updatedAt: writtenAt },
        },
      },
    });
  });
}

/** A server of reports in memory. */
export function fakeTalentReports(reports: readonly TalentReport[]): TalentReportListSource & TalentReportFormSource {
  let stored = [...reports];
  return {
    async listTalentReports({ pageNum, pageSize, name = '' }) {
      const found = stored.filter((one) => foldText(one.name + one.department).includes(foldText(name)));
      return { list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length };
    },
    async deleteTalentReport(id) {
      stored = stored.filter((report) => report.id !== id);
    },
    async getTalentReport(id) {
      const report = stored.find((one) => one.id === id);
      if (!report) throw new Error('找不到该报告，可能已被删除。');
      return report;
    },
    async saveTalentReport(input) {
      const before = stored.find(({ id }) => id === input.id);
      const id = before?.id ?? 2001;
      const report: TalentReport = { ...before, ...input, id, version: (before?.version ?? 0) + 1 };
      stored = [report, ...stored.filter((one) => one.id !== id)];
      return { id };
    },
    listReportMajors: async () => majors.slice(0, 4).map(({ id, name }) => ({ id, name })),
  };
}
