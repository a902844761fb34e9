import type { ReactNode, Ref } from 'react';
import type { DraftOwner } from '../desk/drafts';
import type { RecordFormControls, UnsavedRecord } from './useRecordPage';

/** The props of every editor of one record. */
export interface RecordEditorProps extends DraftOwner {
  /** Whether the record may be written; without it the page is read. @default false */
  isEditable?: boolean;
  /** Goes back to the list of records. */
  onBack?: () => void;
  /** Called after a save, with the id of the record; `wasNew` if the save created it. The form stays mounted when the address then names that id. */
  onSaved?: (saved: { id: number; wasNew: boolean }) => void;
  /** Called with whether leaving now would lose unsaved work. */
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  /** Renders the save status elsewhere. @default shown next to the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Time for "saved at" and for new English. @default the machine's clock */
  now?: () => number;
  /** Controls the editor from outside: saves, or discards unsaved changes. */
  controls?: Ref<RecordFormControls>;
}

/** The time of the machine. */
export function machineClock(): number {
  return Date.now();
}
