import pg from 'pg';

/** pg reports a query without an answer so. */
const silence = 'Query read timeout';

/**
 * A connection that ends with the first query that gets no answer. pg 8.23 would keep it in the pool, where each later query, such as the rollback, waits
 * behind that one.
 */
export class SilenceEndingClient extends pg.Client {
  // pg's own signature has six overloads.
  override query(...given: unknown[]): never {
    const result = (super.query as (...forwarded: unknown[]) => unknown)(...given);
    // Without a promise the caller is the pool, which ends the connection of a failed query itself.
    if (result instanceof Promise) result.catch((error: Error) => error.message === silence && this.#end(error));
    return result as never;
  }

  #end(error: Error): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
    connection.stream.destroy(error);
  }
}
