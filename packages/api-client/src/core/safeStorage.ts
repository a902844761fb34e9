/** The part of the browser's storage that is used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage in memory, for tests and for browsers that refuse theirs. */
export function createMemoryStorage(): TextStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

/**
 * A storage that never throws. Private windows and blocked cookies make the browser's storage throw on any use, even on being named:
 * what could not be stored is then kept in memory until the page closes.
 */
export function createSafeStorage(open: () => TextStorage | undefined): TextStorage {
  const memory = createMemoryStorage();
  const attempt = <Result>(act: (storage: TextStorage) => Result): Result | undefined => {
    try {
      const storage = open();
      return storage === undefined ? undefined : act(storage);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => memory.getItem(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    setItem(name, value) {
      const isStored = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      });
      if (isStored) memory.removeItem(name);
      else memory.setItem(name, value);
    },
    removeItem(name) {
      memory.removeItem(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}
