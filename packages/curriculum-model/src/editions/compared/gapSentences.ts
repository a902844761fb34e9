import type { Language } from '../../language';
import type { MatrixFinding } from '../../matrices';
import { majorFindings } from '../../matrices/coverage/majorFindings';
import { majorMatrixOf, type EditionGap } from '../figures';
import { placeOfGap } from '../figures/editionFigures';
import type { CurriculumState } from '../state';

/** The sentences of a state's gaps in one language, as the findings of the major matrix say them. */
export function gapSentences(state: CurriculumState, language: Language): (gap: EditionGap) => string {
  const idOf = ({ rule, at }: EditionGap) => `${rule} ${at}`;
  const findings = new Map<string, MatrixFinding>(
    majorFindings(majorMatrixOf(state, language)).map((finding) => [`${finding.rule} ${placeOfGap(finding)}`, finding] as const),
  );
  return (gap) => findings.get(idOf(gap))?.sentence[language] ?? '';
}
