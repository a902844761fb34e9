import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UploadImage } from '../ImageUpload';
import { feedbackProblem, feedbackReducer, newFeedback, type FeedbackEvent, type FeedbackState } from './feedbackState';

const facts = { id: 'a', name: 'a.png', type: 'image/png', shownUrl: '', width: 1, height: 1, origin: 'file' } as const;
const file = new File([], 'a.png');
const uploaded: UploadImage = { ...facts, file, status: 'uploaded', data: 'AAAA' };
const uploading: UploadImage = { ...facts, file, status: 'uploading' };
const failed: UploadImage = { ...facts, file, status: 'failed' };

function after(events: readonly FeedbackEvent[], from = newFeedback('f-0000001')): FeedbackState {
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
    expect(feedbackProblem({ draft: { text, images, unique: 'f-0000001' }, areImagesBusy: false })).toBe(problem);
  });

  it('waits for a picture that is still being read, and says so until it is there or refused', () => {
    const refused = after([{ type: 'written', text: '好' }, { type: 'imagesBusy', areBusy: true }, { type: 'submitted' }]);
    expect(refused.status).toEqual({ step: 'refused', problem: 'imagesUploading' });
    const ready = after([{ type: 'imagesBusy', areBusy: false }], refused);
    expect(ready.status).toEqual({ step: 'writing' });
    expect(after([{ type: 'submitted' }], ready).status).toEqual({ step: 'sending' });
  });

  it('is not sent while it has errors, and shows them until they are fixed', () => {
    const refused = after([{ type: 'submitted' }]);
    expect(refused.status).toEqual({ step: 'refused', problem: 'empty' });
    expect(after([{ type: 'written', text: '好' }], refused).status).toEqual({ step: 'writing' });
  });

  it('keeps text, images and its key when sending fails', () => {
    const state = after([
      { type: 'written', text: '好' },
      { type: 'imagesChanged', images: [uploaded] },
      { type: 'submitted' },
      { type: 'failed', message: '没有权限' },
    ]);
    expect(state).toMatchObject({
      draft: { text: '好', images: [uploaded], unique: 'f-0000001' },
      status: { step: 'failed', message: '没有权限' },
    });
  });

  it('is a new one with a new key once it is sent', () => {
    const state = after([{ type: 'written', text: '好' }, { type: 'submitted' }, { type: 'sent', unique: 'f-0000002' }]);
    expect(state).toEqual(newFeedback('f-0000002'));
  });
});

it('never changes what is being sent', () => {
  const anyEvent: fc.Arbitrary<FeedbackEvent> = fc.oneof(
    fc.record({ type: fc.constant('written' as const), text: fc.string() }),
    fc.constant<FeedbackEvent>({ type: 'imagesChanged', images: [] }),
    fc.constant<FeedbackEvent>({ type: 'submitted' }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const sending = after([{ type: 'written', text: '好' }, { type: 'submitted' }]);
      expect(after(events, sending)).toEqual(sending);
    }),
  );
});
