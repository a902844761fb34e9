import { englishFieldName } from '../shapeFields';
import type { StateRecord } from '../state';

const digits = /\d+(?:[.．]\d+)*/;

/** A requirement or indicator point with another number, in each language in which it is written; what parts the number from the words stays as it was. */
export function withNumber<Item extends StateRecord>(record: Item, number: string): Item {
  const { fields } = record;
  const numberIn = (name: string) => {
    const was = fields[name];
    return typeof was === 'string' && digits.test(was) ? was.replace(digits, number) : number;
  };
  const english = englishFieldName('number');
  const isEnglishWritten = typeof fields[english] === 'string' || (fields[englishFieldName('description')] ?? '') !== '';
  return { ...record, fields: { ...fields, number: numberIn('number'), ...(isEnglishWritten ? { [english]: numberIn(english) } : {}) } };
}
