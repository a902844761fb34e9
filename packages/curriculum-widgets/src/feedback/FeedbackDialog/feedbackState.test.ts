import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UploadImage } from '../ImageUpload';
import { feedbackProblem, feedbackReducer, newFeedback, tryOf, type FeedbackEvent, type FeedbackState } from './feedbackState';

const facts = { id: 'a', name: 'a.png', type: 'image/png', shownUrl: '', width: 1, height: 1, origin: 'file' } as const;
const file = new File([], 'a.png');
const uploaded: UploadImage = { ...facts, file, status: 'uploaded', data: 'AAAA' };
const uploading: UploadImage = { ...facts, file, status: 'uploading' };
const failed: UploadImage = { ...facts, file, status: 'failed' };

const submitted: FeedbackEvent = { type: 'submitted', unique: 'f-0000001' };

function after(events: readonly FeedbackEvent[], from = newFeedback()): FeedbackState {
  return events.reduce(feedbackReducer, from);
}

describe('a feedback', () => {
  it.each([
    ['', [], 'empty'],
    [' \n\t', [uploaded], 'empty'],
    ['好'.repeat(20_001), [], 'tooLong'],
    ['好'.repeat(20_000), [], null],
    ['好', [uploading], 'imagesUploading'],
    ['好', [uploading, failed], 'imagesFailed'],
    [' 好 ', [uploaded], null],
  ])('%.3s with images %#: %s', (text, images, problem) => {
    expect(feedbackProblem({ draft: { text, images }, areImagesBusy: false })).toBe(problem);
  });

  it('waits for a picture that is still being read, and says so until it is there or refused', () => {
    const refused = after([{ type: 'written', text: '好' }, { type: 'imagesBusy', areBusy: true }, submitted]);
    expect(refused.status).toEqual({ step: 'refused', problem: 'imagesUploading' });
    const ready = after([{ type: 'imagesBusy', areBusy: false }], refused);
    expect(ready.status).toEqual({ step: 'writing' });
    expect(after([submitted], ready).status).toEqual({ step: 'sending' });
  });

  it('is not sent while it has errors, and shows them until they are fixed', () => {
    const refused = after([submitted]);
    expect(refused.status).toEqual({ step: 'refused', problem: 'empty' });
    expect(after([{ type: 'written', text: '好' }], refused).status).toEqual({ step: 'writing' });
  });

  it('keeps text and images when sending fails', () => {
    const state = after([
      { type: 'written', text: '好' },
      { type: 'imagesChanged', images: [uploaded] },
      submitted,
      { type: 'failed', message: '没有权限' },
    ]);
    expect(state).toMatchObject({ draft: { text: '好', images: [uploaded] }, status: { step: 'failed', message: '没有权限' } });
  });

  it('is a new one once it is sent', () => {
    expect(after([{ type: 'written', text: '好' }, submitted, { type: 'sent' }])).toEqual(newFeedback());
  });
});

describe('the key of a feedback that failed', () => {
  const drafts = fc.record({
    text: fc.constantFrom('好', '不好', ' 好 '),
    images: fc.constantFrom<UploadImage[]>(
      [],
      [uploaded],
      [{ ...uploaded, id: 'b' }],
      [{ ...uploaded, data: 'BBBB' }],
      [uploaded, uploaded],
    ),
  });

  it('is the same for the same content and another for any other, however often it is changed back and forth', () => {
    fc.assert(
      fc.property(fc.array(drafts, { maxLength: 8 }), (tries) => {
        const keys = new Map<string, string>();
        let state = newFeedback();
        for (const [index, { text, images }] of tries.entries()) {
          state = after(
            [
              { type: 'written', text },
              { type: 'imagesChanged', images },
            ],
            state,
          );
          const { unique } = tryOf(state, `f-${index}`);
          const content = JSON.stringify([text.trim(), images.map((image) => (image.status === 'uploaded' ? image.data : ''))]);
          expect(unique).toBe(keys.get(content) ?? `f-${index}`);
          keys.set(content, unique);
          state = after(
            [
              { type: 'submitted', unique: `f-${index}` },
              { type: 'failed', message: '中断' },
            ],
            state,
          );
        }
      }),
    );
  });
});

it('never changes what is being sent', () => {
  const anyEvent: fc.Arbitrary<FeedbackEvent> = fc.oneof(
    fc.record({ type: fc.constant('written' as const), text: fc.string() }),
    fc.constant<FeedbackEvent>({ type: 'imagesChanged', images: [] }),
    fc.constant(submitted),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const sending = after([{ type: 'written', text: '好' }, submitted]);
      expect(after(events, sending)).toEqual(sending);
    }),
  );
});
