import {
  clearImport,
  importPoints,
  loadPointList,
  removePoints,
  restorePoints,
  type CourseUnitDetail,
  type PointKsa,
  type PointList,
  type PointRow,
} from '@college/curriculum-model';
import type { PointTemplateKind } from '../../course-units/PointsUpload/PointsSource';
import { settleKsaDraft, type KsaDraft } from '../KsaEditor/ksaDraft';
import { confirmDraft, openDraft, settleDraft, type PointDraft, type PointField } from './pointDraft';
import type { LoadedPoints } from './PointPopupSource';

/** The lists of the popup with what is selected and in edit. */
export interface PointWork {
  list: PointList;
  version: number | undefined;
  /** The unit as the last save answered it. */
  record?: CourseUnitDetail | undefined;
  /** Name of the file whose points replace the list. */
  fileName: string | null;
  selected: ReadonlySet<string>;
  draft: PointDraft | null;
  ksaDraft: KsaDraft | null;
}

export type PointAct =
  | { type: 'draftOpened'; key: string | null; field: PointField }
  | { type: 'draftTyped'; text: { title?: string; description?: string } }
  | { type: 'draftConfirmed' }
  | { type: 'draftsSettled' }
  | { type: 'draftCancelled' }
  | { type: 'selected'; keys: ReadonlySet<string> }
  | { type: 'pointsRemoved'; keys: readonly string[] }
  /** `imports`: of the list that they were removed from. */
  | { type: 'pointsRestored'; removed: readonly { row: PointRow; index: number }[]; imports: PointList['imports'] }
  | { type: 'imported'; kind: PointTemplateKind; fileName: string; points: readonly PointKsa[] }
  | { type: 'importCleared' }
  | { type: 'ksaChanged'; change: (list: PointList) => PointList }
  | { type: 'ksaDraftChanged'; draft: KsaDraft | null };

/** What is stored, with nothing selected and nothing in edit. */
export function startOfPoints({ version, ...stored }: LoadedPoints): PointWork {
  return { list: loadPointList(stored), version, fileName: null, selected: new Set(), draft: null, ksaDraft: null };
}

export function pointWorkReducer(work: PointWork, act: PointAct): PointWork {
  switch (act.type) {
    case 'draftOpened': {
      const settled = settleAll(work);
      return settled.draft ? settled : { ...settled, draft: openDraft(settled.list, act.key, act.field) };
    }
    case 'draftTyped':
      return work.draft ? { ...work, draft: { ...work.draft, ...act.text } } : work;
    case 'draftConfirmed':
      return work.draft ? { ...work, ...confirmDraft(work.list, work.draft) } : work;
    case 'draftsSettled':
      return settleAll(work);
    case 'draftCancelled':
      return { ...work, draft: null };
    case 'selected':
      return { ...work, selected: act.keys };
    case 'pointsRemoved':
      return withoutPoints(work, act.keys);
    case 'pointsRestored':
      return { ...work, list: restorePoints(work.list, act.removed, act.imports) };
    case 'imported': {
      const list = importPoints(work.list, { points: act.points, kind: act.kind });
      return { ...work, list, fileName: act.fileName, selected: new Set(), draft: null, ksaDraft: null };
    }
    case 'importCleared':
      return { ...work, list: clearImport(work.list), fileName: null, selected: new Set(), draft: null, ksaDraft: null };
    case 'ksaChanged':
      return { ...work, list: act.change(work.list) };
    case 'ksaDraftChanged':
      return { ...work, ksaDraft: act.draft };
  }
}

/** Both open edits end, or say what is wrong with them. */
function settleAll(work: PointWork): PointWork {
  const points = settleDraft(work.list, work.draft);
  const ksa = settleKsaDraft(points.list, work.ksaDraft);
  return { ...work, list: ksa.list, draft: points.draft, ksaDraft: ksa.draft };
}

function withoutPoints(work: PointWork, keys: readonly string[]): PointWork {
  const gone = new Set(keys);
  const draft = work.draft?.key != null && gone.has(work.draft.key) ? null : work.draft;
  return { ...work, list: removePoints(work.list, keys), draft, selected: new Set([...work.selected].filter((key) => !gone.has(key))) };
}
