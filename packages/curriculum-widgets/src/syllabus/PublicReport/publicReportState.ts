import { replyCodes, type ReportData } from '@college/curriculum-model';

/** What is known of the report behind a link. */
export type PublicReportState =
  | { status: 'loading' }
  | { status: 'ready'; report: ReportData }
  /** Nobody published this, or it was taken back: trying again would change nothing. */
  | { status: 'unknown' }
  | { status: 'failed'; message: string; isRetrying: boolean };

export type PublicReportEvent = { type: 'asked' } | { type: 'arrived'; report: ReportData } | { type: 'failed'; error: unknown };

/** Events that make no sense in the current state leave it as it is. */
export function publicReportReducer(state: PublicReportState, event: PublicReportEvent): PublicReportState {
  switch (event.type) {
    case 'asked':
      return state.status === 'failed' ? { ...state, isRetrying: true } : { status: 'loading' };
    case 'arrived':
      return { status: 'ready', report: event.report };
    case 'failed':
      if (isRefusedLink(event.error)) return { status: 'unknown' };
      return { status: 'failed', message: event.error instanceof Error ? event.error.message : String(event.error), isRetrying: false };
  }
}

/** A link that nobody made or that was revoked, or a text of a form that no link has. */
const refusals: readonly string[] = [replyCodes.notFound, replyCodes.validation];

function isRefusedLink(error: unknown) {
  return error instanceof Error && 'code' in error && refusals.includes(String(error.code));
}
