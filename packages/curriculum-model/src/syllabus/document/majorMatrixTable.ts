import { numberedText } from '../../goals';
import { indicatorAt } from '../../matrices';
import type { ReportData } from '../reportData';
import type { ReportMajorRelation } from '../reportMatrices';
import type { DocumentLanguages, DocumentTable, Words } from './documentModel';
import { documentMessages as say } from './messages';
import { goalsOf, numberedGoals, orderedBindings } from './numberedGoals';
import { supportLine } from './supportWords';
import { cellOf, wordsCell } from './tableWords';
import { fieldWords, labelWords, mapWords, plainWords, writtenWords } from './wording';

/** The course's row of the major matrix: its indicator points, how strongly it supports them, and by which goals. */
export function majorMatrixTable(report: Pick<ReportData, 'requires' | 'majorMatrix'>, languages: DocumentLanguages): DocumentTable {
  const goals = numberedGoals(report);
  return {
    kind: 'table',
    id: 'majorMatrix',
    caption: labelWords(languages, say.majorMatrix),
    columns: [
      { key: 'indicator', label: labelWords(languages, say.indicator), width: 10 },
      { key: 'content', label: labelWords(languages, say.content), width: 38 },
      { key: 'support', label: labelWords(languages, say.support), width: 12 },
      { key: 'goals', label: labelWords(languages, say.teachingGoal), width: 40 },
    ],
    rows: orderedBindings(report).map((binding) => ({
      key: `indicator-${binding.requireId}`,
      cells: [
        wordsCell(plainWords(languages, indicatorAt({ requirements: report.requires }, binding.requireId)?.number ?? '')),
        wordsCell(indicatorWords(report, binding, languages)),
        binding.relate === -1 ? cellOf() : cellOf(supportLine(languages, binding.relate)),
        cellOf(
          ...goalsOf(binding).map((goal) => ({
            ...(goals.get(goal.id) && { code: goals.get(goal.id)!.code }),
            words: fieldWords(languages, goal, 'description'),
          })),
        ),
      ],
    })),
    empty: labelWords(languages, say.noData),
  };
}

function indicatorWords({ requires }: Pick<ReportData, 'requires'>, binding: ReportMajorRelation, languages: DocumentLanguages): Words {
  const indicator = indicatorAt({ requirements: requires }, binding.requireId)?.indicator;
  if (!indicator) return writtenWords(languages, binding.description ?? '');
  // The number has a column of its own.
  const withoutNumber = (text: string) => numberedText(text).text;
  return mapWords(fieldWords(languages, indicator, 'description'), { zh: withoutNumber, en: withoutNumber });
}
