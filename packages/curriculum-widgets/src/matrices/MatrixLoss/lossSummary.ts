import { ksaById, localize, lossOfEdit, pointById, pointNumber, type Language, type LinkedMatrices } from '@college/curriculum-model';

/** What an edit deletes, counted and named. */
export interface LossSummary {
  bindingCount: number;
  cellCount: number;
  pointCount: number;
  /** Points as 5 二叉树遍历, each once. */
  pointNames: string[];
  ksaCount: number;
  /** KSA items as K3 二叉树性质, each once. */
  ksaNames: string[];
}

/** Counts and names what an edit takes along beyond itself. */
export function lossSummary(before: LinkedMatrices, after: LinkedMatrices, language: Language): LossSummary {
  const { bindings, points, ksas } = lossOfEdit(before, after);
  return {
    bindingCount: bindings.length,
    cellCount: new Set(points.map(({ projectId, goalId }) => `${projectId} ${goalId}`)).size,
    pointCount: points.length,
    pointNames: [...new Set(points.map(({ pointId }) => pointId))].map((id) => pointName(before, id, language)),
    ksaCount: ksas.length,
    ksaNames: [...new Set(ksas.map(({ ksaId }) => ksaId))].map((id) => ksaName(before, id, language)),
  };
}

function pointName(matrices: LinkedMatrices, id: number, language: Language): string {
  const point = pointById(matrices, id);
  return point ? `${pointNumber(matrices, id)} ${localize(point, language).title}` : String(id);
}

function ksaName(matrices: LinkedMatrices, id: number, language: Language): string {
  const ksa = ksaById(matrices, id);
  return ksa ? `${ksa.title}${ksa.level} ${localize(ksa, language).description}` : String(id);
}
