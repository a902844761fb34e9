import { bandNameOf, levelOf, type SecurityKind, type SecurityOutcome } from '@college/curriculum-model';

/**
 * Something that the security log keeps. It is read by managers and sent to collectors: never put a password, a token, a ticket, a link,
 * or a sign-in name that nobody has (people type passwords there) into it.
 */
export interface SecurityNote {
  kind: SecurityKind;
  outcome: SecurityOutcome;
  /** Whose account it is about, where it is about one. */
  personId?: number | undefined;
  /** Who did it; without it the caller of the request. */
  actorId?: number | undefined;
  /** The college whose managers read it; without it that of the caller. Give it where nobody is signed in. */
  collegeId?: number | undefined;
  /** A detail in one word, or the path of the call. */
  what?: string | undefined;
  /** The record, as `recordName` writes it. */
  record?: string | undefined;
}

/** Where a request comes from. */
export interface SecurityPlace {
  /** The network address, by the rule of `callerAddress`. */
  address: string;
  /** The User-Agent as sent. */
  device: string;
  /** The caller, once known. */
  caller?: { id: number; collegeId: number } | undefined;
}

/** A record as the log names it: `course 1001`. */
export function recordName({ kind, id }: { kind: string; id: number }): string {
  return `${kind} ${id}`;
}

/** The rights that a new person gets, as the log names them: the band, and what it is about. */
export function grantedBy({
  permissionId,
  relativeId,
}: {
  permissionId: number;
  relativeId: number;
}): Pick<SecurityNote, 'what' | 'record'> {
  const kind = levelOf(permissionId);
  return { what: bandNameOf(permissionId), record: kind === 'none' ? '' : recordName({ kind, id: relativeId }) };
}
