import type { PointKsa } from '@college/curriculum-model';

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

/** Reads uploaded point files and hands out templates. Reading stores nothing. */
export interface PointsSource {
  /** Reads points out of a file without storing them. */
  resolvePoints(request: ResolvePointsRequest): Promise<PointKsa[]>;
  /** Hands a template to the person. */
  downloadTemplate(template: { kind: PointTemplateKind; lang: string }): Promise<void>;
}
