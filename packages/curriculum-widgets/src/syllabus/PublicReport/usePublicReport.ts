import { replyCodes, type ReportData } from '@college/curriculum-model';
import { useAnswer } from '../../support/useAnswer';
import type { PublicReportSource } from './PublicReportSource';

/** What is known of the report behind a link. */
export type PublicReportState =
  | { status: 'loading' }
  | { status: 'ready'; report: ReportData }
  /** Nobody published this, or it was taken back: trying again would change nothing. */
  | { status: 'unknown' }
  | { status: 'failed'; message: string; isRetrying: boolean };

/** The report behind a link, and a way to ask for it again. */
export function usePublicReport(source: PublicReportSource, link: string | undefined): { state: PublicReportState; retry: () => void } {
  const ask = (options: { signal: AbortSignal }) => source.loadPublicReport(link ?? '', options).catch(nullIfRefused);
  const { request, isPending, reload } = useAnswer(link || null, ask, { keepsLast: false });
  return { state: stateOf(), retry: reload };

  function stateOf(): PublicReportState {
    if (!link) return { status: 'unknown' };
    if (request.status === 'failed') return { ...request, isRetrying: isPending };
    if (request.status === 'loading') return request;
    return request.answer ? { status: 'ready', report: request.answer } : { status: 'unknown' };
  }
}

/** A link that nobody made or that was revoked, or a text of a form that no link has. */
const refusals: readonly string[] = [replyCodes.notFound, replyCodes.validation];

function nullIfRefused(error: unknown): null {
  if (error instanceof Error && 'code' in error && refusals.includes(String(error.code))) return null;
  throw error;
}
