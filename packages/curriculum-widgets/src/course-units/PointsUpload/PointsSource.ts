import type { ReadPoint } from '@college/curriculum-model';

/** The two kinds of point template: points with their KSA, and points only (core §2). */
export type PointTemplateKind = 'pointksa' | 'point';

/** What an uploaded point file is read for. */
export interface ResolvePointsRequest {
  kind: PointTemplateKind;
  majorId: number;
  courseId: number;
  file: File;
  signal?: AbortSignal;
}

/** Parses uploaded point files and provides templates. Parsing stores nothing. Failures reject with an error whose message staff can read. */
export interface PointsSource {
  /**
   * Reads points out of a file without storing them. The headers of the file decide its kind: without columns for KSA items its points
   * come without `ksa`, and with them they come with it, whatever kind was chosen.
   * Call: `POST /major/v2.0/resolvepointksa` and `POST /major/v2.0/resolvepoint` (core §7).
   */
  resolvePoints(request: ResolvePointsRequest): Promise<ReadPoint[]>;
  /**
   * Hands a template to the person.
   * Call: `POST /major/v2.0/download/point` and `POST /major/v2.0/download/onlypoint` (core §7).
   */
  downloadTemplate(template: { kind: PointTemplateKind; lang: string }): Promise<void>;
}

/** The kind of template of parsed points; an empty `ksa` from a backend is trusted even for points alone. */
export function kindOfRead(chosen: PointTemplateKind, points: readonly ReadPoint[]): PointTemplateKind {
  if (chosen === 'point') return points.some(({ ksa }) => ksa !== undefined && ksa.length > 0) ? 'pointksa' : 'point';
  return points.every(({ ksa }) => ksa === undefined) ? 'point' : 'pointksa';
}
