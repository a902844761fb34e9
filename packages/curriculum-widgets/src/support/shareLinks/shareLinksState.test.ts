import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadingLinks, shareLinksReducer, type ShareLinksEvent, type ShareLinksState } from './shareLinksState';

const linkOf = (id: number, createTime = '2026-05-12T09:00:00+08:00') => ({ id, link: `link-${id}`, createTime, userName: '周敏' });
const ready: ShareLinksState = { status: 'ready', links: [linkOf(2), linkOf(1)], isCreating: false, failure: null };

describe('shared links', () => {
  it.each<[string, ShareLinksState, ShareLinksEvent, ShareLinksState]>([
    ['are read, the latest first', loadingLinks, { type: 'loaded', links: [linkOf(1), linkOf(2)] }, ready],
    ['cannot be read', loadingLinks, { type: 'failed', message: '系统错误' }, { status: 'loading', failure: '系统错误' }],
    ['are read again', { status: 'loading', failure: '系统错误' }, { type: 'loadBegun' }, loadingLinks],
    ['are about to be one more', { ...ready, failure: '系统错误' }, { type: 'createBegun' }, { ...ready, isCreating: true }],
    [
      'are one more',
      { ...ready, isCreating: true },
      { type: 'created', link: linkOf(3) },
      { ...ready, links: [linkOf(3), ...ready.links] },
    ],
    ['stay when none could be added', { ...ready, isCreating: true }, { type: 'failed', message: '不行' }, { ...ready, failure: '不行' }],
    ['forget the failure with the next act', { ...ready, failure: '不行' }, { type: 'revokeBegun' }, ready],
    ['are one less', ready, { type: 'revoked', id: 2 }, { ...ready, links: [linkOf(1)] }],
    ['are not made from what comes too early', loadingLinks, { type: 'created', link: linkOf(3) }, loadingLinks],
  ])('%s', (_title, before, event, after) => {
    expect(shareLinksReducer(before, event)).toEqual(after);
  });

  it('contains each link once, whatever the events', () => {
    const eventOf = fc.oneof(
      fc.nat(4).map((id): ShareLinksEvent => ({ type: 'created', link: linkOf(id) })),
      fc.nat(4).map((id): ShareLinksEvent => ({ type: 'revoked', id })),
      fc.constant<ShareLinksEvent>({ type: 'failed', message: '不行' }),
    );
    fc.assert(
      fc.property(fc.array(eventOf), (events) => {
        const state = events.reduce(shareLinksReducer, ready);
        if (state.status !== 'ready') throw new Error('An event forgot the links.');
        expect(new Set(state.links.map(({ id }) => id)).size).toBe(state.links.length);
      }),
    );
  });
});
