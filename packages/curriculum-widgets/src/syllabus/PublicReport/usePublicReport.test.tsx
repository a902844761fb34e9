import type { ReportData } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { sampleReport } from '../fakes/sampleReport';
import { usePublicReport } from './usePublicReport';

const report = sampleReport();
const refused = (code: string) => Object.assign(new Error('记录不存在'), { code });

/** A link whose replies are given by hand. */
async function open(link: string | undefined = 'a') {
  const asked: { answer: (report: ReportData) => void; fail: (error: Error) => void }[] = [];
  const source = { loadPublicReport: () => new Promise<ReportData>((answer, fail) => asked.push({ answer, fail })) };
  const hook = await renderHook((shown: string | undefined = link) => usePublicReport(source, shown));
  const state = () => hook.result.current.state;
  const settle = (act: () => void) => hook.act(async () => act());
  return { ...hook, asked, state, settle };
}

describe('a published report', () => {
  it('is loaded, and not shown under another link', async () => {
    const { asked, state, settle, rerender } = await open();
    expect(state()).toEqual({ status: 'loading' });
    await settle(() => asked[0]!.answer(report));
    expect(state()).toEqual({ status: 'ready', report });
    await rerender('b');
    expect(state()).toEqual({ status: 'loading' });
  });

  it.each(['30004', '30001'])('is unknown when the server answers %s', async (code) => {
    const { asked, state, settle } = await open();
    await settle(() => asked[0]!.fail(refused(code)));
    expect(state()).toEqual({ status: 'unknown' });
  });

  it('is unknown without a link, which asks nothing', async () => {
    const { asked, state } = await open('');
    expect(state()).toEqual({ status: 'unknown' });
    expect(asked).toEqual([]);
  });

  it.each([refused('50000'), new Error('断网')])('failed otherwise: %s; it stays so while it is asked again', async (error) => {
    const { asked, state, settle, result } = await open();
    await settle(() => asked[0]!.fail(error));
    expect(state()).toEqual({ status: 'failed', message: error.message, isRetrying: false });
    await settle(() => result.current.retry());
    expect(state()).toEqual({ status: 'failed', message: error.message, isRetrying: true });
    await settle(() => asked[1]!.answer(report));
    expect(state()).toEqual({ status: 'ready', report });
  });
});
