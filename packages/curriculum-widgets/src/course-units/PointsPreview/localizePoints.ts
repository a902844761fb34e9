import { localize, type Language, type PointKsa } from '@college/curriculum-model';

/** Points with their KSA as someone reads them in a language; where nothing is translated, the Chinese record (decision 156). */
export function localizePoints(points: readonly PointKsa[], language: Language): PointKsa[] {
  return points.map((point) => ({ ...localize(point, language), ksa: point.ksa.map((item) => localize(item, language)) }));
}
