import { createDraftShelf, type Draft, type DraftOwner, type Drafts } from './drafts';
import { draftContent } from './storedDrafts';

/** What a draft says of the work: what it began from, and what became of it. */
type DraftSides<Value> = Pick<Draft<Value>, 'base' | 'mine'>;

/** How one kind of work is written as JSON and read again. */
export interface PlainForm<Value> {
  write: (sides: DraftSides<Value>) => DraftSides<unknown>;
  /** Reads it beside what is stored; null for anything that is no such work. */
  read: (sides: DraftSides<unknown>, stored: Value) => DraftSides<Value> | null;
  /** When there is nothing to keep. @default when both say the same to the port */
  isSame?: (base: Value, mine: Value) => boolean;
}

export interface PlainDraftsOptions<Value> extends DraftOwner {
  /** The kind of work, such as `matrix`. */
  kind: string;
  /** Which one it is, among those of its kind. */
  subject: string | number;
  form: PlainForm<Value>;
  /** Called once while drafts cannot be stored. */
  onWriteError: () => void;
}

/** Grows with every change of what is stored; drafts of another format are not read. */
const format = 1;

/** Drafts of one piece of work, as JSON under its owner; undefined where no storage or no owner is given. */
export function createPlainDrafts<Value>(options: PlainDraftsOptions<Value>): Drafts<Value> | undefined {
  const { draftStorage: storage, userId, kind, subject, form, onWriteError } = options;
  if (!storage || userId === undefined) return undefined;
  const shelf = createDraftShelf({ storage, key: `college:${kind}-draft:${userId}:${subject}`, onWriteError });
  return {
    isSame: form.isSame,
    read(stored) {
      const content = draftContent(shelf.read(), format);
      if (!content) return null;
      const { base, mine, writtenAt } = content;
      const sides = form.read({ base, mine }, stored);
      return sides && typeof writtenAt === 'number' ? { ...sides, writtenAt } : null;
    },
    write: ({ writtenAt, ...sides }) => shelf.write(JSON.stringify({ format, writtenAt, ...form.write(sides) })),
    clear: shelf.clear,
  };
}
