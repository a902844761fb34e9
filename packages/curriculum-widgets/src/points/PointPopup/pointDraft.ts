import { addPoint, canConfirmPoint, editPoint, type PointList } from '@college/curriculum-model';

/** The two texts of a point. */
export type PointField = 'title' | 'description';

/** A row in edit; a new one is in no list until it is confirmed. */
export interface PointDraft {
  /** Null for a new row. */
  key: string | null;
  title: string;
  description: string;
  /** Where typing starts. */
  field: PointField;
  /** Whether confirming was rejected; only then its error is shown. */
  isTried: boolean;
}

/** Starts the edit of a row, or of a new one. */
export function openDraft(list: PointList, key: string | null, field: PointField): PointDraft {
  const row = list.rows.find((one) => one.key === key);
  return { key: row?.key ?? null, title: row?.title ?? '', description: row?.description ?? '', field, isTried: false };
}

/** Applies an edited row to the list; an invalid one stays open with its error (core §5). */
export function confirmDraft(list: PointList, draft: PointDraft): { list: PointList; draft: PointDraft | null } {
  if (!canConfirmPoint(draft)) return { list, draft: { ...draft, isTried: true } };
  const text = { title: draft.title.trim(), description: draft.description.trim() };
  return { list: draft.key === null ? addPoint(list, text) : editPoint(list, draft.key, text), draft: null };
}

/** Ends an edit as `confirmDraft` does, but lets go what was not touched. */
export function settleDraft(list: PointList, draft: PointDraft | null): { list: PointList; draft: PointDraft | null } {
  return !draft || isUntouched(list, draft) ? { list, draft: null } : confirmDraft(list, draft);
}

function isUntouched(list: PointList, { key, title, description }: PointDraft): boolean {
  const row = list.rows.find((one) => one.key === key);
  return title === (row?.title ?? '') && description === (row?.description ?? '');
}
