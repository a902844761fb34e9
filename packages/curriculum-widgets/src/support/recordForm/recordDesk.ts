import { createDesk, type Desk } from '../desk/createDesk';
import type { OpenDesk } from '../desk/deskState';
import { countDifferences, rebaseValues } from './recordMerge';

/** What is wrong, in one sentence for each field; a row of a list may have a name of its own, such as `skills.2`. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

/** A record with what the form says of it. */
export interface RecordWork<Values, Stored> {
  /** Null until a new record is stored. */
  id: number | null;
  /** The record as it was last read; null for a new one. */
  record: Stored | null;
  values: Values;
}

/** How a record is read, shown, checked and stored. */
export interface RecordPort<Values extends object, Stored> {
  /** Reads the record as it is kept: in Chinese, with its translations. */
  load: (id: number, options: { signal?: AbortSignal }) => Promise<Stored>;
  /** The values of a new record. */
  blank: () => Values;
  /** What the form says of a record; every field has a key of its own, and lists and objects are plain. */
  toValues: (record: Stored) => Values;
  /** Stores the values: a new record without `id`; otherwise over `record`, whose version goes along. An old version rejects with code '30009'. */
  send: (values: Values, over: { id: number | null; record: Stored | null }) => Promise<{ id: number }>;
  /** What is wrong with the values, one sentence for each field; nothing is sent while there is anything. */
  problemsOf: (values: Values) => FieldProblems;
  /** Which fields a refusal of the server speaks of, to be marked there. @default none: the message is shown as a toast alone */
  problemsOfError?: (error: unknown) => FieldProblems | null;
}

/** What `createRecordDesk` gives. */
export type RecordDesk<Values, Stored> = Desk<RecordWork<Values, Stored>> & {
  /** Under which id the record is stored, as soon as it is. */
  storedId: () => number | undefined;
};

/** The desk of one record. `port` is asked each time, so that it may change with every drawing. */
export function createRecordDesk<Values extends object, Stored>(
  recordId: number | undefined,
  port: () => RecordPort<Values, Stored>,
  now: () => number,
): RecordDesk<Values, Stored> {
  type Work = RecordWork<Values, Stored>;
  let storedId = recordId;
  async function read(id: number, options: { signal?: AbortSignal }): Promise<Work> {
    const record = await port().load(id, options);
    return { id, record, values: port().toValues(record) };
  }
  const desk = createDesk<Work>(
    {
      load: async (options) => (storedId === undefined ? { id: null, record: null, values: port().blank() } : read(storedId, options)),
      async save({ values }, base) {
        const { id } = await port().send(values, base);
        storedId = id;
        const stored = await read(id, {}).catch(() => null);
        return stored ? { stored } : { stored: { id, record: base.record, values }, isStale: true };
      },
      isSame: (one, other) => countDifferences(one.values, other.values) === 0,
      rebase: (base, mine, newer) => ({ ...newer, values: rebaseValues(base.values, mine.values, newer.values) }),
      isSendable: ({ values }) => Object.keys(port().problemsOf(values)).length === 0,
      isRefusal: (error) => Object.keys(port().problemsOfError?.(error) ?? {}).length > 0,
      sendsUnchanged: true,
    },
    now,
  );
  return { ...desk, storedId: () => storedId };
}

/** In how many fields the form says something that is not stored. */
export function countChanges<Values extends object, Stored>({ base, history }: OpenDesk<RecordWork<Values, Stored>>): number {
  return countDifferences(history.present.values, base.values);
}
