import { storedRecord, type AdditionalInfo, type ReportData, type SaveReportRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import type { ReportLink } from './link.schema';
import { createReportLink, deleteReportLink, getPublicReport, listReportLinks } from './links.contract';
import {
  getAdditionalInfo,
  getCourseIntro,
  getReportMajorMatrix,
  getReportPointMatrix,
  getReportProjectMatrix,
  getReportProjects,
  getReportRequires,
  getReportTaskGoals,
  saveAdditionalInfo,
} from './syllabus.contract';

/** The course start report (reference §2.12) and the links under which it can be read without a sign-in. */
export function createSyllabus(client: Client) {
  return {
    /** Everything that the report of a course is made of: the Chinese record with its translations. */
    async loadReport(courseId: number, { signal }: Cancellable = {}): Promise<ReportData> {
      const read = { query: { courseid: courseId }, signal };
      const [info, intro, requires, majorMatrix, projects, projectMatrix, pointMatrix, taskGoals] = await Promise.all([
        client.call(getAdditionalInfo, read),
        client.call(getCourseIntro, read),
        client.call(getReportRequires, read),
        client.call(getReportMajorMatrix, read),
        client.call(getReportProjects, read),
        client.call(getReportProjectMatrix, read),
        client.call(getReportPointMatrix, read),
        client.call(getReportTaskGoals, read),
      ]);
      return { info, intro, requires, majorMatrix, projects, projectMatrix, pointMatrix, taskGoals };
    },
    /** What the report of a course adds to the course, alone. */
    loadInfo(courseId: number, { signal }: Cancellable = {}): Promise<AdditionalInfo> {
      return client.call(getAdditionalInfo, { query: { courseid: courseId }, signal });
    },
    /**
     * Saves the report's own fields; answers the version of the stored ones. A server that knows the documented calls alone answers none: there it is derived
     * from the base version, which a save increments, or read. A save based on an older version is rejected (30009).
     */
    async saveReport(info: SaveReportRequest): Promise<{ version: number }> {
      const stored = storedRecord(await client.call(saveAdditionalInfo, { body: info }));
      if (stored?.version !== undefined) return { version: stored.version };
      if (info.version !== undefined) return { version: info.version + 1 };
      const { version = 0 } = await client.call(getAdditionalInfo, { query: { courseid: info.courseUnitId } });
      return { version };
    },
    /** The links to the report of a course, latest first. */
    listLinks(courseId: number, { signal }: Cancellable = {}): Promise<ReportLink[]> {
      return client.call(listReportLinks, { query: { courseid: courseId }, signal });
    },
    /** Makes a link under which anybody reads the report until it is revoked. */
    createLink(courseId: number): Promise<ReportLink> {
      return client.call(createReportLink, { body: { courseId } });
    },
    /** Revokes a link at once. */
    async deleteLink(link: Pick<ReportLink, 'courseId' | 'id'>): Promise<void> {
      await client.call(deleteReportLink, { body: { courseId: link.courseId, id: link.id } });
    },
    /** The report behind a link; no sign-in is needed. Failures are not reported: the page itself shows that a link is dead. */
    loadPublicReport(link: string, { signal }: Cancellable = {}): Promise<ReportData> {
      return client.call(getPublicReport, { query: { link }, signal, isQuiet: true });
    },
  };
}

export type Syllabus = ReturnType<typeof createSyllabus>;
