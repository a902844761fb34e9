import type {
  ChangeTopic,
  DocumentLanguages,
  EditionChange,
  EditionComparison,
  EditionFiguresList,
  EditionRef,
  PageInfo,
} from '@college/curriculum-model';
import { downloadByTicket } from '../auth/downloadByTicket';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { clickLink } from '../core/download';
import { exportEditionComparison, getEditionComparison, getEditionFigures, listEditionChanges } from './compare.contract';

/** Two states of the curriculum of one major. */
export interface ComparedSides {
  left: EditionRef;
  right: EditionRef;
}

/** Which changes are wanted, and which page of them. */
export interface EditionChangesRequest extends ComparedSides {
  pageNum: number;
  pageSize: number;
  /** The lineage of a course, or 0 for the major. */
  part?: number;
  topics?: readonly ChangeTopic[];
  userId?: number;
  /** Those alone that open or close a gap. */
  gaps?: boolean;
}

/** A revision comparison table as a file: PDF, or Word where it is to be edited. */
export interface ComparisonFile extends ComparedSides {
  editable: boolean;
  languages: DocumentLanguages;
}

/** Comparing the editions of a major. `open` follows a download's address. */
export function createEditionComparing(client: Client, { open = clickLink }: { open?: ((url: string) => void) | undefined } = {}) {
  return {
    /** Counts, coverage, and both major matrices in one. */
    loadComparison({ left, right }: ComparedSides, { signal }: Cancellable = {}): Promise<EditionComparison> {
      return client.call(getEditionComparison, { query: { left, right }, signal });
    },
    /** One page of the changes in words, by course. */
    listChanges({ topics, gaps, ...request }: EditionChangesRequest, { signal }: Cancellable = {}): Promise<PageInfo<EditionChange>> {
      const query = { ...request, ...(topics && { topics: topics.join(',') }), ...(gaps && { gaps: 1 as const }) };
      return client.call(listEditionChanges, { query, signal });
    },
    /** What several states amount to, side by side. */
    loadFigures(refs: readonly EditionRef[], { signal }: Cancellable = {}): Promise<EditionFiguresList> {
      return client.call(getEditionFigures, { query: { refs: refs.join(',') }, signal });
    },
    /** Fetches the revision comparison table as the browser does. */
    async downloadComparison({ left, right, editable, languages }: ComparisonFile): Promise<void> {
      await downloadByTicket(client, exportEditionComparison, { left, right, editable: editable ? '1' : '0', languages }, { open });
    },
  };
}
