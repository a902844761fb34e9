import type { TextStorage } from '@college/api-client';

/** What is explained once: how a cell of a matrix is opened. */
type HintName = 'matrixCell';

/** Whether a person put a hint away, stored in this browser per account, since several people may share it. */
export function hintMemory(storage: TextStorage, userId: number, name: HintName) {
  const key = `hints:${userId}`;
  const dismissed = () => (storage.getItem(key) ?? '').split(' ').filter(Boolean);
  return {
    isDismissed: () => dismissed().includes(name),
    dismiss: () => storage.setItem(key, [...new Set([...dismissed(), name])].join(' ')),
  };
}
