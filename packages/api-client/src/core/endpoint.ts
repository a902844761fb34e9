import type { ReplyCode } from '@college/curriculum-model';
import type { z } from 'zod';

export type Method = 'GET' | 'POST';

/**
 * Who may call. `public`: everybody. `signedIn`: every account, the band "none" too. `read`, `modify`, `manage`: that right over the
 * record the call is about. `create`: modify at major level or above. `collegeManage`: manage at college level.
 */
export type Auth = 'public' | 'signedIn' | 'read' | 'modify' | 'create' | 'manage' | 'collegeManage';

/** What kind of record a call is about; the server climbs from it to major, department and college. */
export type SubjectKind = 'college' | 'department' | 'major' | 'course' | 'project' | 'goal' | 'edition' | 'receipt' | 'proposal' | 'user';

/** Where the request carries the id of the record. */
export interface Subject {
  kind: SubjectKind;
  in: 'query' | 'body';
  /** Path of the id with dots, such as `course.id`. */
  name: string;
}

/** How the reply travels: an envelope, a file, or a stream of events. */
export type Reply = 'envelope' | 'file' | 'events';

/** How the request body travels; `text` is the raw text itself. */
export type BodyFormat = 'json' | 'multipart' | 'text';

/** One call of the API as data. Client, server, mock, OpenAPI and permission tests are all derived from it. */
export interface Endpoint<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  method: Method;
  /** Below `/college/api`, case-sensitive; `{name}` is a path parameter, validated with the query. */
  path: string;
  auth: Auth;
  /** Whether it changes anything; such a GET is never prefetched, retried or answered to HEAD. */
  writes: boolean;
  /** The record whose scope decides; absent where the handler must look at several records itself. */
  subject?: Subject;
  query?: Query;
  body?: Body;
  bodyFormat?: BodyFormat;
  /** Largest body in bytes; 1 MB where absent, 10 MB for multipart. */
  maxBody?: number;
  data: Data;
  reply?: Reply;
  /** True for calls that the specifications do not name. */
  extension?: boolean;
  /** True where the demo account may call, because one of its five routes needs it (core §6). */
  demo?: boolean;
  /** True where somebody may call who has yet to set up the second factor that is required of them. */
  enrolment?: boolean;
  /** True for a GET whose reply a client may keep and ask for again by its entity tag; it then gets status 304 where nothing changed. */
  revalidates?: boolean;
  /** True where the reply hands out a secret; it is not compressed, because its length would say something about the secret (BREACH). */
  secret?: boolean;
  /** True for a save whose documented reply is `true` or a list; with `record=1` in the query it answers the record as stored, with the list. */
  answersRecord?: boolean;
  /** True for a call that an open page makes and no person: it keeps no sign-in from growing old, and a reply that the sign-in is over sends nobody away. */
  isUnasked?: boolean;
  /** Codes with which it may be refused beside those that its method, rights and inputs imply (`refusalsOf`). */
  refusals?: readonly ReplyCode[];
  /** One sentence for the OpenAPI document. */
  summary: string;
}

/** Declares one call; preserves the literal types. */
export function endpoint<const E extends Endpoint<Q, B, D>, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  definition: E & { query?: Q; body?: B; data: D },
): E {
  return definition;
}

type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;
type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type QueryOf<E> = E extends { query?: infer Q } ? NonNullable<Q> : undefined;
type BodyOf<E> = E extends { body?: infer B } ? NonNullable<B> : undefined;

/** The query that a caller passes, path parameters included. */
export type QueryInput<E extends Endpoint> = SchemaInput<QueryOf<E>>;
/** The body that a caller passes. */
export type BodyInput<E extends Endpoint> = SchemaInput<BodyOf<E>>;
/** What a caller gets; for a stream, one event. */
export type DataOutput<E extends Endpoint> = z.output<E['data']>;
/** What the server's handler answers before the envelope is put around it. */
export type DataInput<E extends Endpoint> = z.input<E['data']>;
/** What the server's handler gets as the query, path parameters included. */
export type QueryOutput<E extends Endpoint> = SchemaOutput<QueryOf<E>>;
/** What the server's handler gets as the body. */
export type BodyOutput<E extends Endpoint> = SchemaOutput<BodyOf<E>>;
