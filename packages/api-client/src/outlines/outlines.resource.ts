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
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { saveFile } from '../core/download';
import { quietClient } from '../core/quietClient';
import { deleteOutline, exportOutlines, getOutline, importOutlines, listOutlines, saveOutline, switchOutline } from './outlines.contract';

interface OutlineOptions {
  /** Receives the file of an export. @default the browser saves it */
  save?: typeof saveFile | undefined;
}

/** Sample outlines of courses. Failures of saves are only thrown, not reported: the form shows them at its fields. */
export function createOutlines(client: Client, { save = saveFile }: OutlineOptions = {}) {
  const quiet = quietClient(client);
  return {
    /** One page, by kind of course. */
    listOutlines(
      request: { pageNum?: number; pageSize?: number; keyword?: string } & SortPart<typeof outlineSort>,
      { signal }: Cancellable = {},
    ): Promise<PageInfo<OutlineRow>> {
      return client.call(listOutlines, { query: request, signal });
    },
    /** One outline, with its texts. */
    getOutline(id: number, { signal }: Cancellable = {}): Promise<Outline> {
      return quiet.call(getOutline, { query: { id }, signal });
    },
    /** Id 0 adds an outline. */
    saveOutline(outline: OutlineInput, { signal }: Cancellable = {}): Promise<Saved<Outline>> {
      return quiet.call(saveOutline, { body: outline, signal });
    },
    /** Leaves an outline out, or uses it again. */
    switchOutline(
      request: { id: number; isOff: boolean; version?: number | undefined },
      { signal }: Cancellable = {},
    ): Promise<Saved<Outline>> {
      return client.call(switchOutline, { body: request, signal });
    },
    /** A `version` that is no longer the stored one is a conflict. */
    async deleteOutline(id: number, { version, signal }: Cancellable & { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteOutline, { body: { id, version }, signal });
    },
    /** Saves all outlines as a file that `importOutlines` takes. */
    async exportOutlines({ signal }: Cancellable = {}): Promise<void> {
      const file = await client.call(exportOutlines, { signal });
      save({ blob: new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), fileName: 'outlines.json' });
    },
    importOutlines(file: OutlineFile, { signal }: Cancellable = {}): Promise<OutlineImport> {
      return quiet.call(importOutlines, { body: file, signal });
    },
  };
}

export type Outlines = ReturnType<typeof createOutlines>;
