import { exportSecurityEvents, listSecurityEvents } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { countEvents, listEvents } from './listEvents';
import { presentEvent } from './presentEvent';
import { writeCsv } from './writeCsv';

const mostExported = 10_000;

/** The calls about the security log. */
export const securityCalls: readonly MountedCall[] = [
  handle(listSecurityEvents, async ({ db, query: { pageNum, pageSize, sort, ...filter }, caller, language }) => {
    const rows = await listEvents(db, caller, filter, { limit: pageSize, skip: (pageNum - 1) * pageSize, sort });
    return { pageInfo: { list: rows.map((row) => presentEvent(row, language)), total: await countEvents(db, caller, filter) } };
  }),
  handle(exportSecurityEvents, async ({ db, query, caller, language }) => {
    const rows = await listEvents(db, caller, query, { limit: mostExported });
    return writeCsv(
      rows.map((row) => presentEvent(row, language)),
      language,
    );
  }),
];
