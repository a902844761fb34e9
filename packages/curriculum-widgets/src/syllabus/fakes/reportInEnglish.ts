import { translatedAt } from '@college/curriculum-model/fixtures';
import type { ReportData, TranslatedText } from '@college/curriculum-model';
import { sampleReport } from './sampleReport';

/** The report of 数据结构 with English for every text, and entries of its tables that need none. */
export function reportInEnglish(): ReportData {
  const report = sampleReport();
  const { info } = report;
  const en = (text: string): TranslatedText => ({ text, updatedAt: translatedAt });
  return {
    ...report,
    info: {
      ...info,
      phone: '010-5555 0104',
      schedule: {
        label: [],
        data: [
          ['Morning', '1-2', '', 'Mingde 302', '', 'Mingde 302', '', '', ''],
          ['Afternoon', '5-6', '', '', 'Lab B4', '', '', '', ''],
        ],
      },
      translations: {
        en: {
          ...info.translations?.en,
          textbooks: en('A Course in Data Structures, own lecture notes, 3rd edition'),
          examdetail: en('Bring your student card. No notes.'),
        },
      },
    },
  };
}
