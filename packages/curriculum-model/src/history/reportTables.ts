import { groupBy } from '../grouping';
import { joinNames, type Bilingual, type Language } from '../language';
import { scheduleLabels, yearLabel } from '../syllabus';
import { reportWords } from './messages';
import { asText, idOf, rowOf, rowsOf } from './reading';

const mark = { zh: { colon: '：', stop: '；' }, en: { colon: ': ', stop: '; ' } };

/** What the values of the report say that are neither a text nor a number. */
export function reportWordsOf(
  { year, schedule, examtype, exampercent }: Record<string, unknown>,
  language: Language,
  nameOfGoal: (id: number) => string,
) {
  return {
    year: yearLabel(asText(year))[language],
    schedule: scheduleLines(schedule, language),
    examtype: scoreType('examtype', examtype, language),
    exampercent: [shareLines(exampercent, language), goalLines(exampercent, language, nameOfGoal)]
      .filter((lines) => lines !== '')
      .join('\n'),
  };
}

/** The scale of a composition of the score. */
export function scaleWords(composition: unknown, language: Language): string {
  return scoreType('exampercenttype', rowOf(composition).type, language);
}

/** The teaching time schedule, one line for each row: the time, then the cell of each day. */
function scheduleLines(schedule: unknown, language: Language): string {
  const { label, data } = rowOf(schedule);
  const heads = cellsOf(label);
  const lines = (Array.isArray(data) ? data : []).map((row: unknown) => {
    const [slot = '', period = '', ...days] = cellsOf(row);
    const filled = days.flatMap((text, index) => (text === '' ? [] : [`${headAt(heads, index + 2, language)} ${text}`.trim()]));
    const when = [slot, period].filter((text) => text !== '').join(' ');
    return [when, filled.join(mark[language].stop)].filter((text) => text !== '').join(mark[language].colon);
  });
  return lines.filter((line) => line !== '').join('\n');
}

/** How the total score is composed: the shares of the regular grade in one line, those of the final grade in the next. */
function shareLines(composition: unknown, language: Language): string {
  const rows = rowsOf(rowOf(composition).rows);
  const lineOf = (part: 'regular' | 'final') => {
    const shares = rows.filter((row) => row.part === part).map((row) => `${asText(row.label)} ${asText(row.percent)}%`.trim());
    return shares.length === 0 ? [] : [`${reportWords[part][language]}${mark[language].colon}${joinNames(shares, language)}`];
  };
  return [...lineOf('regular'), ...lineOf('final')].join('\n');
}

/** Which items assess a teaching goal, a line for each goal. */
function goalLines(composition: unknown, language: Language, nameOfGoal: (id: number) => string): string {
  const shares = rowsOf(rowOf(composition).rows).flatMap((row) =>
    rowsOf(row.goals).map((share) => ({ goal: idOf(share.goalId), words: `${asText(row.label)} ${asText(share.percent)}%`.trim() })),
  );
  return [...groupBy(shares, ({ goal }) => goal)]
    .map(([goal, list]) => {
      const words = list.map((share) => share.words);
      return `${nameOfGoal(goal)}${mark[language].colon}${joinNames(words, language)}`;
    })
    .join('\n');
}

/** A choice between two, in words; nothing where none was made. */
function scoreType(field: 'examtype' | 'exampercenttype', value: unknown, language: Language): string {
  const words: Bilingual | undefined = value === 0 ? reportWords[field][0] : value === 1 ? reportWords[field][1] : undefined;
  return words?.[language] ?? '';
}

function headAt(heads: readonly string[], place: number, language: Language): string {
  const own = heads[place] ?? '';
  const standard = scheduleLabels[place];
  return standard && (own === '' || own === standard.zh || own === standard.en) ? standard[language] : own;
}

function cellsOf(row: unknown): string[] {
  return Array.isArray(row) ? row.map((cell) => asText(cell).trim()) : [];
}
