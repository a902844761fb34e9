/** Whether a character may begin with a letter: a Latin one is itself, a Chinese one begins with each of its readings. */
export type BeginsWith = (character: string, letter: string) => boolean;

let loading: Promise<BeginsWith> | undefined;

/** Fetches the readings of Chinese characters; they come apart from the rest, so that a page without such a search never loads them. */
export function loadInitials(): Promise<BeginsWith> {
  loading ??= import('pinyin-match').then(
    ({ default: readings }) =>
      (character, letter) =>
        readings.match(character, letter) !== false,
    (error: unknown) => {
      // The next search may find the network again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
