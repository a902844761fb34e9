import type { DocumentLanguages, SyllabusFieldName, SyllabusTableName } from '@college/curriculum-model';
import type { ReactNode, Ref } from 'react';
import type { DraftStorage } from '../../support/desk/drafts';
import type { MarkedPlace } from '../../support/placeMarks/PlaceMark';
import type { KnownFacts } from './known/KnownFacts';
import type { SyllabusSource } from './SyllabusSource';

/** The acts of the editor from outside, such as for a guard that asks before leaving. */
export interface SyllabusControls {
  /** Saves everything, including open fields; resolves with whether it worked. */
  save: () => Promise<boolean>;
  /** Discards unsaved changes and their draft. */
  discard: () => void;
  /** Reads the texts of the tables again after they were saved elsewhere; what is typed stays. */
  refresh: () => Promise<void>;
  /** Takes in what others saved, unless it collides with what was changed or typed here, which the next save asks about; resolves to whether it did. */
  takeOthersIn: () => Promise<boolean>;
}

export interface SyllabusEditorProps {
  /** Where the report is read and saved. */
  source: SyllabusSource;
  /** The course whose report it is. */
  courseId: number;
  /** Whether the reader may change the report: the modify right on the course (decision 153). */
  isRevisable: boolean;
  /** Shown beside the title. */
  majorName?: string;
  /** Languages of the paper. @default those of the reader */
  languages?: DocumentLanguages;
  /** Called with the languages that the user selects for the document. */
  onLanguagesChange?: (languages: DocumentLanguages) => void;
  /** Who edits: the owner of drafts. */
  userId: number;
  /** Where unsaved work survives a crashed tab. @default none */
  draftStorage?: DraftStorage;
  /** The field that takes the focus at first, such as one that a list of what is missing led to. */
  initialField?: SyllabusFieldName;
  /** What is known of fields from elsewhere, offered in the place; memoize it. */
  knownFacts?: KnownFacts;
  /** Buttons that download the report. */
  exportActions?: ReactNode;
  /** Buttons for links to the report, its history and the like. */
  linkActions?: ReactNode;
  /** Where the matrices of the paper are made. */
  matrixLinks?: Partial<Record<SyllabusTableName, string>>;
  /** Rendered beside each field, such as the number of comments on it; without it there is nothing. */
  renderMark?: ((place: MarkedPlace) => ReactNode) | undefined;
  /** Goes back to the course unit. */
  onBack?: () => void;
  /** Called after the report is saved. */
  onSaved?: () => void;
  /** Called with whether leaving now would lose unsaved work. */
  onDirtyChange?: (dirty: { isDirty: boolean; changeCount: number }) => void;
  /** Renders the save status elsewhere. @default shown next to the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Time for "saved at", drafts and translations. @default the machine's clock */
  now?: () => number;
  /** The acts of the editor from outside. */
  controls?: Ref<SyllabusControls>;
}
