import type { ChangeTopic, DocumentLanguages, EditionChange, EditionComparison, EditionRef, PageInfo } from '@college/curriculum-model';

/** Two states of the curriculum of one major. */
export interface ComparedSides {
  /** The earlier state. */
  left: EditionRef;
  /** The later state. */
  right: EditionRef;
}

/** Which changes are wanted, and which page of them. */
export interface ChangesRequest extends ComparedSides {
  /** The lineage of a course, or 0 for what belongs to the major. */
  part?: number;
  topics?: readonly ChangeTopic[];
  userId?: number;
  /** Only those that open or close a gap. */
  gaps?: boolean;
  pageNum: number;
  pageSize: number;
}

/** The revision comparison table as a file. */
export interface ComparisonFileRequest extends ComparedSides {
  /** The Word document; otherwise the PDF. */
  editable: boolean;
  languages: DocumentLanguages;
}

/** Where states of a curriculum are compared; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface ComparisonSource {
  /**
   * What lies between two states: counts, coverage, and both major matrices in one.
   * Call: `GET /edition/compare` (extension).
   */
  loadComparison(sides: ComparedSides, options?: { signal?: AbortSignal }): Promise<EditionComparison>;
  /**
   * One page of the changes, grouped by course in the order of consequence.
   * Call: `GET /edition/changes` (extension).
   */
  listChanges(request: ChangesRequest, options?: { signal?: AbortSignal }): Promise<PageInfo<EditionChange>>;
  /**
   * Hands the revision comparison table to the person.
   * Call: `GET /edition/comparisonfile` (extension).
   */
  downloadComparison(request: ComparisonFileRequest, options?: { signal?: AbortSignal }): Promise<void>;
}
