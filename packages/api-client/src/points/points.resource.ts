import {
  storedList,
  type CourseUnitDetail,
  type Ksa,
  type Point,
  type PointKsa,
  type ReadPoint,
  type SaveKsaRequest,
  type SavePointsRequest,
} from '@college/curriculum-model';
import type { Client } from '../core/client';
import { saveFile, type DownloadedFile } from '../core/download';
import { getCourseUnit } from '../course-units/course-units.contract';
import { getProjectMatrixChoices } from '../matrices/axes.contract';
import {
  downloadPointKsaTemplate,
  downloadPointTemplate,
  listPoints,
  resolvePoint,
  resolvePointKsa,
  saveKsa,
  savePoints,
} from './points.contract';

/** The two kinds of point file: points with their KSA items, and points alone (core §2). */
export type PointFileKind = 'pointksa' | 'point';

/** An uploaded point file and the course it is for. */
export interface ResolvePointsRequest {
  kind: PointFileKind;
  majorId: number;
  courseId: number;
  file: File;
  signal?: AbortSignal;
}

/** A course's points and KSA items as stored. */
export interface LoadedPoints {
  points: PointKsa[];
  ksa: Ksa[];
  version?: number;
}

/** A list as stored, and the unit with its points as stored; a server that knows the documented calls alone answers no unit. */
export interface StoredList<Item> {
  list: Item[];
  record?: CourseUnitDetail;
}

/** Points and KSA items of a course. `save` offers a downloaded template as a file. */
export function createPoints(client: Client, { save = saveFile }: { save?: (file: DownloadedFile) => void } = {}) {
  return {
    listPoints(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<Point[]> {
      return client.call(listPoints, { query: { courseId }, signal });
    },
    /** The points with their KSA items, all items of the course, and the version that a save compares. */
    async loadPoints(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<LoadedPoints> {
      // The version is read first: what changes between the two reads then makes a conflict and is not overwritten.
      const { course, pointksa } = await client.call(getCourseUnit, { query: { courseid: courseId }, signal });
      const { ksas } = await client.call(getProjectMatrixChoices, { query: { courseId }, signal });
      return { points: pointksa, ksa: ksas, version: course.version };
    },
    async savePoints(request: SavePointsRequest): Promise<StoredList<Point>> {
      return storedList(await client.call(savePoints, { body: request }));
    },
    async saveKsa(request: SaveKsaRequest): Promise<StoredList<Ksa>> {
      return storedList(await client.call(saveKsa, { body: request }));
    },
    /** Reads an uploaded file; nothing is stored. Points of a file without columns for KSA items come without `ksa`, whatever kind was chosen. */
    resolvePoints({ kind, majorId, courseId, file, signal }: ResolvePointsRequest): Promise<ReadPoint[]> {
      const endpoint = kind === 'pointksa' ? resolvePointKsa : resolvePoint;
      return client.call(endpoint, { query: { majorid: majorId, courseid: courseId }, body: { file }, signal });
    },
    async downloadTemplate({ kind, lang }: { kind: PointFileKind; lang: string }): Promise<void> {
      const endpoint = kind === 'pointksa' ? downloadPointKsaTemplate : downloadPointTemplate;
      save(await client.download(endpoint, { body: { template: kind, lang } }));
    },
  };
}

export type Points = ReturnType<typeof createPoints>;
