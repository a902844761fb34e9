import {
  addKsa,
  editKsa,
  ksaProblem,
  parseKsaLines,
  tooMany,
  type Bilingual,
  type KsaLetter,
  type PointList,
} from '@college/curriculum-model';

/** Text being written: of one item, or of new ones, one a line. */
export interface KsaDraft {
  letter: KsaLetter;
  /** Null for new items. */
  key: string | null;
  text: string;
  /** Whether confirming was rejected; only then its error is shown. */
  isTried: boolean;
}

/** The error message of a draft. */
export function draftProblem(list: PointList, { letter, key, text }: KsaDraft): Bilingual | undefined {
  if (key !== null) return ksaProblem(text);
  const lines = parseKsaLines(text, letter);
  if (lines.length === 0) return ksaProblem('');
  for (const [index, line] of lines.entries()) {
    const problem = ksaProblem(line.description);
    if (problem) return { zh: `第 ${index + 1} 项：${problem.zh}`, en: `Item ${index + 1}: ${problem.en}` };
  }
  return tooMany(list.ksa.length + lines.length);
}

/** Applies the draft to the list; an invalid one stays open with its error. */
export function confirmKsaDraft(list: PointList, draft: KsaDraft): { list: PointList; draft: KsaDraft | null } {
  if (draftProblem(list, draft)) return { list, draft: { ...draft, isTried: true } };
  const { key, text, letter } = draft;
  return { list: key === null ? addKsa(list, parseKsaLines(text, letter)) : editKsa(list, key, text.trim()), draft: null };
}

/** Ends the writing as `confirmKsaDraft` does, but lets go what was not touched. */
export function settleKsaDraft(list: PointList, draft: KsaDraft | null): { list: PointList; draft: KsaDraft | null } {
  return !draft || isUntouched(list, draft) ? { list, draft: null } : confirmKsaDraft(list, draft);
}

function isUntouched(list: PointList, { key, text }: KsaDraft): boolean {
  return key === null ? text.trim() === '' : text === list.ksa.find((row) => row.key === key)?.description;
}
