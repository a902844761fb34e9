import type { DocumentLanguages, PublishedEdition } from '@college/curriculum-model';
import type { MissingCharacters } from '../../syllabus/ReportExport';

/** How a booklet is wanted. */
export interface BookletRequest {
  /** The Word document, to be worked on; otherwise the PDF. */
  editable: boolean;
  languages: DocumentLanguages;
  /** With the syllabuses of all courses. */
  syllabuses: boolean;
}

/** Where a published edition is read, by staff or behind a link. Failures reject with an error whose message people can read. */
export interface PublishedEditionSource {
  /**
   * A published edition: its home, or with `part` the course of that lineage.
   * Call: `GET /edition/read` (extension).
   */
  loadPublishedEdition(id: number, options?: { part?: number | undefined; signal?: AbortSignal }): Promise<PublishedEdition>;
  /**
   * The same behind a link. A link that is unknown or was revoked rejects with code '30004'.
   * Call: `GET /edition/public` (extension).
   */
  loadPublicEdition(link: string, options?: { part?: number | undefined; signal?: AbortSignal }): Promise<PublishedEdition>;
  /**
   * Makes the booklet and reports the progress, from 0 to 100; `signal` aborts it.
   * Call: `POST /edition/preparebooklet` (extension).
   */
  prepareBooklet(
    request: BookletRequest & { id: number },
    onProgress: (percent: number) => void,
    options?: { signal?: AbortSignal },
  ): Promise<{ file: string; missing: readonly MissingCharacters[] }>;
  /**
   * Hands a booklet that was prepared to the person.
   * Call: `GET /edition/booklet` (extension).
   */
  downloadBooklet(request: BookletRequest & { id: number; file: string }): Promise<void>;
  /**
   * Hands the booklet behind a link to the reader.
   * Call: `GET /edition/publicbooklet` (extension).
   */
  downloadPublicBooklet(link: string, request: BookletRequest): Promise<void> | void;
}
