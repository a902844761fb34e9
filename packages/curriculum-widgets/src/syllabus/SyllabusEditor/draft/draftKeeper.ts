import type { DraftStorage } from '../../../course-units/CourseUnitDetail';
import type { FieldName, UnsavedValues } from '../../field';
import { draftNames, readSyllabusDraft, withoutNames, writeSyllabusDraft, type SyllabusDraft } from './syllabusDraft';

interface DraftKeeperOptions {
  /** Where drafts lie; without it none is kept. */
  storage?: DraftStorage;
  key: string;
}

/** A draft outside the page. */
export interface DraftKeeper {
  read: () => SyllabusDraft | null;
  write: (draft: SyllabusDraft) => void;
  /** Drops what this page has kept. */
  clear: () => void;
  /** Sets the listener that is called once when drafts cannot be stored, for example because the storage is full. Editing goes on. */
  onWriteError: (listener: () => void) => void;
}

/**
 * The draft of one syllabus, which several tabs may share: each tab takes back only the fields that it put there itself, so that
 * saving in one tab does not throw away what is unsaved in another.
 */
export function createDraftKeeper({ storage, key }: DraftKeeperOptions): DraftKeeper {
  const own = new Set<FieldName>();
  let hasReported = false;
  let report = () => {};

  function attempt(act: () => void) {
    try {
      act();
    } catch {
      if (!hasReported) report();
      hasReported = true;
    }
  }
  function read(): SyllabusDraft | null {
    let text: string | null = null;
    attempt(() => {
      text = storage?.getItem(key) ?? null;
    });
    return readSyllabusDraft(text);
  }
  function put(draft: SyllabusDraft | null) {
    attempt(() => {
      if (draft) storage?.setItem(key, writeSyllabusDraft(draft));
      else storage?.removeItem(key);
      hasReported = false;
    });
  }
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
      put(left ? { ...draft, ...joined(left, draft) } : draft);
    },
    clear() {
      if (own.size === 0) return;
      put(others());
      own.clear();
    },
    onWriteError(listener) {
      report = listener;
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
