import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { DatabaseFaultError, faultOf, mayBeStored } from './databaseFault';
import { DatabaseLostError } from './lostError';

const ofSystem = (code: string, message = code, syscall?: string) => Object.assign(new Error(message), { code, syscall });
const ofPostgres = (code: string, message = code) => Object.assign(new pg.DatabaseError(message, 0, 'error'), { code });
const inQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('faultOf', () => {
  it.each([
    ['away', ofSystem('ECONNREFUSED')],
    ['away', ofSystem('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432', 'connect')],
    ['away', ofPostgres('57P03', 'the database system is starting up')],
    ['away', ofPostgres('53300', 'sorry, too many clients already')],
    ['lost', ofPostgres('57P01', 'terminating connection due to administrator command')],
    ['lost', ofSystem('ECONNRESET')],
    ['lost', new Error('Connection terminated unexpectedly')],
    ['lost', new Error('Client was closed and is not queryable')],
    ['silent', new Error('Query read timeout')],
    ['silent', new Error('timeout exceeded when trying to connect')],
    ['silent', new Error('Connection terminated due to connection timeout')],
    ['silent', ofPostgres('57014', 'canceling statement due to statement timeout')],
    [undefined, ofPostgres('57014', 'canceling statement due to user request')],
    ['full', ofPostgres('53100', 'could not extend file "base/5/16457": No space left on device')],
    ['full', ofPostgres('58030', 'could not write to file "pg_wal/x": No space left on device')],
    ['readOnly', ofPostgres('25006', 'cannot execute INSERT in a read-only transaction')],
    ['readOnly', ofPostgres('42501', 'could not open file "base/5/16457": Read-only file system')],
    [undefined, ofPostgres('23505', 'duplicate key')],
    [undefined, ofPostgres('22P02', 'invalid input syntax for type integer: "No space left on device"')],
  ])('is %s for %s', (fault, cause) => {
    expect(faultOf(inQuery(cause))).toBe(fault);
    if (fault) expect(faultOf(new DatabaseLostError(cause.message, { cause }))).toBe(fault);
  });

  it('reads nothing into the values of a query, or into the errors of others', () => {
    expect(faultOf(new DrizzleQueryError('select $1', ['No space left on device'], ofPostgres('22P02')))).toBeUndefined();
    expect(faultOf(ofSystem('ECONNREFUSED'))).toBeUndefined();
  });

  it('is what a check found', () => {
    expect(faultOf(new DatabaseFaultError('full', 'no room'))).toBe('full');
  });
});

it('a lost transaction may be stored unless it was not committed yet', () => {
  expect(mayBeStored(new DatabaseLostError('ended'))).toBe(true);
  expect(mayBeStored(new DatabaseLostError('ended', { mayBeStored: false, cause: new DatabaseLostError('ended') }))).toBe(false);
  expect(mayBeStored(inQuery(ofPostgres('53100')))).toBe(false);
});
