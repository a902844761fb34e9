import { fieldNames, type FieldName, type SyllabusValues } from './fieldNames';
import { isSameValue } from './sameValue';

/** One field in the store. */
export interface FieldState<Value = unknown> {
  /** As the server keeps it. */
  stored: Value;
  /** As saved on this page; goes to the server with Save Change. */
  kept: Value;
  /** What is typed; undefined while the field is viewed. */
  typed: Value | undefined;
}

export type FieldStates = { readonly [Name in FieldName]: FieldState<SyllabusValues[Name]> };

/** All fields of one syllabus and whether they may be changed. */
export interface SyllabusState {
  fields: FieldStates;
  isRevisable: boolean;
}

/** What is kept and what is typed, as a draft holds it. */
export interface UnsavedValues {
  kept: Partial<SyllabusValues>;
  typed: Partial<SyllabusValues>;
}

export type SyllabusEvent =
  | { type: 'loaded'; values: SyllabusValues }
  | { type: 'revisableChanged'; isRevisable: boolean }
  | { type: 'fieldOpened'; name: FieldName }
  | { [Name in FieldName]: { type: 'fieldTyped'; name: Name; value: SyllabusValues[Name] } }[FieldName]
  | { type: 'fieldKept'; name: FieldName }
  | { type: 'fieldCancelled'; name: FieldName }
  /** Values that were worked out elsewhere, such as a chosen side of a conflict. */
  | { type: 'valuesKept'; values: Partial<SyllabusValues> }
  | { type: 'draftRestored'; unsaved: UnsavedValues }
  /** The server keeps these now; what is kept or typed here stays. */
  | { type: 'stored'; values: SyllabusValues }
  | { type: 'discarded' };

/** A syllabus as it was read, nothing open. */
export function openSyllabus(values: SyllabusValues, isRevisable: boolean): SyllabusState {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, { stored: values[name], kept: values[name], typed: undefined }]));
  return { fields: fields as FieldStates, isRevisable };
}

/** Events that make no sense now, such as typing into a field that is not open, leave the state as it is. */
export function syllabusReducer(state: SyllabusState, event: SyllabusEvent): SyllabusState {
  switch (event.type) {
    case 'loaded':
      return openSyllabus(event.values, state.isRevisable);
    case 'revisableChanged':
      return event.isRevisable === state.isRevisable ? state : { ...state, isRevisable: event.isRevisable };
    case 'fieldOpened': {
      const { typed, kept } = state.fields[event.name];
      return typed === undefined && state.isRevisable ? withField(state, event.name, { typed: kept }) : state;
    }
    case 'fieldTyped': {
      const { typed } = state.fields[event.name];
      return typed === undefined || isSameValue(typed, event.value) ? state : withField(state, event.name, { typed: event.value });
    }
    case 'fieldKept': {
      const { typed, kept } = state.fields[event.name];
      if (typed === undefined) return state;
      return withField(state, event.name, { kept: isSameValue(typed, kept) ? kept : typed, typed: undefined });
    }
    case 'fieldCancelled':
      return state.fields[event.name].typed === undefined ? state : withField(state, event.name, { typed: undefined });
    case 'valuesKept':
      return withFields(state, event.values, (kept) => ({ kept }));
    case 'draftRestored': {
      const kept = withFields(state, event.unsaved.kept, (value) => ({ kept: value }));
      return withFields(kept, event.unsaved.typed, (typed) => ({ typed }));
    }
    case 'stored':
      return withFields(state, event.values, (stored, field) => ({
        stored,
        kept: isSameValue(field.kept, field.stored) || isSameValue(field.kept, stored) ? stored : field.kept,
      }));
    case 'discarded':
      return openSyllabus(storedValues(state), state.isRevisable);
  }
}

function withField(state: SyllabusState, name: FieldName, change: Partial<FieldState>): SyllabusState {
  return { ...state, fields: { ...state.fields, [name]: { ...state.fields[name], ...change } } };
}

function withFields(
  state: SyllabusState,
  values: Partial<SyllabusValues>,
  change: (value: unknown, field: FieldState) => Partial<FieldState>,
): SyllabusState {
  let next = state;
  for (const name of fieldNames) {
    if (!(name in values)) continue;
    const field: FieldState = next.fields[name];
    const changed = { ...field, ...change(values[name], field) };
    if (!isSameValue(changed, field)) next = withField(next, name, changed);
  }
  return next;
}

/** What the server keeps. */
export function storedValues({ fields }: SyllabusState): SyllabusValues {
  return Object.fromEntries(fieldNames.map((name) => [name, fields[name].stored])) as SyllabusValues;
}

/** What Save Change sends. */
export function keptValues({ fields }: SyllabusState): SyllabusValues {
  return Object.fromEntries(fieldNames.map((name) => [name, fields[name].kept])) as SyllabusValues;
}

/** Whether a field differs from what the server keeps, in its kept value or in what is typed. */
export function isFieldUnsaved({ stored, kept, typed }: FieldState): boolean {
  return !isSameValue(kept, stored) || (typed !== undefined && !isSameValue(typed, kept));
}

/** Fields that differ from what the server keeps, in the order of the paper. */
export function unsavedNames({ fields }: SyllabusState): FieldName[] {
  return fieldNames.filter((name) => isFieldUnsaved(fields[name]));
}

/** Fields that stand open. */
export function openNames({ fields }: SyllabusState): FieldName[] {
  return fieldNames.filter((name) => fields[name].typed !== undefined);
}
