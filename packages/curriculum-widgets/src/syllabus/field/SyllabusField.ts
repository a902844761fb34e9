import type { FieldName, SyllabusValues } from './fieldNames';

/** One field as its editor sees it. */
export interface SyllabusField<Value> {
  name: FieldName;
  /** What is kept: stored, or saved on this page and waiting for Save Change. */
  value: Value;
  /** What is typed; undefined while the field is viewed. */
  typed: Value | undefined;
  isRevisable: boolean;
  /** Whether it differs from the stored value. */
  isUnsaved: boolean;
  /** What is wrong with the value, in the reader's language. */
  problem?: string;
  /** Opens the field. */
  edit: () => void;
  type: (next: Value) => void;
  /** Keeps what is typed on this page (decision 125); a wrong value stays open. */
  save: () => void;
  /** Brings the old value back. */
  cancel: () => void;
}

/** The field of one name. */
export type SyllabusFieldOf<Name extends FieldName> = SyllabusField<SyllabusValues[Name]>;
