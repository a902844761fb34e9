import type {
  BoardFilter,
  CheckedMajor,
  DeadlinePlan,
  NotifiedLeaders,
  NotifyLeadersRequest,
  ProgressBoard,
  SaveDeadlinesRequest,
} from '@college/curriculum-model';
import { downloadByTicket } from '../auth/downloadByTicket';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { clickLink } from '../core/download';
import { quietClient } from '../core/quietClient';
import { checkMajor, exportProgress, getDeadlines, getProgressBoard, notifyLeaders, saveDeadlines } from './deadlines.contract';

/** Deadlines of a college, and how far it is. A failed save, notice or check is only thrown, not reported: form and board show it. `open` follows a download's address. */
export function createDeadlines(client: Client, { open = clickLink }: { open?: (url: string) => void } = {}) {
  const quiet = quietClient(client);
  return {
    /** What must be ready by when. */
    loadDeadlines({ signal }: Cancellable = {}): Promise<DeadlinePlan> {
      return client.call(getDeadlines, { signal });
    },
    /** Stores the whole plan; answers it as stored. */
    saveDeadlines(request: SaveDeadlinesRequest): Promise<DeadlinePlan> {
      return quiet.call(saveDeadlines, { body: request });
    },
    /** How far the part of the college is that concerns the signed-in person. */
    loadBoard(lang: string, { signal }: Cancellable = {}): Promise<ProgressBoard> {
      return client.call(getProgressBoard, { query: { lang }, signal });
    },
    /** Asks those who lead some courses to finish them; answers how many people were told. */
    notifyLeaders(request: NotifyLeadersRequest): Promise<NotifiedLeaders> {
      return quiet.call(notifyLeaders, { body: request });
    },
    /** What the rules find in a major now. */
    checkMajor(majorId: number, { signal }: Cancellable = {}): Promise<CheckedMajor> {
      return quiet.call(checkMajor, { query: { majorId }, signal });
    },
    /** Downloads the rows that a filter shows as a workbook. */
    async exportProgress(lang: string, { keyword = '', departmentId, part, isPressing }: BoardFilter = {}): Promise<void> {
      const shown = {
        ...(keyword !== '' && { keyword }),
        ...(departmentId && { departmentId }),
        ...(part && { part }),
        ...(isPressing && { pressing: 1 as const }),
      };
      await downloadByTicket(quiet, exportProgress, { ...shown, lang }, { open });
    },
  };
}

export type DeadlinesResource = ReturnType<typeof createDeadlines>;
