/** A running private PostgreSQL. */
export interface PrivatePostgres {
  url: string;
  /** The server's process. */
  pid: number;
  stop(): void;
}

export function findPostgres(): string | undefined;
export function start(options?: { isDurable?: boolean }): Promise<PrivatePostgres>;
