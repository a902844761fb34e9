import {
  courseCellTextNames,
  courseCellTexts,
  hoursPairText,
  isStorableArrangement,
  readHoursPair,
  textOf,
  type Arrangement,
  type Language,
  type PlacedPoint,
} from '@college/curriculum-model';

/** The text columns of the project matrix, in order. */
export const arrangementColumns = [...courseCellTextNames, 'hours'] as const;
export type ArrangementColumn = (typeof arrangementColumns)[number];

type TextColumn = Exclude<ArrangementColumn, 'hours'>;

/** Why a text cannot be stored. */
export type ArrangementProblem = 'hours' | 'tooLong' | 'odd';

/** Whether the column holds texts and not KSA. */
export function isArrangementColumn(columnId: string): columnId is ArrangementColumn {
  return arrangementColumns.some((column) => column === columnId);
}

/** What a text cell shows. */
export function arrangementText(placed: PlacedPoint, column: ArrangementColumn, language: Language): string {
  if (column === 'hours') return hoursPairText({ theory: placed.theoryPeriod, practice: placed.practicePeriod });
  return textOf(placed, column, language);
}

const longestInPlace = 40;

/** Whether a text needs a window of its own: it is long, or has lines that one field would run together. */
export function isLongText(text: string): boolean {
  return text.length > longestInPlace || /[\r\n]/.test(text);
}

/** The change of a typed text, or its error. The displayed text is the one that changes, a translation too. */
export function readArrangement(
  placed: Pick<PlacedPoint, 'translations'>,
  column: ArrangementColumn,
  typed: string,
  { language, now }: { language: Language; now: () => Date },
): { change: Partial<Arrangement> } | { problem: ArrangementProblem } {
  const text = typed.trim();
  if (column === 'hours') {
    const hours = readHoursPair(text);
    return hours ? { change: { theoryPeriod: hours.theory, practicePeriod: hours.practice } } : { problem: 'hours' };
  }
  if (text.length > courseCellTexts[column].maxLength) return { problem: 'tooLong' };
  const change = changeOfText(placed, column, text, language, now);
  return isStorableArrangement(change) ? { change } : { problem: 'odd' };
}

function changeOfText(
  { translations }: Pick<PlacedPoint, 'translations'>,
  column: TextColumn,
  text: string,
  language: Language,
  now: () => Date,
): Partial<Arrangement> {
  const isTranslated = Boolean(translations?.en?.[column]?.text);
  if (!isTranslated) return { [column]: text };
  // An emptied cell is empty for readers of both languages.
  if (text === '') {
    const { [column]: _, ...rest } = translations?.en ?? {};
    return { [column]: '', translations: { ...translations, en: rest } };
  }
  if (language === 'zh') return { [column]: text };
  return { translations: { ...translations, en: { ...translations?.en, [column]: { text, updatedAt: now().toISOString() } } } };
}
