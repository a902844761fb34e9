import type { ReactNode, Ref } from 'react';
import type { RecordFormControls, UnsavedRecord } from './useRecordPage';

/** What every editor of one record is told, and tells. */
export interface RecordEditorProps {
  /** Whether the record may be written; without it the page is read. @default false */
  isEditable?: boolean;
  /** Goes back to the list of records. */
  onBack?: () => void;
  /** Hears the id under which the record is stored: an address that begins to name it goes on with the same form. */
  onSaved?: (saved: { id: number; wasNew: boolean }) => void;
  /** Tells whether leaving now would lose work. */
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  /** Takes the phrase that says how the save stands, to show it elsewhere. @default shown beside the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Time for "saved at" and for new English. @default the machine's clock */
  now?: () => number;
  /** The acts of the editor from outside: to save, and to give unsaved changes up. */
  controls?: Ref<RecordFormControls>;
}

/** The time of the machine. */
export function machineClock(): number {
  return Date.now();
}
