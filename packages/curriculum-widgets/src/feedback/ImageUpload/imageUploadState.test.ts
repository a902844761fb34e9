import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageRooms, imageUploadReducer, isFull, type ImageFacts, type ImageUploadEvent, type ImageUploadState } from './imageUploadState';

const empty: ImageUploadState = { images: [], readingCount: 0, notices: [] };

function facts(id: string): ImageFacts {
  return { id, name: `${id}.png`, type: 'image/png', file: new File([], `${id}.png`), shownUrl: '', width: 1, height: 1, origin: 'file' };
}

function after(events: readonly ImageUploadEvent[], from = empty, room: { max: number; replaces: boolean } = imageRooms.images) {
  return events.reduce((state, event) => imageUploadReducer(state, event, room), from);
}

const added = (id: string): ImageUploadEvent => ({ type: 'added', image: facts(id) });
const ids = ({ images }: ImageUploadState) => images.map(({ id }) => id);
const five = after(['a', 'b', 'c', 'd', 'e'].map(added));

describe('images', () => {
  it('fill up to five; the rest is reported by name', () => {
    const state = after([{ type: 'chosen', count: 2 }, added('f'), added('g')], after([{ type: 'removed', id: 'a' }], five));
    expect(ids(state)).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(state.notices).toEqual([{ problem: 'count', names: ['g.png'] }]);
    expect(state.readingCount).toBe(0);
  });

  it('take the good ones among wrong ones; each kind of notice comes once', () => {
    const state = after([
      { type: 'chosen', count: 4 },
      { type: 'refused', problem: 'format', name: 'x.gif' },
      added('a'),
      { type: 'refused', problem: 'format', name: 'y.svg' },
      added('b'),
    ]);
    expect(ids(state)).toEqual(['a', 'b']);
    expect(state.notices).toEqual([{ problem: 'format', names: ['x.gif', 'y.svg'] }]);
  });

  it('leave their place to a new one where there is only one', () => {
    const state = after([added('a'), added('b')], empty, imageRooms.avatar);
    expect(ids(state)).toEqual(['b']);
    expect(isFull(state, imageRooms.avatar)).toBe(false);
  });

  it('stay until the one that replaces them is uploaded, and come back when that is removed before', () => {
    const stored = after([added('a'), { type: 'uploaded', id: 'a', data: 'AAAA' }], empty, imageRooms.cover);
    const failed = after([added('b'), { type: 'uploadFailed', id: 'b' }], stored, imageRooms.cover);
    expect(failed.images.map(({ id, status }) => [id, status])).toEqual([
      ['b', 'failed'],
      ['a', 'uploaded'],
    ]);
    expect(after([{ type: 'removed', id: 'b' }], failed, imageRooms.cover).images).toEqual(stored.images);
    const retried = after([{ type: 'retried', id: 'b' }, added('c')], failed, imageRooms.cover);
    expect(ids(after([{ type: 'uploaded', id: 'b', data: 'BBBB' }], retried, imageRooms.cover))).toEqual(['c', 'a']);
    expect(ids(after([{ type: 'uploaded', id: 'c', data: 'CCCC' }], retried, imageRooms.cover))).toEqual(['c']);
  });

  it('move to a place, and to the nearest one where there is no such place', () => {
    expect(ids(after([{ type: 'moved', id: 'a', toIndex: 2 }], five))).toEqual(['b', 'c', 'a', 'd', 'e']);
    expect(ids(after([{ type: 'moved', id: 'a', toIndex: 99 }], five))).toEqual(['b', 'c', 'd', 'e', 'a']);
    expect(ids(after([{ type: 'moved', id: 'e', toIndex: -1 }], five))).toEqual(['e', 'a', 'b', 'c', 'd']);
  });

  it('are uploaded, fail and are tried again each on its own', () => {
    const state = after([added('a'), added('b'), { type: 'uploaded', id: 'a', data: 'AAAA' }, { type: 'uploadFailed', id: 'b' }]);
    expect(state.images.map(({ status }) => status)).toEqual(['uploaded', 'failed']);
    expect(after([{ type: 'retried', id: 'b' }], state).images.map(({ status }) => status)).toEqual(['uploaded', 'uploading']);
  });

  it('that were removed meanwhile stay removed when their upload ends', () => {
    const state = after([added('a'), { type: 'removed', id: 'a' }, { type: 'uploaded', id: 'a', data: 'AAAA' }]);
    expect(state.images).toEqual([]);
  });

  it('forget older notices with the next choice', () => {
    const refused = after([{ type: 'captureStarted' }, { type: 'captureFailed', problem: 'captureDenied' }]);
    expect(refused.notices).toEqual([{ problem: 'captureDenied', names: [] }]);
    expect(after([{ type: 'chosen', count: 1 }], refused).notices).toEqual([]);
  });
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const anyEvent: fc.Arbitrary<ImageUploadEvent> = fc.oneof(
  id.map(added),
  id.map((one) => ({ type: 'removed' as const, id: one })),
  fc.record({ type: fc.constant('moved' as const), id, toIndex: fc.integer() }),
  fc.record({ type: fc.constant('uploaded' as const), id, data: fc.string() }),
  fc.record({ type: fc.constant('refused' as const), problem: fc.constantFrom('format' as const, 'size' as const), name: id }),
);

it('never holds more than five images nor the same kind of notice twice, and moving loses none', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      // Every image has an id of its own.
      const isFirst = (event: ImageUploadEvent, at: number) =>
        event.type !== 'added' || events.findIndex((other) => other.type === 'added' && other.image.id === event.image.id) === at;
      const state = after(events.filter(isFirst));
      expect(state.images.length).toBeLessThanOrEqual(5);
      expect(new Set(state.notices.map(({ problem }) => problem)).size).toBe(state.notices.length);
      const moved = after([{ type: 'moved', id: 'a', toIndex: 1 }], state);
      expect(ids(moved).toSorted()).toEqual(ids(state).toSorted());
    }),
  );
});

it('never loses an uploaded cover but to another that is uploaded, or to its removal', () => {
  const event = fc.oneof(
    fc.constant('added' as const),
    fc.record({
      type: fc.constantFrom('removed' as const, 'uploadFailed' as const, 'retried' as const, 'uploaded' as const),
      at: fc.nat(1),
    }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = empty;
      for (const [number, one] of events.entries()) {
        const before = state.images;
        const image = one === 'added' ? undefined : before[one.at];
        // An image that is uploaded already neither fails nor is tried again.
        if (one !== 'added' && (!image || (image.status === 'uploaded' && one.type !== 'removed'))) continue;
        const next: ImageUploadEvent = one === 'added' ? added(`${number}`) : { type: one.type, id: image!.id, data: 'AAAA' };
        state = after([next], state, imageRooms.cover);
        const stored = before.find(({ status }) => status === 'uploaded');
        const isGiven = one !== 'added' && (one.type === 'uploaded' || (one.type === 'removed' && image === stored));
        if (stored && !isGiven) expect(state.images).toContain(stored);
        expect(state.images.length).toBeLessThanOrEqual(2);
        expect(state.images.filter(({ status }) => status === 'uploaded').length).toBeLessThanOrEqual(1);
      }
    }),
  );
});
