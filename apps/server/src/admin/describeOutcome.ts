import type { Bilingual } from '@college/curriculum-model';
import type { BookImportPlan } from '../occupations/book/import/planBookImport';
import { briefly } from '../occupations/files/messages';
import { fieldWords, importMessages } from './importMessages';
import { inBothLanguages } from './messages';

const shownLines = 30;
const shownProblems = 200;

/** What a file with the classification came to, to be read on a terminal. */
export function describePlan({ plan, ignored, isStored }: { plan: BookImportPlan; ignored: string[]; isStored: boolean }): string {
  const { added, changed, unchanged, problems } = plan;
  const notes = ignored.length > 0 ? [inBothLanguages(importMessages.ignored(briefly(ignored, 'en')))] : [];
  if (problems.length > 0) {
    const lines = problems.map(({ line, sentence }) => oneLine(importMessages.problem(line, sentence)));
    return [
      ...notes,
      section(importMessages.problems(problems.length), lines, shownProblems),
      inBothLanguages(importMessages.nothingStored),
    ].join('\n\n');
  }
  const additions = added.map(({ code, title }) => `+ ${code} ${title}`);
  const changes = changed.map(({ line, fields }) => {
    const words = (language: 'zh' | 'en') => fields.map((field) => fieldWords[field][language]).join(language === 'zh' ? '、' : ', ');
    return `~ ${line.code} ${line.title}（${words('zh')} / ${words('en')}）`;
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
