import type { TranslatedText, Translations } from '../../fields';
import { joinNumber } from '../splitNumber';
import { englishFieldName } from '../shapeFields';
import type { StateRecord } from '../state';

type Texts = Pick<StateRecord, 'fields'>;

/** The English of the named texts of a record, as it was when its state was taken; nothing where there is none. */
export function englishTexts({ fields }: Texts, names: readonly string[], takenAt: string): { translations?: Translations } {
  const en = names.flatMap((name): [string, TranslatedText][] => {
    const text = fields[englishFieldName(name)];
    return typeof text === 'string' && text !== '' ? [[name, { text, updatedAt: takenAt }]] : [];
  });
  return en.length > 0 ? { translations: { en: Object.fromEntries(en) } } : {};
}

/** A requirement or indicator point as people read it: the number before the words, in each language. */
export function numberedText({ fields }: Texts): { zh: string; en: string } {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const join = (number: string, words: string) => joinNumber({ number: text(number), words: text(words) });
  return { zh: join('number', 'description'), en: join(englishFieldName('number'), englishFieldName('description')) };
}
