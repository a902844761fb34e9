/** What is heard of other processes and of what was stored. */
export type Signal =
  /** Another process said something, or this one did. */
  | { kind: 'said'; text: string }
  /** Entries of the audit log were committed, from one number to another; without numbers some that are newer than those known. */
  | { kind: 'saved'; from?: number; to?: number }
  /** From now on everything is heard; what came before may have been missed. */
  | { kind: 'listening' };

/** How processes on one database hear of each other. */
export interface Signals {
  /** Whether other processes may work on the database. */
  isShared: boolean;
  /** Subscribes to signals; the returned function unsubscribes. */
  listen(hear: (signal: Signal) => void): () => void;
  /** Broadcasts a short message to the other processes, if the connection is up. */
  say(text: string): void;
}

/** Signals of an engine that belongs to this process alone: whoever commits says so. */
export function ownSignals(): Signals & { noteCommit: () => void } {
  const hearers = new Set<(signal: Signal) => void>();
  return {
    isShared: false,
    listen(hear) {
      hearers.add(hear);
      queueMicrotask(() => hear({ kind: 'listening' }));
      return () => void hearers.delete(hear);
    },
    say: () => undefined,
    noteCommit: () => hearers.forEach((hear) => hear({ kind: 'saved' })),
  };
}
