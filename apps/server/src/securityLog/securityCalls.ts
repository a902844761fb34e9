import { exportSecurityEvents, listSecurityEvents } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { listByColumn } from './listByColumn';
import { countEvents, listEvents } from './listEvents';
import { presentEvent } from './presentEvent';
import { writeCsv } from './writeCsv';

const mostExported = 10_000;

/** The calls about the security log. */
export const securityCalls: readonly MountedCall[] = [
  handle(listSecurityEvents, async ({ db, query: { pageNum, pageSize, sort, ...filter }, caller, language }) => {
    const page = { limit: pageSize, skip: (pageNum - 1) * pageSize };
    const isByTime = sort === undefined || sort === 'time' || sort === '-time';
    const rows = isByTime
      ? await listEvents(db, caller, filter, { ...page, sort })
      : await listByColumn(db, caller, filter, { ...page, sort, language });
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
