import type { CopyProgress } from './copy';

/** Messages by their number and how far the copy is. */
export interface CopyLog {
  messages: readonly CopyProgress[];
  percent: number;
}

/** Before the first message. */
export const emptyCopyLog: CopyLog = { messages: [], percent: 0 };

/** Adds a message: late ones are sorted in, repeated ones replaced, and the percentage never decreases (decision 92). */
export function addCopyMessage(log: CopyLog, message: CopyProgress): CopyLog {
  const others = log.messages.filter((one) => one.no !== message.no);
  return {
    messages: [...others, message].toSorted((a, b) => a.no - b.no),
    percent: Math.min(100, Math.max(log.percent, message.percent)),
  };
}

/** Whether the copy has arrived; a stream that ends before has failed (decision 91). */
export function isCopyDone(log: CopyLog): boolean {
  return log.percent >= 100;
}
