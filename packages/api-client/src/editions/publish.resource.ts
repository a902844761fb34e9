import type {
  DocumentLanguages,
  Edition,
  EditionLink,
  EditionsOfCourse,
  PublishedEdition,
  PublishEditionRequest,
  PublishPlan,
  WithdrawEditionRequest,
} from '@college/curriculum-model';
import { downloadByTicket } from '../auth/downloadByTicket';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { clickLink } from '../core/download';
import { NetworkError } from '../core/failure';
import { buildUrl } from '../core/url';
import type { PreparedReport } from '../syllabus/reportFiles.resource';
import {
  createEditionLink,
  deleteEditionLink,
  exportBooklet,
  getPublicBooklet,
  getPublicEdition,
  listEditionLinks,
  listEditionsOfCourse,
  planPublication,
  prepareBooklet,
  publishEdition,
  readPublishedEdition,
  withdrawEdition,
} from './publish.contract';

/** How the booklet of an edition is wanted: PDF, or Word where it is to be edited. */
export interface BookletFile {
  editable: boolean;
  languages: DocumentLanguages;
  /** With the syllabuses of all courses. */
  syllabuses: boolean;
}

/** Published editions, their booklets and their links. `open` follows a download's address. */
export function createEditionPublishing(client: Client, { open = clickLink }: { open?: ((url: string) => void) | undefined } = {}) {
  const queryOf = ({ editable, languages, syllabuses }: BookletFile) => {
    return { editable: editable ? '1' : '0', languages, ...(syllabuses && { syllabuses: 1 as const }) };
  };
  return {
    /** What would be published of a major, and what its checks find. */
    planPublication(majorId: number, { signal }: Cancellable = {}): Promise<PublishPlan> {
      return client.call(planPublication, { query: { majorId }, signal });
    },
    /** Publishes the current edition. What changed since the plan is a conflict with a new plan. */
    publishEdition(request: PublishEditionRequest): Promise<Edition> {
      return client.call(publishEdition, { body: request });
    },
    /** Withdraws a published edition; it stays readable with the reason on top. */
    async withdrawEdition(request: WithdrawEditionRequest): Promise<void> {
      await client.call(withdrawEdition, { body: request });
    },
    /** A published edition: its home, or with `part` the course of that lineage. */
    loadPublishedEdition(id: number, { part, signal }: Cancellable & { part?: number | undefined } = {}): Promise<PublishedEdition> {
      return client.call(readPublishedEdition, { query: { id, part }, signal });
    },
    /** Has the booklet generated and reports the progress, from 0 to 100. */
    async prepareBooklet(
      { id, ...file }: BookletFile & { id: number },
      onProgress?: (progress: number) => void,
      { signal }: Cancellable = {},
    ): Promise<PreparedReport> {
      let prepared: PreparedReport | undefined;
      for await (const event of client.stream(prepareBooklet, { body: { id, ...file }, signal })) {
        if ('done' in event) prepared = event.done;
        else onProgress?.(event.progress);
      }
      if (!prepared) throw new NetworkError('unreadable', 'the stream ended without a file');
      return prepared;
    },
    /** Fetches the booklet as the browser does; with `file` the one that was prepared, once. */
    async downloadBooklet({ id, file, ...wanted }: BookletFile & { id: number; file?: string }): Promise<void> {
      await downloadByTicket(client, exportBooklet, { id, ...queryOf(wanted), file }, { open });
    },
    /** The links to a published edition, the latest first. */
    listEditionLinks(id: number, { signal }: Cancellable = {}): Promise<EditionLink[]> {
      return client.call(listEditionLinks, { query: { id }, signal });
    },
    /** Makes a link under which anybody reads the edition until it is revoked. */
    createEditionLink(id: number): Promise<EditionLink> {
      return client.call(createEditionLink, { body: { id } });
    },
    /** Revokes a link at once. */
    async deleteEditionLink({ id, linkId }: { id: number; linkId: number }): Promise<void> {
      await client.call(deleteEditionLink, { body: { id, linkId } });
    },
    /** The published edition behind a link, or a course of it. Fails as not found when the link is wrong or was revoked. */
    loadPublicEdition(link: string, { part, signal }: Cancellable & { part?: number | undefined } = {}): Promise<PublishedEdition> {
      return client.call(getPublicEdition, { query: { link, part }, signal, isQuiet: true });
    },
    /** The address at which a browser fetches the booklet behind a link. */
    publicBookletUrl(link: string, file: BookletFile): string {
      return buildUrl(client.baseUrl, getPublicBooklet.path, { link, ...queryOf(file), lang: client.session.language() });
    },
    /** Fetches the booklet behind a link as the browser does. */
    downloadPublicBooklet(link: string, file: BookletFile): void {
      open(this.publicBookletUrl(link, file));
    },
    /** The published editions in which a course stands, the latest first. */
    listEditionsOfCourse(courseId: number, { signal }: Cancellable = {}): Promise<EditionsOfCourse> {
      return client.call(listEditionsOfCourse, { query: { courseId }, signal });
    },
  };
}

export type EditionPublishing = ReturnType<typeof createEditionPublishing>;
