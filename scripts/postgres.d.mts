/** A running private PostgreSQL. */
export interface PrivatePostgres {
  url: string;
  stop(): void;
}

export function findPostgres(): string | undefined;
export function start(options?: { isDurable?: boolean }): Promise<PrivatePostgres>;
