import { crossedWords } from '../../history/matrixFacts';
import type { Language } from '../../language';
import { unnamedCourseUnit } from '../../terms';
import { fieldText } from '../fieldText';
import { placeFrom } from '../owners';
import { listPlace, readPlace, recordPlace, type Place } from '../places';
import { shapeOf, type StateRecordKind } from '../shapes';
import { joinNumber } from '../splitNumber';
import { partOfPlace, type LocatedRecord, type StateIndex } from '../stateIndex';

/** What a record is called; empty where it has no name or the state does not have it. */
export type NameAt = (place: Place) => string;

/** Whole names, names without the number that is shown by itself, or short ones that say where a record is and not what it says: 4.1, K2, chapter · point. */
export type NameForm = 'whole' | 'unnumbered' | 'short';

/** The names of a state's records, given by their places, in one language. */
export function recordNames(index: StateIndex, language: Language, form: NameForm = 'whole'): NameAt {
  const numbers = new Map<Place, ReadonlyMap<Place, string>>();

  function nameAt(place: Place): string {
    const found = index.get(place);
    return found ? nameOf(place, found) : '';
  }

  function nameOf(place: Place, { part, kind, record }: LocatedRecord): string {
    const text = (field: string) => fieldText(record, field, language);
    const keys = record.key.split('-');
    const at = (of: StateRecordKind, key = '') => nameAt(placeFrom(part, of, key));
    switch (kind) {
      case 'major':
      case 'chapter':
        return text('name');
      case 'course':
        return text('name') || unnamedCourseUnit[language];
      case 'requirement':
      case 'indicator':
        return numberedName(text('number'), text('description'));
      case 'point':
        return text('title');
      case 'taskGoal':
      case 'goal':
        return form === 'short' ? '' : text('description');
      case 'ksa':
        return numberedName(numbersBesides(place).get(place) ?? '', text('description'));
      case 'binding':
        return at('indicator', keys[0]);
      case 'pointKsa':
        return `${at('point', keys[0])} · ${at('ksa', keys[1])}`;
      case 'placedPoint':
        if (form === 'short') return `${at('chapter', keys[0])} · ${at('point', keys[2])}`;
        return crossedWords(at('goal', keys[1]), at('chapter', keys[0]), at('point', keys[2]), language);
      case 'placedKsa':
        if (form === 'short') return `${at('point', keys[2])} · ${at('ksa', keys[4])}`;
        return crossedWords(at('point', keys[2]), at('taskGoal', keys[3]), at('ksa', keys[4]), language);
      case 'syllabus':
        return '';
    }
  }

  function numbersBesides(place: Place): ReadonlyMap<Place, string> {
    const part = partOfPlace(place);
    const known = numbers.get(part) ?? ksaNumbers(index.besides(place).values());
    numbers.set(part, known);
    return known;
  }

  function numberedName(number: string, description: string): string {
    if (form === 'short' && number !== '') return number.trim();
    return form === 'whole' ? joinNumber({ number, words: description }) : description;
  }

  return nameAt;
}

/** What the owner of a list is called: another record, or the letter of KSA items; empty where the part is the owner. */
export function ownerName(list: Place, nameAt: NameAt): string {
  const { part = 'major', lineage = 0, kind, under } = readPlace(list) ?? {};
  const owner = kind === undefined ? undefined : shapeOf(kind).under;
  if (owner === undefined || under === undefined) return '';
  return owner === 'letter' ? under : nameAt(placeFrom({ kind: part, lineage }, owner, under));
}

/** K1, K2 … by place, of the records of a course. */
function ksaNumbers(located: Iterable<LocatedRecord>): ReadonlyMap<Place, string> {
  const counts = new Map<Place, number>();
  const numbers = new Map<Place, string>();
  for (const { part, kind, record } of located) {
    if (kind !== 'ksa') continue;
    const list = listPlace(part, kind, record.under);
    const count = (counts.get(list) ?? 0) + 1;
    counts.set(list, count);
    numbers.set(recordPlace(part, kind, record.key), `${record.under ?? ''}${count}`);
  }
  return numbers;
}
