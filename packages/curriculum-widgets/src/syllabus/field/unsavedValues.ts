import { isSame } from '@college/curriculum-model';
import type { SyllabusValues } from './fieldNames';
import { unsavedNames, type SyllabusState, type UnsavedValues } from './syllabusState';

/** What would be lost with the page: kept and typed values that the server does not have. */
export function unsavedValues(state: SyllabusState): UnsavedValues {
  const [kept, typed, base]: Record<string, unknown>[] = [{}, {}, {}];
  for (const name of unsavedNames(state)) {
    const field = state.fields[name];
    base![name] = field.stored;
    if (!isSame(field.kept, field.stored)) kept![name] = field.kept;
    if (field.typed !== undefined && !isSame(field.typed, field.kept)) typed![name] = field.typed;
  }
  return { kept, typed, base, confirmed: state.confirmed } as UnsavedValues & Record<'kept' | 'typed' | 'base', Partial<SyllabusValues>>;
}
