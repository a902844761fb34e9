import { recordPlace, type Place } from '../places';
import { recordKinds, shapeOf } from '../shapes';
import { recordsOf, type CurriculumState, type StatePart, type StateRecord } from '../state';

/** What each printed number of the old list is in the new one: `7` and `7.1`; null where it is no single one. */
export type NumberChanges = ReadonlyMap<string, string | null>;

/** A record of which texts quote old numbers. */
export interface NumberQuote {
  at: Place;
  /** The fields, as they are and with the new numbers. */
  fields: readonly { name: string; before: string; after: string }[];
  /** Whether every number that it quotes has one number in the new list. */
  isClear: boolean;
}

const number = String.raw`\d{1,2}(?:[.．]\d{1,2})?`;
const between = String.raw`\s*(?:[、,，和与及]|and|&)\s*`;
const words = String.raw`毕业要求(?:指标点)?|指标点|(?:graduation|graduate)\s+(?:requirement|attribute|outcome)s?|requirements?|indicator(?:\s+point)?s?`;
const quote = new RegExp(String.raw`(${words})(\s*第?\s*)(${number}(?:${between}${number})*)(?![\d.．]*\d)(?!\s*[个项门%％])`, 'giu');
const counter = /^\s*条/u;
const numbers = new RegExp(`(${between})?(${number})`, 'giu');

/**
 * The records of a state whose texts quote a number that changes. A text that says “毕业要求 7” or “requirement 7” says something else under another list; whether it means that is for a person to decide.
 *
 * @param isNew Whether a record was written for the new list.
 */
export function quotedNumbers(state: CurriculumState, changes: NumberChanges, isNew: (record: StateRecord) => boolean): NumberQuote[] {
  return [state.major, ...state.courses].flatMap((part) =>
    recordKinds
      .filter((kind) => shapeOf(kind).part === part.kind)
      .flatMap((kind) =>
        recordsOf(part, kind).flatMap((record) => {
          const found = isNew(record) ? undefined : quotesIn(record, changes);
          return found ? [{ at: recordPlace(part, kind, record.key), ...found }] : [];
        }),
      ),
  );
}

/** A state in which some of these records have the new numbers in their texts. */
export function withNewNumbers(state: CurriculumState, quotes: readonly NumberQuote[], chosen: ReadonlySet<Place>): CurriculumState {
  const written = new Map(quotes.filter(({ at }) => chosen.has(at)).map((one) => [one.at, one]));
  if (written.size === 0) return state;
  const rewrite = (part: StatePart): StatePart => {
    const { hash: _, ...rest } = part;
    const lists = recordKinds.flatMap((kind) => {
      const list = part.records[kind];
      return list ? [[kind, list.map((record) => rewritten(record, written.get(recordPlace(part, kind, record.key))))] as const] : [];
    });
    return { ...rest, records: Object.fromEntries(lists) };
  };
  const isTouched = (part: StatePart) => [...written.keys()].some((at) => at === partName(part) || at.startsWith(`${partName(part)}/`));
  const [major, ...courses] = [state.major, ...state.courses].map((part) => (isTouched(part) ? rewrite(part) : part));
  return { major: major!, courses };
}

const partName = (part: StatePart) => recordPlace(part, part.kind, '');

function rewritten(record: StateRecord, quotes: NumberQuote | undefined): StateRecord {
  if (!quotes) return record;
  return { ...record, fields: { ...record.fields, ...Object.fromEntries(quotes.fields.map(({ name, after }) => [name, after])) } };
}

function quotesIn({ fields }: StateRecord, changes: NumberChanges): Omit<NumberQuote, 'at'> | undefined {
  let isClear = true;
  const found = Object.entries(fields).flatMap(([name, value]) => {
    // The printed number of a requirement or indicator point is a field of its own.
    if (typeof value !== 'string' || name === 'number' || name === 'number.en') return [];
    let isQuoting = false;
    const after = value.replaceAll(quote, (whole, word: string, gap: string, list: string, at: number) => {
      // 毕业要求 12 条 counts them, and 第 7 条 is one of them.
      if (!gap.includes('第') && counter.test(value.slice(at + whole.length))) return whole;
      const quoted = [...list.matchAll(numbers)].map(([, sign = '', old = '']) => ({ sign, old, fresh: freshOf(old, changes) }));
      if (quoted.every(({ old, fresh }) => fresh === old)) return whole;
      isQuoting = true;
      if (quoted.some(({ fresh }) => fresh === null)) isClear = false;
      const said = new Set<string>();
      const renumbered = quoted.map(({ sign, old, fresh }) => {
        const next = fresh ?? old;
        if (said.has(next)) return '';
        const parted = said.size === 0 ? '' : sign;
        said.add(next);
        return parted + next;
      });
      return word + gap + renumbered.join('');
    });
    return isQuoting ? [{ name, before: value, after }] : [];
  });
  return found.length > 0 ? { fields: found, isClear } : undefined;
}

/** The new number; the old one where the list never had it. */
function freshOf(old: string, changes: NumberChanges): string | null {
  const known = changes.get(old.replace('．', '.'));
  return known === undefined ? old : known;
}
