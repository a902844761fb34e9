import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The database went away while it was asked: nobody knows what became of that request, so it must not be sent again by itself. The next one may
 * well be answered.
 */
export class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';
}

/** Whether what a query or transaction threw says that the database went away. */
export function isLost(error: unknown): boolean {
  const chain = causesOf(error);
  if (chain.some((one) => one instanceof DatabaseLostError)) return true;
  // A refused connection may be anybody's, such as a mail server's.
  return chain.some((one) => one instanceof DrizzleQueryError) && chain.some(tellsLoss);
}

/** Whether an error of the driver says so. */
export function tellsLoss(error: Error): boolean {
  return losses.test(String(Reflect.get(error, 'code'))) || pgLosses.test(error.message);
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let inner = error; inner instanceof Error && chain.length < 5; inner = inner.cause) chain.push(inner);
  return chain;
}

// Classes 08 (connection) and 57P (shutting down, starting), and what the system says of a socket.
const losses = /^(08\w{3}|57P0[1-5]|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH))$/;
// pg gives these no code.
const pgLosses = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
