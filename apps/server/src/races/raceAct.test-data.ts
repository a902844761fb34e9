import type { allEndpoints, DataOutput, Endpoint, EndpointName } from '@college/api-client/contract';

/** What a call takes, apart from who makes it. */
export interface Sent {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Reads as the person who is about to write; rejects where the call is refused. */
export type Read = <E extends Endpoint>(endpoint: E, sent: Sent) => Promise<DataOutput<E>>;

/** One way to use a call that writes: its request, made from what the reading calls answer, versions included. */
export interface RaceAct {
  /** What it does to the record. */
  does: string;
  /** @default 'collegeAdmin' */
  as?: 'courseEditor';
  /** Whether it uses what the specifications do not name, in a call that they do. */
  sendsExtension?: true;
  request: (read: Read) => Promise<Sent>;
}

/** The calls that write. */
export type WriteName = { [Name in EndpointName]: (typeof allEndpoints)[Name]['writes'] extends true ? Name : never }[EndpointName];

/** What each call that writes does to stored records, or why it can overwrite nothing of anybody. */
export type RaceActs = Readonly<Record<WriteName, readonly RaceAct[] | { overwritesNothing: string }>>;
