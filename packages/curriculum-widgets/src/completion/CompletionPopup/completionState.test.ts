import { completionItems, completionOf } from '@college/curriculum-model';
import { sampleCourseData } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { completionReducer, type CompletionEvent, type CompletionState } from './completionState';

const completion = completionOf(completionItems(sampleCourseData(1004)));
const ready: CompletionState = { status: 'ready', completion };
const failed: CompletionState = { status: 'failed', message: '服务暂不可用', isRetrying: false };

describe('completion figures', () => {
  it.each<[string, CompletionState, CompletionEvent, CompletionState]>([
    ['are read when opened', ready, { type: 'opened' }, { status: 'loading' }],
    ['are shown when they arrive', { status: 'loading' }, { type: 'loaded', completion }, ready],
    ['keep the reason of a failure', { status: 'loading' }, { type: 'failed', message: '服务暂不可用' }, failed],
    ['keep it while they are asked for again', failed, { type: 'retried' }, { ...failed, isRetrying: true }],
    ['are shown after a retry', { ...failed, isRetrying: true }, { type: 'loaded', completion }, ready],
    ['have nothing to retry while they stand', ready, { type: 'retried' }, ready],
  ])('%s', (_, state, event, expected) => expect(completionReducer(state, event)).toEqual(expected));
});
