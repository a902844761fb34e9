import type { Saved } from '@college/curriculum-model';
import { createDesk, type Desk } from '../desk/createDesk';
import type { Drafts } from '../desk/drafts';
import type { OpenDesk } from '../desk/deskState';
import { countDifferences } from './recordMerge';
import { recordRules, type RecordWork } from './recordWork';

/** What is wrong, in one sentence for each field; a row of a list may have a name of its own, such as `skills.2`. */
export type FieldProblems = Readonly<Partial<Record<string, string>>>;

/** How a record is read, shown, checked and stored. */
export interface RecordPort<Values extends object, Stored> {
  /** Reads the record as it is kept: in Chinese, with its translations. */
  load: (id: number, options: { signal?: AbortSignal }) => Promise<Stored>;
  /** The values of a new record. */
  blank: () => Values;
  /** What the form says of a record; every field has a key of its own, and lists and objects are plain. */
  toValues: (record: Stored) => Values;
  /**
   * Stores the values: as a new record without `id`, otherwise over `record` with its version. Resolves with the stored record if the server
   * returns it; otherwise the record is loaded again. An old version rejects with code '30009'.
   */
  send: (values: Values, over: { id: number | null; record: Stored | null }) => Promise<Saved<Stored>>;
  /** What is wrong with the values, one sentence for each field; nothing is sent while there is anything. */
  problemsOf: (values: Values) => FieldProblems;
  /** Which fields a refusal of the server speaks of, to be marked there. @default none: the message is shown as a toast alone */
  problemsOfError?: (error: unknown) => FieldProblems | null;
}

/** The result of `createRecordDesk`. */
export type RecordDesk<Values, Stored> = Desk<RecordWork<Values, Stored>> & {
  /** Under which id the record is stored; null until a new one is. */
  storedId: () => number | null;
};

/** Where the draft of a record is kept, by its id; null is a new one. */
type DraftsOf<Values, Stored> = (id: number | null) => Drafts<RecordWork<Values, Stored>> | undefined;

/** The desk of one record. `port` is asked each time, so that it may change with every drawing. */
export function createRecordDesk<Values extends object, Stored>(
  recordId: number | undefined,
  port: () => RecordPort<Values, Stored>,
  now: () => number,
  draftsOf: DraftsOf<Values, Stored> = () => undefined,
): RecordDesk<Values, Stored> {
  type Work = RecordWork<Values, Stored>;
  let storedId = recordId ?? null;
  let drafts = draftsOf(storedId);
  const workOf = (record: Stored): Work => ({ record, values: port().toValues(record) });
  const desk = createDesk<Work>(
    {
      ...recordRules<Values, Stored>(),
      load: async (options) =>
        storedId === null ? { record: null, values: port().blank() } : workOf(await port().load(storedId, options)),
      async save({ values }, { record }) {
        const saved = await port().send(values, { id: storedId, record });
        if (storedId === null) {
          drafts?.clear();
          drafts = draftsOf(saved.id);
        }
        storedId = saved.id;
        const stored =
          saved.record ??
          (await port()
            .load(saved.id, {})
            .catch(() => null));
        return stored ? { stored: workOf(stored) } : { stored: { record, values }, isStale: true };
      },
      isSendable: ({ values }) => Object.keys(port().problemsOf(values)).length === 0,
      isRefusal: (error) => Object.keys(port().problemsOfError?.(error) ?? {}).length > 0,
      drafts: drafts && {
        read: (stored) => drafts?.read(stored) ?? null,
        write: (draft) => drafts?.write(draft),
        clear: () => drafts?.clear(),
      },
    },
    now,
  );
  return { ...desk, storedId: () => storedId };
}

/** In how many fields the form says something that is not stored. */
export function countChanges<Values extends object, Stored>({ base, history }: OpenDesk<RecordWork<Values, Stored>>): number {
  return countDifferences(history.present.values, base.values);
}
