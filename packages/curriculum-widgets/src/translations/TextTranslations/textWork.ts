import {
  maxSavedTexts,
  textKeyOf,
  translatedFields,
  type CourseText,
  type CourseUnitDetail,
  type SavedTexts,
} from '@college/curriculum-model';

/** The texts of a course, and the English that is not saved yet. */
export interface TextWork {
  texts: readonly CourseText[];
  /** By the key of its text; the same English again confirms one that is older. */
  drafts: ReadonlyMap<string, string>;
  /** Why a text was not saved. */
  failures: ReadonlyMap<string, string>;
  /** The unit as the last save answered it. */
  unit?: CourseUnitDetail | undefined;
}

/** What a person does to a text. */
export type TextAct = { type: 'typed'; key: string; text: string } | { type: 'confirmed'; key: string };

/** The texts as they were read. */
export function asRead(texts: readonly CourseText[]): TextWork {
  return { texts, drafts: new Map(), failures: new Map() };
}

/** The work after an act; texts that are not there or may not be changed stay as they are. */
export function textsAfter(work: TextWork, act: TextAct): TextWork {
  const text = work.texts.find((one) => textKeyOf(one) === act.key);
  if (!text?.editable) return work;
  const draft = act.type === 'typed' ? act.text : text.en;
  const [drafts, failures] = [new Map(work.drafts), new Map(work.failures)];
  failures.delete(act.key);
  drafts.delete(act.key);
  if (draft !== undefined && (act.type === 'typed' ? !isSaid(text, draft) : text.older)) drafts.set(act.key, draft);
  return { ...work, drafts, failures };
}

/** Drafts over texts that were read: those of texts that are gone, and those that may not be changed any more, are dropped. */
export function withDrafts(work: TextWork, drafts: ReadonlyMap<string, string>): TextWork {
  const known = new Set(work.texts.filter(({ editable }) => editable).map(textKeyOf));
  return { ...work, drafts: new Map([...drafts].filter(([key]) => known.has(key))) };
}

/** The work after English was stored, by key; what was typed on while it was being saved is still to be saved. */
export function textsSaved({ texts, drafts, failures }: TextWork, saved: ReadonlyMap<string, string>, unit?: CourseUnitDetail): TextWork {
  return {
    texts: texts.map((text) => withEnglish(text, saved.get(textKeyOf(text)))),
    drafts: new Map([...drafts].filter(([key, draft]) => saved.get(key) !== draft.trim())),
    failures: new Map([...failures].filter(([key]) => !saved.has(key))),
    unit,
  };
}

/** The work after the server refused some texts, with its reason for each; what an earlier save answered may be out of date by then. */
export function textsRefused(work: TextWork, refused: ReadonlyMap<string, string>): TextWork {
  return { ...work, failures: new Map([...work.failures, ...refused]), unit: undefined };
}

/** The work after the server named texts that somebody else changed: theirs are shown, and the next save goes over them. */
export function textsMet(work: TextWork, current: readonly Pick<CourseText, 'kind' | 'id' | 'field' | 'zh' | 'en'>[]): TextWork {
  const met = new Map(current.map((text) => [textKeyOf(text), text]));
  return {
    ...work,
    texts: work.texts.map((text) => {
      const now = met.get(textKeyOf(text));
      return now ? withEnglish({ ...text, zh: now.zh }, now.en ?? '') : text;
    }),
  };
}

/** Whether the same English is unsaved in both. */
export function isSameWork({ drafts }: TextWork, other: TextWork): boolean {
  return drafts.size === other.drafts.size && [...drafts].every(([key, draft]) => other.drafts.get(key) === draft);
}

function isSaid(text: CourseText, draft: string): boolean {
  return draft.trim() === (text.en ?? '');
}

function withEnglish(text: CourseText, english: string | undefined): CourseText {
  if (english === undefined) return text;
  const { en: _en, older: _older, ...rest } = text;
  return english === '' ? rest : { ...rest, en: english };
}

/** By how much English is too long: its limit is that of its Chinese. */
export function limitBroken(text: CourseText, draft: string): { limit: number; length: number } | null {
  const limit = translatedFields[text.kind].get(text.field) ?? Number.POSITIVE_INFINITY;
  const { length } = draft.trim();
  return length > limit ? { limit, length } : null;
}

/** What can be saved now: everything typed that is not too long. */
export function draftsToSave({ texts, drafts }: Pick<TextWork, 'texts' | 'drafts'>): Map<string, string> {
  const fitting = texts.flatMap((text): [string, string][] => {
    const draft = drafts.get(textKeyOf(text));
    return draft === undefined || limitBroken(text, draft) ? [] : [[textKeyOf(text), draft.trim()]];
  });
  return new Map(fitting);
}

/** One call's worth of records with the keys of their texts. */
export interface SavePart {
  list: SavedTexts[];
  saved: Map<string, string>;
}

/** The drafts as what is sent: one entry for each record, in parts that a server takes. */
export function savePartsOf(texts: readonly CourseText[], drafts: ReadonlyMap<string, string>, size = maxSavedTexts): SavePart[] {
  const records = new Map<string, { entry: SavedTexts; saved: [string, string][] }>();
  for (const text of texts) {
    const draft = drafts.get(textKeyOf(text));
    if (draft === undefined) continue;
    const { kind, id, field } = text;
    const record = records.get(`${kind}-${id}`) ?? { entry: { kind, id, texts: {}, was: {} }, saved: [] };
    records.set(`${kind}-${id}`, record);
    record.entry.texts[field] = draft;
    record.entry.was = { ...record.entry.was, [field]: { zh: text.zh, en: text.en ?? '' } };
    record.saved.push([textKeyOf(text), draft]);
  }
  const all = [...records.values()];
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => {
    const own = all.slice(part * size, (part + 1) * size);
    return { list: own.map(({ entry }) => entry), saved: new Map(own.flatMap(({ saved }) => saved)) };
  });
}
