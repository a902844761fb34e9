/** The local storage of drafts; undefined where the browser denies storage to the page. */
export function openDraftStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined; // Blocked cookies make even naming the storage throw; the page then works without drafts.
  }
}
