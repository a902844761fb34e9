import { matrixFindings, type LinkedMatrices, type MatrixFinding, type MatrixRule } from '@college/curriculum-model';

/** Where the major matrix has gaps. */
export interface MajorGaps {
  /** Indicator points that no course supports. */
  unsupported: ReadonlySet<number>;
  /** Indicator points with weak support only. */
  weakOnly: ReadonlySet<number>;
  /** Compulsory courses that support nothing. */
  emptyCourses: ReadonlySet<number>;
  /** Every indicator point with a finding, and every course with one. */
  requireIds: ReadonlySet<number>;
  courseIds: ReadonlySet<number>;
}

const known = new WeakMap<LinkedMatrices, MajorGaps>();

/** Reads them from the findings about the major matrix. */
export function majorGaps(matrices: LinkedMatrices): MajorGaps {
  const found = known.get(matrices);
  if (found) return found;
  const findings = matrixFindings(matrices).filter(({ at }) => at.matrix === 'major');
  const subjects = (rule: MatrixRule) => new Set(findings.filter((finding) => finding.rule === rule).map(({ subject }) => subject.id));
  const fresh: MajorGaps = {
    unsupported: subjects('indicatorUnsupported'),
    weakOnly: subjects('indicatorWeakOnly'),
    emptyCourses: subjects('courseWithoutSupport'),
    requireIds: idsOf(findings.map(({ at }) => at.column)),
    courseIds: idsOf(findings.map(({ at }: MatrixFinding) => at.row)),
  };
  known.set(matrices, fresh);
  return fresh;
}

function idsOf(ids: readonly (string | undefined)[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => (id === undefined ? [] : Number(id))));
}
