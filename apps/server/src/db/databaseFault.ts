import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { DatabaseLostError } from './lostError';

/**
 * Why the database did not do what it was asked: no connection to it, none any more, no answer in time, no room on its disk, no right to write there.
 */
export type DatabaseFault = 'away' | 'lost' | 'silent' | 'full' | 'readOnly';

/** A fault that was found before a query met it. */
export class DatabaseFaultError extends Error {
  override name = 'DatabaseFaultError';
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** The fault behind an error of a query or transaction; undefined where the database did its part. */
export function faultOf(error: unknown): DatabaseFault | undefined {
  const chain = causesOf(error);
  for (const one of chain) if (one instanceof DatabaseFaultError) return one.fault;
  const isLost = chain.some((one) => one instanceof DatabaseLostError);
  // A refused connection may be anybody's, such as a mail server's.
  if (!isLost && !chain.some((one) => one instanceof DrizzleQueryError || one instanceof pg.DatabaseError)) return undefined;
  // A DrizzleQueryError repeats the values of the query, which may say anything.
  const causes = chain.filter((one) => !(one instanceof DrizzleQueryError));
  return causes.map(driverFault).find((fault) => fault !== undefined) ?? (isLost ? 'lost' : undefined);
}

/** Whether the database answers but cannot store. */
export function isUnwritable(fault: DatabaseFault | undefined): boolean {
  return fault === 'full' || fault === 'readOnly';
}

/** Whether what was asked may be stored although it failed: the connection was lost while the transaction was being committed. */
export function mayBeStored(error: unknown): boolean {
  return causesOf(error).find((one) => one instanceof DatabaseLostError)?.mayBeStored ?? false;
}

/** The fault that an error of the driver means by itself. */
export function driverFault(error: Error): DatabaseFault | undefined {
  const code = String(Reflect.get(error, 'code'));
  const isSystemError = !(error instanceof pg.DatabaseError) || systemErrors.has(code);
  if (code === '53100' || (isSystemError && noRoom.test(error.message))) return 'full';
  if (code === '25006' || (isSystemError && noWriting.test(error.message))) return 'readOnly';
  if (code === 'ETIMEDOUT' || silences.test(error.message) || isEnded(code, error.message)) return 'silent';
  if (Reflect.get(error, 'syscall') === 'connect' || absences.test(code)) return 'away';
  return losses.test(code) || pgLosses.test(error.message) ? 'lost' : undefined;
}

/** Whether PostgreSQL ended the statement because it took too long. */
function isEnded(code: string, message: string): boolean {
  return code === '57014' && message.includes('statement timeout');
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let inner = error; inner instanceof Error && chain.length < 6; inner = inner.cause) chain.push(inner);
  return chain;
}

// What PostgreSQL makes of an error of the file system: no right, an input or output that failed.
const systemErrors = new Set(['42501', '58030']);
const noRoom = /No space left on device|Disk quota exceeded|\bENOSPC\b|\bEDQUOT\b/;
const noWriting = /Read-only file system|\bEROFS\b/;
// pg reports these without a code: no answer to a query, and to an attempt to connect.
const silences =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;
// Starting, shutting down or recovering, and too many connections.
const absences = /^(57P03|53300|E(CONNREFUSED|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
// Classes 08 (connection) and 57P (shutting down), and socket errors of the system.
const losses = /^(08\w{3}|57P0[1-5]|E(CONNRESET|PIPE))$/;
const pgLosses = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
