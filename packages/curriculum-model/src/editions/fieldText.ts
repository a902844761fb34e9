import type { Language } from '../language';
import { englishFieldName } from './shapeFields';
import type { StateRecord } from './state';

/** A text of a record in one language; Chinese where there is no English. */
export function fieldText({ fields }: Pick<StateRecord, 'fields'>, field: string, language: Language): string {
  const [original, english] = [fields[field], fields[englishFieldName(field)]];
  const chosen = language === 'en' && typeof english === 'string' && english !== '' ? english : original;
  return typeof chosen === 'string' ? chosen : '';
}
