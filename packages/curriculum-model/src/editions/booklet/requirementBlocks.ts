import { groupBy } from '../../grouping';
import type { DocumentBlock, DocumentLanguages } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { labelWords, mapWords, plainWords } from '../../syllabus/document/wording';
import * as terms from '../../terms';
import { recordsOf, type CurriculumState } from '../state';
import { stateWords } from '../stateWords';
import { bookletWords as say } from './words';

/** Each graduation requirement with the table of its indicator points, numbered by their places. */
export function requirementBlocks({ major }: CurriculumState, languages: DocumentLanguages): DocumentBlock[] {
  const indicators = groupBy(recordsOf(major, 'indicator'), ({ under }) => under);
  const requirements = recordsOf(major, 'requirement');
  if (requirements.length === 0) return [{ kind: 'paragraph', id: 'requirements', text: labelWords(languages, say.noRequirements) }];
  return requirements.flatMap((requirement, at): DocumentBlock[] => {
    const numbered = (text: string) => `${at + 1} ${text}`;
    const heading = mapWords(stateWords(languages, requirement, 'description'), { zh: numbered, en: numbered });
    const own = indicators.get(requirement.key) ?? [];
    const paragraph = { kind: 'paragraph', id: `requirement-${requirement.key}`, text: heading } as const;
    if (own.length === 0) return [paragraph];
    return [
      paragraph,
      {
        kind: 'table',
        id: `indicators-${requirement.key}`,
        columns: [
          { key: 'number', label: labelWords(languages, say.number), width: 10 },
          { key: 'indicator', label: labelWords(languages, terms.indicatorPoint), width: 90 },
        ],
        rows: own.map((indicator, index) => ({
          key: indicator.key,
          cells: [plainWords(languages, `${at + 1}.${index + 1}`), stateWords(languages, indicator, 'description')].map(wordsCell),
        })),
      },
    ];
  });
}
