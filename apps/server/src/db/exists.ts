import { access } from 'node:fs/promises';

/** Whether there is a file or a folder. */
export function exists(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}
