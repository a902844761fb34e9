import { anchorFinder, readCommentPlace, type NumberedRecord } from '../../comments';
import type { ToldFinding } from './toldFinding';

const unsaid = { zh: '', en: '' };

/** Findings with where they stand among the rows of the edition that was read. */
export function findingsHere(findings: readonly ToldFinding[], rows: readonly NumberedRecord[]): ToldFinding[] {
  const find = anchorFinder(rows.map((row) => ({ ...row, words: unsaid })));
  return findings.map((finding) => {
    const here = find(finding.at)?.here;
    return here === undefined ? finding : { ...finding, here };
  });
}

/** The lineages that the places of findings name. */
export function lineagesInPlaces(findings: readonly Pick<ToldFinding, 'at'>[]): Set<number> {
  const numbers = findings.flatMap(({ at }) => {
    const place = readCommentPlace(at);
    return place ? [...(place.lineage === undefined ? [] : [place.lineage]), ...place.key.split('-').filter(Boolean).map(Number)] : [];
  });
  return new Set(numbers);
}
