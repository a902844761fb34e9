import { gapFixes, matrixFindings, type GapFix, type LinkedMatrices, type MatrixEdit, type MatrixFinding } from '@college/curriculum-model';

/** The edit by which a chosen fix mends its gap in the matrices as they are now; none where the gap is gone, or is mended in other ways by now. */
export function editNow(matrices: LinkedMatrices, { id }: Pick<MatrixFinding, 'id'>, chosen: GapFix): MatrixEdit | undefined {
  const gap = matrixFindings(matrices).find((finding) => finding.id === id);
  const fixes = gap ? gapFixes(matrices, gap) : [];
  const same = fixes.find(({ label }) => label.en === chosen.label.en);
  if (same) return same.edit;
  // Who chose a strength for a goal gets it where another goal was bound by that strength since: there is no more choice.
  const [only, ...others] = fixes;
  return only && others.length === 0 && strengthOf(only) !== undefined && strengthOf(only) === strengthOf(chosen) ? only.edit : undefined;
}

function strengthOf({ edit }: GapFix) {
  return edit.type === 'bound' ? edit.relate : undefined;
}
