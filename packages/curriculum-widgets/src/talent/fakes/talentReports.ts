import type { TalentReport } from '@college/curriculum-model';
import { english } from '@college/curriculum-model/fixtures';
import { someImages } from '../../feedback/fakes/images';

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

/** A report that was saved three times. */
export function aTalentReport(changes: Partial<TalentReport> = {}): TalentReport {
  return {
    id: 1001,
    name: '软件工程人才需求报告2026',
    department: '省教育评估院',
    fileName: '软件工程人才需求报告.pdf',
    fileUrl: 'https://college.example/reports/2026.pdf',
    picUrl: someImages(1)[0]!.shownUrl,
    type: 0,
    majorId: 1001,
    majorName: '软件工程',
    version: 3,
    translations: english({ name: 'Demand for software engineers 2026', department: makers[0][1] }),
    ...changes,
  };
}

/** So many reports, latest first. */
export function someTalentReports(count: number): TalentReport[] {
  return Array.from({ length: count }, (_, index) => {
    const [subject, subjectEnglish] = subjects[index % subjects.length]!;
    const [maker, makerEnglish] = makers[index % makers.length]!;
    const year = 2026 - Math.floor(index / subjects.length);
    return aTalentReport({
      id: 1000 + count - index,
      name: `${subject}人才需求报告${year}`,
      department: maker,
      type: index % 2,
      translations: english({ name: `${subjectEnglish}: talent demand ${year}`, department: makerEnglish }),
    });
  });
}
