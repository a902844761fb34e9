import { describe, expect, it } from 'vitest';
import { sampleReport } from '../fakes/sampleReport';
import { publicReportReducer, type PublicReportEvent, type PublicReportState } from './publicReportState';

const report = sampleReport();
const refused = (code: string) => Object.assign(new Error('记录不存在'), { code });
const failed: PublicReportState = { status: 'failed', message: '断网', isRetrying: false };

describe('a published report', () => {
  it.each<[PublicReportState, PublicReportEvent, PublicReportState]>([
    [{ status: 'loading' }, { type: 'arrived', report }, { status: 'ready', report }],
    [{ status: 'loading' }, { type: 'failed', error: refused('30004') }, { status: 'unknown' }],
    [{ status: 'loading' }, { type: 'failed', error: refused('30001') }, { status: 'unknown' }],
    [{ status: 'loading' }, { type: 'failed', error: refused('50000') }, { status: 'failed', message: '记录不存在', isRetrying: false }],
    [{ status: 'loading' }, { type: 'failed', error: new Error('断网') }, failed],
    [failed, { type: 'asked' }, { ...failed, isRetrying: true }],
    [
      { ...failed, isRetrying: true },
      { type: 'arrived', report },
      { status: 'ready', report },
    ],
    // Another link: the previous report must not be shown under it.
    [{ status: 'ready', report }, { type: 'asked' }, { status: 'loading' }],
  ])('%o after %o', (before, event, after) => expect(publicReportReducer(before, event)).toEqual(after));
});
