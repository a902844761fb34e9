import {
  leavesKsa,
  type CourseLeaders,
  type CourseUnitDetail,
  type CourseUnitListRequest,
  type LeaderCandidate,
  type ListedCourseUnit,
  type OptionItem,
  type PageInfo,
  type SaveCourseUnitRequest,
  type SaveCourseUnitResponse,
  type SetCourseLeadersRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import type { DownloadedFile } from '../core/download';
import { createPoints } from '../points/points.resource';
import { ksaReplacing, pointsReplacing } from '../points/replacePoints';
import {
  createCourse,
  findCourseLeaders,
  getCourseUnit,
  listCourseClasses,
  listCourseTypes,
  listCourseUnits,
  saveCourseUnit,
  setCourseLeaders,
  updateCourseUnitList,
} from './course-units.contract';
import { deleteCourse } from './deletion.contract';

/** Course units with their points: satisfies the ports of the course-unit list and the course-unit detail as is. */
export function createCourseUnits(client: Client, options: { save?: (file: DownloadedFile) => void } = {}) {
  const points = createPoints(client, options);
  /** By these one that was saved in another tab meanwhile is not abandoned; points and goals that were saved into it go with it. */
  const versionsMade = new Map<number, number | undefined>();
  const lang = () => client.session.language();

  async function loadCourseUnit(
    courseUnitId: number,
    { marks, signal }: Cancellable & { marks?: boolean } = {},
  ): Promise<CourseUnitDetail> {
    return client.call(getCourseUnit, { query: { courseid: courseUnitId, ...(marks ? { marks: '1' } : {}) }, signal });
  }

  /** For servers that do not know `pointksa` in the save: the same result by the documented calls. */
  async function replacePoints(courseId: number, wanted: NonNullable<SaveCourseUnitRequest['pointksa']>) {
    const stored = await points.loadPoints(courseId);
    const saved = await points.savePoints(pointsReplacing(courseId, stored.points, wanted));
    if (leavesKsa(wanted)) return saved.record ?? loadCourseUnit(courseId);
    const { record } = await points.saveKsa(ksaReplacing(courseId, stored, wanted, saved.list));
    return record ?? loadCourseUnit(courseId);
  }

  return {
    ...points,
    loadCourseUnit,
    listCourseUnits(request: CourseUnitListRequest, { signal }: Cancellable = {}): Promise<PageInfo<ListedCourseUnit>> {
      return client.call(listCourseUnits, { body: request, signal });
    },
    async deleteCourseUnit(courseUnitId: number, { revision }: { revision?: number | undefined } = {}): Promise<void> {
      await client.call(updateCourseUnitList, {
        body: { list: [revision === undefined ? -courseUnitId : { id: -courseUnitId, revision }] },
      });
    },
    /** Deletes several units, all or none. */
    async deleteCourseUnits(units: readonly { id: number; revision?: number | undefined }[]): Promise<void> {
      await client.call(updateCourseUnitList, { body: { list: units.map(({ id, revision }) => ({ id: -id, revision })) } });
    },
    /** People who can be made leaders of courses of a major. */
    findLeaders(request: { majorId: number; keyword?: string }, { signal }: Cancellable = {}): Promise<LeaderCandidate[]> {
      return client.call(findCourseLeaders, { query: request, signal });
    },
    /** Changes who leads courses, all or none; `was` is who led them when they were read. */
    setLeaders(courses: SetCourseLeadersRequest['courses']): Promise<CourseLeaders> {
      return client.call(setCourseLeaders, { body: { courses } });
    },
    async createCourseUnit(majorId: number): Promise<{ id: number; version?: number | undefined }> {
      const made = await client.call(createCourse, { query: { majorId } });
      versionsMade.set(made.id, made.version);
      return made;
    },
    async saveCourseUnit(request: SaveCourseUnitRequest): Promise<SaveCourseUnitResponse> {
      const saved = await client.call(saveCourseUnit, { body: request });
      if (request.pointksa === undefined || saved.record !== undefined) return saved;
      return { ...saved, record: await replacePoints(saved.id, request.pointksa) };
    },
    /** Deletes a unit that was never saved; when the page is closing the request outlives it and a failure is not reported. */
    async abandonCourseUnit(courseUnitId: number, { isClosing = false }: { isClosing?: boolean } = {}): Promise<void> {
      await client.call(deleteCourse, {
        query: { id: courseUnitId, version: versionsMade.get(courseUnitId) },
        keepalive: isClosing,
        isQuiet: isClosing,
      });
    },
    listCourseClasses(): Promise<OptionItem[]> {
      return client.call(listCourseClasses, { query: { lang: lang() } });
    },
    listCourseTypes(): Promise<OptionItem[]> {
      return client.call(listCourseTypes, { query: { lang: lang() } });
    },
  };
}

export type CourseUnits = ReturnType<typeof createCourseUnits>;
