import type {
  HistoryPage,
  HistoryRequest,
  PageInfo,
  RecordKind,
  Restored,
  SortPart,
  TrashEntry,
  trashSort,
} from '@college/curriculum-model';
import type { Client } from '../core/client';
import { listHistory, listTrash, restoreHistory, restoreTrash } from './history.contract';

/** The edit history of records, and the trash. */
export function createHistory(client: Client) {
  return {
    listHistory(request: HistoryRequest, { signal }: { signal?: AbortSignal } = {}): Promise<HistoryPage> {
      return client.call(listHistory, { query: request, signal });
    },
    /** Restores a record to its state before one of its changes. Failures are not reported: the caller shows them at the entry. */
    restoreHistory(request: { id: number; latestId?: number }): Promise<Restored> {
      return client.call(restoreHistory, { body: request, isQuiet: true });
    },
    listTrash(
      page: { pageNum: number; pageSize: number } & SortPart<typeof trashSort>,
      { signal }: { signal?: AbortSignal } = {},
    ): Promise<PageInfo<TrashEntry>> {
      return client.call(listTrash, { query: page, signal });
    },
    restoreTrash(record: { kind: RecordKind; id: number }): Promise<Restored> {
      return client.call(restoreTrash, { body: record, isQuiet: true });
    },
  };
}

export type History = ReturnType<typeof createHistory>;
