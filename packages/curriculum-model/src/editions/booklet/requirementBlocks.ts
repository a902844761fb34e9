import { groupBy } from '../../grouping';
import type { DocumentBlock, DocumentLanguages, Words } from '../../syllabus';
import { wordsCell } from '../../syllabus/document/tableWords';
import { labelWords, mapWords, plainWords } from '../../syllabus/document/wording';
import * as terms from '../../terms';
import { recordsOf, type CurriculumState, type Key } from '../state';
import { stateWords } from '../stateWords';
import { bookletWords as say } from './words';

/** A graduation requirement with its indicator points, in their order. */
export interface BookletRequirement {
  key: Key;
  text: Words;
  indicators: readonly { key: Key; text: Words }[];
}

/** The graduation requirements of a state. */
export function requirementsOf({ major }: CurriculumState, languages: DocumentLanguages): BookletRequirement[] {
  const indicators = groupBy(recordsOf(major, 'indicator'), ({ under }) => under);
  return recordsOf(major, 'requirement').map((requirement) => ({
    key: requirement.key,
    text: stateWords(languages, requirement, 'description'),
    indicators: (indicators.get(requirement.key) ?? []).map((indicator) => ({
      key: indicator.key,
      text: stateWords(languages, indicator, 'description'),
    })),
  }));
}

/** Each graduation requirement above the table of its indicator points, from which it is never parted; numbered by their places. */
export function requirementBlocks(requirements: readonly BookletRequirement[], languages: DocumentLanguages): DocumentBlock[] {
  if (requirements.length === 0) return [{ kind: 'paragraph', id: 'requirements', text: labelWords(languages, say.noRequirements) }];
  return requirements.flatMap(({ key, text, indicators }, at): DocumentBlock[] => {
    const numbered = (words: string) => `${at + 1} ${words}`;
    // Two languages are one line, which has one number.
    const requirement = mapWords(text, { zh: numbered, en: text.zh === undefined ? numbered : (words) => words });
    if (indicators.length === 0) return [{ kind: 'paragraph', id: `requirement-${key}`, text: requirement }];
    return [
      {
        kind: 'table',
        id: `indicators-${key}`,
        caption: requirement,
        columns: [
          { key: 'number', label: labelWords(languages, say.number), width: 10 },
          { key: 'indicator', label: labelWords(languages, terms.indicatorPoint), width: 90 },
        ],
        rows: indicators.map((indicator, index) => ({
          key: indicator.key,
          cells: [plainWords(languages, `${at + 1}.${index + 1}`), indicator.text].map(wordsCell),
        })),
      },
    ];
  });
}
