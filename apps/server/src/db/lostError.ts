import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The connection to the database was lost during a request: its outcome is unknown, so it must not be retried automatically. The next request may succeed.
 */
export class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';
}

/** Whether an error of a query or transaction means that the connection was lost. */
export function isLost(error: unknown): boolean {
  const chain = causesOf(error);
  if (chain.some((one) => one instanceof DatabaseLostError)) return true;
  // A refused connection may be anybody's, such as a mail server's.
  return chain.some((one) => one instanceof DrizzleQueryError) && chain.some(tellsLoss);
}

/** The same for an error of the driver. */
export function tellsLoss(error: Error): boolean {
  return losses.test(String(Reflect.get(error, 'code'))) || pgLosses.test(error.message);
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let inner = error; inner instanceof Error && chain.length < 5; inner = inner.cause) chain.push(inner);
  return chain;
}

// Classes 08 (connection) and 57P (shutting down, starting), and socket errors of the system.
const losses = /^(08\w{3}|57P0[1-5]|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH))$/;
// pg reports these without a code.
const pgLosses = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
