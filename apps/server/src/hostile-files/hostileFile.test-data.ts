/** A file that is sent to a call, and what was done to it. */
export interface HostileFile {
  what: string;
  bytes: Buffer;
  /** A text in the metadata that must not be in what is stored. */
  secret?: string;
}
