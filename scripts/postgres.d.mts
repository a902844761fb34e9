/** A running private PostgreSQL. */
export interface PrivatePostgres {
  url: string;
  /** Where its socket and its data are. */
  folder: string;
  /** The server's process. */
  readonly pid: number;
  /** As after a crash: nothing is finished first. Starts it where it has ended. */
  restart(): Promise<unknown>;
  stop(): void;
}

export function findPostgres(): string | undefined;
export function start(options?: { isDurable?: boolean; more?: readonly string[] }): Promise<PrivatePostgres>;
