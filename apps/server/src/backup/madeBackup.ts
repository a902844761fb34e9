/** What is said of a backup that was made. */
export interface MadeBackup {
  file: string;
  bytes: number;
  records: number;
  digest: string;
  /** How long others waited for the database: on the embedded engine while everything was read. */
  waitMilliseconds: number;
  /** Whether it was restored with the same digest. */
  isVerified: boolean;
}
