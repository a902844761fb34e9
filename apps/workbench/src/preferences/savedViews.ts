import type { TextStorage } from '@college/api-client';
import type { SavedView, SavedViewsSource } from '@college/curriculum-widgets/search/SavedViews';

/** The views that a person saved of one list, stored in this browser per account, as their recent places are. */
export function createSavedViews(
  storage: TextStorage,
  { userId, list }: { userId: number; list: string },
): Pick<SavedViewsSource, 'loadViews' | 'saveViews'> {
  const key = `views:${userId}:${list}`;
  return {
    loadViews: async () => readViews(storage.getItem(key)),
    saveViews: async (views) => storage.setItem(key, JSON.stringify(views)),
  };
}

/** What was stored; whatever cannot be understood is left out. */
function readViews(stored: string | null): SavedView[] {
  try {
    const views: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return []; // Text written by something else.
  }
}

function isView(value: unknown): value is SavedView {
  const { name, params } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof params === 'object' && params !== null && Object.values(params).every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
