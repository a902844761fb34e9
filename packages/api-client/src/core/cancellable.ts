/** What every call of a resource takes last. */
export interface Cancellable {
  /** Ends the call: its promise rejects with the signal's reason, and a late reply is dropped. */
  signal?: AbortSignal;
}
