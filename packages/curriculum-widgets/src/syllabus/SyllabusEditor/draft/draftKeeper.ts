import type { DraftShelf } from '../../../support/desk/drafts';
import type { FieldName, UnsavedValues } from '../../field';
import { draftNames, readSyllabusDraft, withoutNames, writeSyllabusDraft, type SyllabusDraft } from './syllabusDraft';

/** A draft outside the page. */
export interface DraftKeeper {
  read: () => SyllabusDraft | null;
  write: (draft: SyllabusDraft) => void;
  /** Drops what this page has kept. */
  clear: () => void;
}

/**
 * The draft of one syllabus, which several tabs may share: each tab takes back only the fields that it put there itself, so that
 * saving in one tab does not throw away what is unsaved in another.
 */
export function createDraftKeeper(shelf: DraftShelf): DraftKeeper {
  const own = new Set<FieldName>();
  const read = () => readSyllabusDraft(shelf.read());

  function others(): SyllabusDraft | null {
    const draft = read();
    return draft && withoutNames(draft, own);
  }
  return {
    read() {
      const draft = read();
      // What is restored here is this page's to take back.
      for (const name of draft ? draftNames(draft) : []) own.add(name);
      return draft;
    },
    write(draft) {
      for (const name of draftNames(draft)) own.add(name);
      const left = others();
      shelf.write(writeSyllabusDraft(left ? { ...draft, ...joined(left, draft) } : draft));
    },
    clear() {
      if (own.size === 0) return;
      const left = others();
      if (left) shelf.write(writeSyllabusDraft(left));
      else shelf.clear();
      own.clear();
    },
  };
}

function joined(one: UnsavedValues, other: UnsavedValues): UnsavedValues {
  return {
    kept: { ...one.kept, ...other.kept },
    typed: { ...one.typed, ...other.typed },
    base: { ...one.base, ...other.base },
    confirmed: [...new Set([...one.confirmed, ...other.confirmed])],
  };
}
