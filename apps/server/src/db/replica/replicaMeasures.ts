/**
 * Where a read that may be late was answered, and why: by the replica; or by the primary, since the replica has not replayed what the person wrote, is behind, is
 * away, or answered with a failure.
 */
export type LateReadOutcome = 'replica' | 'ownWrite' | 'behind' | 'away' | 'repeated';

/** How the replica is, read without asking it. */
export interface ReplicaMeasures {
  /** How old what it shows is at most, in seconds; undefined while it is not reached. */
  ageSeconds: number | undefined;
  /** Reads that might have been late, since the start. */
  reads: Readonly<Record<LateReadOutcome, number>>;
}
