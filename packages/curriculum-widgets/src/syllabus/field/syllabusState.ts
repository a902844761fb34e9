import { isSame, valueWithoutHidden } from '@college/curriculum-model';
import {
  englishName,
  fieldNames,
  recordNameOf,
  translatedNames,
  type FieldName,
  type SyllabusValues,
  type TranslatedName,
} from './fieldNames';

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
  /** Texts whose English the server keeps as older than the Chinese. */
  older: readonly TranslatedName[];
  /** Texts whose English was found to be still right; goes to the server with Save Change. */
  confirmed: readonly TranslatedName[];
}

/** What the server keeps: the fields, and which English is older than its Chinese. */
export interface StoredSyllabus {
  values: SyllabusValues;
  older: readonly TranslatedName[];
}

/** Work that the server does not keep yet, as a draft holds it. */
export interface UnsavedValues {
  kept: Partial<SyllabusValues>;
  typed: Partial<SyllabusValues>;
  confirmed: readonly TranslatedName[];
  /** What the work began from, for the fields that it touches. */
  base: Partial<SyllabusValues>;
}

export type SyllabusEvent =
  | { type: 'revisableChanged'; isRevisable: boolean }
  | { type: 'fieldOpened'; name: FieldName }
  | { [Name in FieldName]: { type: 'fieldTyped'; name: Name; value: SyllabusValues[Name] } }[FieldName]
  | { type: 'fieldKept'; name: FieldName }
  | { type: 'fieldCancelled'; name: FieldName }
  | { type: 'englishConfirmed'; name: TranslatedName }
  | { type: 'draftRestored'; unsaved: UnsavedValues }
  /** The server keeps these values, as they were sent from here; what was changed since stays. */
  | { type: 'saved'; values: SyllabusValues; confirmed: readonly TranslatedName[] }
  /** Somebody else saved: what was not changed here is theirs, and so is each field that was given up. */
  | { type: 'rebased'; theirs: StoredSyllabus; givenUp: readonly FieldName[] }
  | { type: 'discarded' };

/** A syllabus as it was read, nothing open. */
export function openSyllabus({ values, older }: StoredSyllabus, isRevisable: boolean): SyllabusState {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, { stored: values[name], kept: values[name], typed: undefined }]));
  return { fields: fields as FieldStates, isRevisable, older, confirmed: [] };
}

/** Events that make no sense now, such as typing into a field that is not open, leave the state as it is. */
export function syllabusReducer(state: SyllabusState, event: SyllabusEvent): SyllabusState {
  switch (event.type) {
    case 'revisableChanged':
      return event.isRevisable === state.isRevisable ? state : { ...state, isRevisable: event.isRevisable };
    case 'fieldOpened': {
      const { typed, kept } = state.fields[event.name];
      return typed === undefined && state.isRevisable ? withField(state, event.name, { typed: kept }) : state;
    }
    case 'fieldTyped': {
      const { typed } = state.fields[event.name];
      return typed === undefined || isSame(typed, event.value) ? state : withField(state, event.name, { typed: event.value });
    }
    case 'fieldKept':
      return keepTyped(state, event.name);
    case 'fieldCancelled':
      return state.fields[event.name].typed === undefined ? state : withField(state, event.name, { typed: undefined });
    case 'englishConfirmed':
      return isEnglishOlder(state, event.name) ? { ...state, confirmed: [...state.confirmed, event.name] } : state;
    case 'draftRestored':
      return restored(state, event.unsaved);
    case 'saved': {
      const older = translatedNames.filter((name) => isEnglishOlder(state, name));
      const confirmed = state.confirmed.filter((name) => !event.confirmed.includes(name));
      return withValues({ ...state, older, confirmed }, event.values, (stored) => ({ stored }));
    }
    case 'rebased': {
      const { theirs, givenUp } = event;
      const next = withValues({ ...state, older: theirs.older }, theirs.values, (stored, { kept, stored: before }, name) => ({
        stored,
        kept: givenUp.includes(name) || isSame(kept, before) || isSame(kept, stored) ? stored : kept,
      }));
      return next;
    }
    case 'discarded':
      return openSyllabus({ values: storedValues(state), older: state.older }, state.isRevisable);
  }
}

function keepTyped(state: SyllabusState, name: FieldName): SyllabusState {
  const { typed: text, kept } = state.fields[name];
  if (text === undefined) return state;
  const typed = valueWithoutHidden(text);
  if (isSame(text, kept) || isSame(typed, kept)) return withField(state, name, { typed: undefined });
  // Chinese that changes once more puts its English in doubt once more, and new English needs no confirmation.
  const confirmed = state.confirmed.filter((one) => one !== recordNameOf(name));
  return { ...withField(state, name, { kept: typed, typed: undefined }), confirmed };
}

/** A field that somebody else changed since keeps the base it began from, so that the save asks which of the two is right. */
function restored(state: SyllabusState, { kept, typed, confirmed, base }: UnsavedValues): SyllabusState {
  const withKept = withValues(state, kept, (value, { stored }, name) => {
    const began = name in base ? base[name] : stored;
    return isSame(value, stored) ? {} : { kept: value, stored: began };
  });
  const withTyped = withValues(withKept, typed, (value) => ({ typed: value }));
  return { ...withTyped, confirmed: confirmed.filter((name) => isEnglishOlder(withTyped, name)) };
}

function withField(state: SyllabusState, name: FieldName, change: Partial<FieldState>): SyllabusState {
  return { ...state, fields: { ...state.fields, [name]: { ...state.fields[name], ...change } } };
}

function withValues(
  state: SyllabusState,
  values: Partial<SyllabusValues>,
  change: (value: unknown, field: FieldState, name: FieldName) => Partial<FieldState>,
): SyllabusState {
  let next = state;
  for (const name of fieldNames) {
    if (!(name in values)) continue;
    const field: FieldState = next.fields[name];
    const changed = { ...field, ...change(values[name], field, name) };
    if (!isSame(changed, field)) next = withField(next, name, changed);
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
  return !isSame(kept, stored) || (typed !== undefined && !isSame(typed, kept));
}

/** Fields that differ from what the server keeps, in the order of the paper. */
export function unsavedNames({ fields }: SyllabusState): FieldName[] {
  return fieldNames.filter((name) => isFieldUnsaved(fields[name]));
}

/** Fields that stand open. */
export function openNames({ fields }: SyllabusState): FieldName[] {
  return fieldNames.filter((name) => fields[name].typed !== undefined);
}

/** How many changes Save Change would send, what is typed included. */
export function countUnsaved(state: SyllabusState): number {
  return unsavedNames(state).length + state.confirmed.length;
}

/** Whether the Chinese of a text changed after its English was written, so that the two may no longer say the same (decision 156). */
export function isEnglishOlder({ fields, older, confirmed }: SyllabusState, name: TranslatedName): boolean {
  const { kept, stored } = fields[englishName(name)];
  if (kept === '' || kept !== stored || confirmed.includes(name)) return false;
  return older.includes(name) || fields[name].kept !== fields[name].stored;
}
