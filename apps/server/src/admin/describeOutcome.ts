import type { Bilingual } from '@college/curriculum-model';
import { briefly } from '../occupations/files/messages';
import { importMessages } from './importMessages';
import { inBothLanguages } from './messages';

const shownLines = 30;
const shownProblems = 200;

/** What a file came to, each record by the name under which its reader knows it. */
export interface DescribedOutcome {
  added: readonly string[];
  changed: readonly { name: string; fields: readonly Bilingual[] }[];
  unchanged: number;
  problems: readonly { line: number; sentence: Bilingual }[];
  /** Headers that nothing was read from. */
  ignored: readonly string[];
  isStored: boolean;
}

/** What a file came to, to be read on a terminal. */
export function describeOutcome({ added, changed, unchanged, problems, ignored, isStored }: DescribedOutcome): string {
  const notes = ignored.length > 0 ? [inBothLanguages(importMessages.ignored(briefly(ignored, 'en')))] : [];
  if (problems.length > 0) {
    const lines = problems.map(({ line, sentence }) => oneLine(importMessages.problem(line, sentence)));
    return [
      ...notes,
      section(importMessages.problems(problems.length), lines, shownProblems),
      inBothLanguages(importMessages.nothingStored),
    ].join('\n\n');
  }
  const additions = added.map((name) => `+ ${name}`);
  const changes = changed.map(({ name, fields }) => {
    const words = (language: 'zh' | 'en') => fields.map((field) => field[language]).join(language === 'zh' ? '、' : ', ');
    return `~ ${name}（${words('zh')} / ${words('en')}）`;
  });
  return [
    ...notes,
    ...(additions.length > 0 ? [section(importMessages.added(additions.length), additions, shownLines)] : []),
    ...(changes.length > 0 ? [section(importMessages.changed(changes.length), changes, shownLines)] : []),
    ...(unchanged > 0 ? [inBothLanguages(importMessages.unchanged(unchanged))] : []),
    inBothLanguages(isStored ? importMessages.stored : importMessages.howToApply),
  ].join('\n\n');
}

function section(title: Bilingual, lines: readonly string[], most: number): string {
  const rest = lines.length > most ? [oneLine(importMessages.more(lines.length - most))] : [];
  return [oneLine(title), ...lines.slice(0, most).map((line) => `  ${line}`), ...rest.map((line) => `  ${line}`)].join('\n');
}

function oneLine({ zh, en }: Bilingual): string {
  return `${zh} / ${en}`;
}
