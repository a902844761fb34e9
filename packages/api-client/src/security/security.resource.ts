import type { PageInfo, SecurityEvent, securitySort, SortPart } from '@college/curriculum-model';
import { downloadByTicket } from '../auth/downloadByTicket';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { clickLink } from '../core/download';
import type { QueryInput } from '../core/endpoint';
import { exportSecurityEvents, listSecurityEvents } from './security.contract';

/** Which entries of the security log are meant. */
export type SecurityFilter = Omit<QueryInput<typeof exportSecurityEvents>, 'lang'>;

/** The security log of the college, for its managers. `open` follows a download's address. */
export function createSecurityLog(client: Client, { open = clickLink }: { open?: (url: string) => void } = {}) {
  return {
    /** One page, latest first or in the order of a column. */
    listSecurityEvents(
      request: SecurityFilter & { pageNum: number; pageSize: number } & SortPart<typeof securitySort>,
      { signal }: Cancellable = {},
    ): Promise<PageInfo<SecurityEvent>> {
      return client.call(listSecurityEvents, { query: request, signal });
    },
    /** Downloads the latest 10,000 entries as comma-separated values. */
    async exportSecurityEvents(filter: SecurityFilter): Promise<void> {
      await downloadByTicket(client, exportSecurityEvents, filter, { open });
    },
  };
}

export type SecurityLog = ReturnType<typeof createSecurityLog>;
