import { SilenceEndingClient } from './silenceEndingClient';

/** A connection through a pooler of transactions: the next statement may meet another server connection, which knows no statement by its name. */
export class UnnamedClient extends SilenceEndingClient {
  override query(...[asked, ...rest]: unknown[]): never {
    return super.query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest);
  }
}

function isNamed(asked: unknown): asked is { name: string } {
  return typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked);
}
