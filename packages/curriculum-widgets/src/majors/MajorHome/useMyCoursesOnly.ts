import { useState } from 'react';

/** The storage key of the choice. */
export const myCoursesOnlyKey = 'myCoursesOnly';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The choice `my courses only`, kept from visit to visit; a storage that cannot be used leaves it to this visit. */
export function useMyCoursesOnly(storage: Store | undefined) {
  const [isMineOnly, setIsMineOnly] = useState(() => read(storage));
  return {
    isMineOnly,
    setIsMineOnly(next: boolean) {
      setIsMineOnly(next);
      write(storage, next);
    },
  };
}

function read(storage: Store | undefined): boolean {
  try {
    return (storage ?? localStorage).getItem(myCoursesOnlyKey) === '1';
  } catch {
    // Browsers refuse the storage of a page by throwing.
    return false;
  }
}

function write(storage: Store | undefined, isMineOnly: boolean) {
  try {
    (storage ?? localStorage).setItem(myCoursesOnlyKey, isMineOnly ? '1' : '0');
  } catch (error) {
    console.warn('MajorHome: the choice "my courses only" could not be kept.', error);
  }
}
