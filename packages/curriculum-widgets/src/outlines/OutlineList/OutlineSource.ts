import type {
  Outline,
  OutlineFile,
  OutlineImport,
  OutlineInput,
  OutlineRow,
  outlineSort,
  PageInfo,
  Saved,
  SortPart,
} from '@college/curriculum-model';

/** Where sample outlines are read and kept. Failures reject with an error whose message staff can read. */
export interface OutlineSource {
  /**
   * One page, by kind of course or by `sort`.
   * Call: `GET /outline/list` (extension).
   */
  listOutlines: (
    request: { pageNum: number; pageSize: number; keyword?: string } & SortPart<typeof outlineSort>,
    options: { signal?: AbortSignal },
  ) => Promise<PageInfo<OutlineRow>>;
  /**
   * One outline with its texts.
   * Call: `GET /outline/detail` (extension).
   */
  getOutline: (id: number, options: { signal?: AbortSignal }) => Promise<Outline>;
  /**
   * Id 0 adds an outline; an old version rejects with code '30009'.
   * Call: `POST /outline/save` (extension).
   */
  saveOutline: (outline: OutlineInput) => Promise<Saved<Outline>>;
  /**
   * Has the assistant leave an outline out, or use it again.
   * Call: `POST /outline/switch` (extension).
   */
  switchOutline: (request: { id: number; isOff: boolean; version?: number | undefined }) => Promise<unknown>;
  /**
   * Deletes an own outline; a changed one is as shipped again.
   * Call: `POST /outline/delete` (extension).
   */
  deleteOutline: (id: number, options?: { version?: number | undefined }) => Promise<unknown>;
  /**
   * Saves all outlines as a file.
   * Call: `GET /outline/export` (extension).
   */
  exportOutlines: () => Promise<unknown>;
  /**
   * Adds the outlines of such a file; what is there by its name is left out.
   * Call: `POST /outline/import` (extension).
   */
  importOutlines: (file: OutlineFile) => Promise<OutlineImport>;
}
