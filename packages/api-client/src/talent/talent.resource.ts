import type { Saved, TalentReport, TalentReportInput, TalentReportPageRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { deleteTalentReport, getTalentReport, listTalentReports, saveTalentReport } from './talent.contract';

/** The talent demand reports of the college. Failures of saves are only thrown, not reported: the form shows them at its fields. */
export function createTalentReports(client: Client) {
  const quiet = quietClient(client);
  return {
    /** One page, latest first; covers come with the report itself. */
    listTalentReports(request: TalentReportPageRequest, { signal }: Cancellable = {}): Promise<{ list: TalentReport[]; total: number }> {
      return client.call(listTalentReports, { body: request, signal });
    },
    getTalentReport(id: number, { signal }: Cancellable = {}): Promise<TalentReport> {
      return client.call(getTalentReport, { query: { id }, signal });
    },
    /** Id 0 adds a report. */
    saveTalentReport(report: TalentReportInput, { signal }: Cancellable = {}): Promise<Saved<TalentReport>> {
      return quiet.call(saveTalentReport, { body: report, signal });
    },
    /** A `version` that is no longer the stored one is a conflict. */
    async deleteTalentReport(id: number, { version, signal }: Cancellable & { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteTalentReport, { query: { id, version }, signal });
    },
  };
}

export type TalentReports = ReturnType<typeof createTalentReports>;
