import type { Language } from '../../language';
import type { Change } from '../change';
import { compareEditions } from '../compareEditions';
import { changeDescriber } from '../describe';
import { coverageChange, type CoverageChange } from '../figures';
import { redlineMatrix, type RedlineMatrix } from '../redline';
import { relinked } from '../relinked';
import type { CurriculumState } from '../state';
import { changeAuthors, type AuthoredEntry } from './changeAuthors';
import { changeEffects } from './changeEffects';
import type { AuthoredChange, ComparedChange } from './comparedChange';
import { gapSentences } from './gapSentences';
import { inOrderOfConsequence } from './inOrderOfConsequence';

/** Everything that two states say together, in one language. */
export interface ComparedStates {
  /** By course: those with a change that opens a gap first, then those with one that closes a gap, then the rest. */
  changes: readonly ComparedChange[];
  coverage: CoverageChange;
  redline: RedlineMatrix;
}

/** Changes with those who made them, by the entries of the history between the two states. */
export function withAuthors(changes: readonly ComparedChange[], entries: readonly AuthoredEntry[]): AuthoredChange[] {
  const authorsOf = changeAuthors(entries);
  return changes.map(({ isBinding, ...change }) => ({ ...change, authors: authorsOf(change.at, { isBinding, way: change.way }) }));
}

/** Compares two states: what a list, a matrix and the figures of a comparison show. */
export function comparedStates(before: CurriculumState, after: CurriculumState, language: Language): ComparedStates {
  const later = relinked(before, after);
  const changes = compareEditions(before, later);
  const coverage = coverageChange(before, later);
  const redline = redlineMatrix(before, later, language, { changes, coverage });
  return { changes: inOrderOfConsequence(inWords(before, later, { changes, coverage }, language)), coverage, redline };
}

function inWords(
  before: CurriculumState,
  after: CurriculumState,
  { changes, coverage }: { changes: readonly Change[]; coverage: CoverageChange },
  language: Language,
): ComparedChange[] {
  const describe = changeDescriber(before, after, language);
  const effects = changeEffects(changes, coverage);
  const sentences = { opened: gapSentences(after, language), closed: gapSentences(before, language) };
  return changes.map((change) => ({
    ...describe(change),
    isBinding: change.type === 'changed' && change.fields.some(({ name }) => name === 'isBound'),
    effects: (effects.get(change.at) ?? []).map((effect) => ({ ...effect, message: sentences[effect.type](effect) })),
  }));
}
