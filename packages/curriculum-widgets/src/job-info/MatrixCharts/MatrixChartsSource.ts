import type { MajorListRequest, MajorListResponse, MatrixFigures, MatrixKind } from '@college/curriculum-model';

interface Abortable {
  signal?: AbortSignal;
}

/** What the charts ask of a college's server. Failures reject with an error whose message staff can read. */
export interface MatrixChartsSource {
  /**
   * One page of majors within reach, to choose from.
   * Call: `POST /major/v2.0/majorlist` (extension).
   */
  listMajors: (request: MajorListRequest, options?: Abortable) => Promise<MajorListResponse>;
  /**
   * Counts for one major: strong and weak support by indicator point, points and KSA items by course.
   * Call: `GET /overview/matrixfigures` (extension).
   */
  loadMatrixFigures: (majorId: number, language: string, options?: Abortable) => Promise<MatrixFigures>;
}

/** Addresses at which a gap is mended. */
export interface MatrixChartsPlaces {
  /** A matrix of a course; `column` is the line that is looked for. */
  matrix: (place: { majorId: number; courseId: number; matrix: MatrixKind; column?: string }) => string;
  /** One course unit. */
  course: (place: { majorId: number; courseUnitId: number }) => string;
  /** The course units of a major. */
  courseUnits: (majorId: number) => string;
  /** Where the requirements of a major are kept. */
  majorDetail: (majorId: number) => string;
}
