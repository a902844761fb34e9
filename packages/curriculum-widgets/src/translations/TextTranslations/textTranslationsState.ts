import {
  maxSavedTexts,
  textKeyOf,
  translatedFields,
  translationStateOf,
  type CourseText,
  type SavedTexts,
} from '@college/curriculum-model';

/** Which texts are listed. */
export type TextFilter = 'all' | 'missing' | 'older';

export interface TextTranslationsState {
  texts: readonly CourseText[];
  /** English that is not saved yet, by the key of its text; the same English again confirms one that is older. */
  drafts: ReadonlyMap<string, string>;
  /** Why a text was not saved. */
  failures: ReadonlyMap<string, string>;
  filter: TextFilter;
  keyword: string;
  /** Whether this device keeps what is not saved. */
  areDraftsKept: boolean;
  /** The text that is being translated. */
  currentKey: string | null;
}

export type TextTranslationsEvent =
  | { type: 'loaded'; texts: readonly CourseText[]; drafts: ReadonlyMap<string, string> }
  | { type: 'typed'; key: string; text: string }
  | { type: 'confirmed'; key: string }
  | { type: 'chosen'; key: string }
  | { type: 'filterChosen'; filter: TextFilter }
  | { type: 'keywordTyped'; keyword: string }
  | { type: 'textsSaved'; saved: ReadonlyMap<string, string> }
  | { type: 'draftsKept'; areKept: boolean }
  | { type: 'textsRefused'; refused: ReadonlyMap<string, string> };

export const emptyTranslations: TextTranslationsState = {
  texts: [],
  drafts: new Map(),
  failures: new Map(),
  filter: 'all',
  keyword: '',
  areDraftsKept: true,
  currentKey: null,
};

/** Events about texts that are not there leave the state as it is. */
export function textTranslationsReducer(state: TextTranslationsState, event: TextTranslationsEvent): TextTranslationsState {
  switch (event.type) {
    case 'loaded': {
      const known = new Map(event.texts.map((text) => [textKeyOf(text), text]));
      const drafts = [...event.drafts, ...state.drafts].filter(([key]) => known.get(key)?.editable);
      const loaded = { ...state, texts: event.texts, drafts: new Map(drafts) };
      const stays = state.currentKey !== null && known.has(state.currentKey);
      return stays ? loaded : { ...loaded, currentKey: nextOpenKey({ ...loaded, currentKey: null }) ?? keyAt(event.texts, 0) };
    }
    case 'typed':
      return withDraft(state, event.key, (text) => (event.text.trim() === (text.en ?? '') ? undefined : event.text));
    case 'confirmed':
      return withDraft(state, event.key, (text) => (text.older ? text.en : undefined));
    case 'chosen':
      return { ...state, currentKey: event.key };
    case 'filterChosen':
      return listed({ ...state, filter: event.filter });
    case 'keywordTyped':
      return listed({ ...state, keyword: event.keyword });
    case 'textsSaved': {
      const texts = state.texts.map((text) => {
        const saved = event.saved.get(textKeyOf(text));
        return saved === undefined ? text : withEnglish(text, saved);
      });
      // What was typed on while it was being saved is still to be saved.
      const drafts = new Map([...state.drafts].filter(([key, draft]) => event.saved.get(key) !== draft.trim()));
      return { ...state, texts, drafts, failures: new Map([...state.failures].filter(([key]) => !event.saved.has(key))) };
    }
    case 'draftsKept':
      return event.areKept === state.areDraftsKept ? state : { ...state, areDraftsKept: event.areKept };
    case 'textsRefused':
      return { ...state, failures: new Map([...state.failures, ...event.refused]) };
  }
}

function withDraft(state: TextTranslationsState, key: string, draftOf: (text: CourseText) => string | undefined): TextTranslationsState {
  const text = state.texts.find((one) => textKeyOf(one) === key);
  if (!text?.editable) return state;
  const draft = draftOf(text);
  const others = [...state.drafts].filter(([other]) => other !== key);
  const failures = new Map([...state.failures].filter(([other]) => other !== key));
  return { ...state, failures, drafts: new Map(draft === undefined ? others : [...others, [key, draft]]) };
}

function withEnglish({ en: _en, older: _older, ...text }: CourseText, english: string): CourseText {
  return english === '' ? text : { ...text, en: english };
}

/** The current text stays in sight; where the list does not hold it, the first that is listed takes its place. */
function listed(state: TextTranslationsState): TextTranslationsState {
  const texts = listedTexts({ ...state, currentKey: null });
  const stays = texts.some((text) => textKeyOf(text) === state.currentKey);
  return stays ? state : { ...state, currentKey: keyAt(texts, 0) };
}

function keyAt(texts: readonly CourseText[], index: number): string | null {
  const text = texts[index];
  return text ? textKeyOf(text) : null;
}

/** How a text stands with what is typed. */
export function standingOf({ drafts }: Pick<TextTranslationsState, 'drafts'>, text: CourseText): 'missing' | 'older' | 'done' {
  const draft = drafts.get(textKeyOf(text));
  if (draft === undefined) return translationStateOf(text);
  return draft.trim() === '' ? 'missing' : 'done';
}

/** The texts that filter and keyword leave, and the one that is being translated, so that it does not vanish under the hands. */
export function listedTexts(state: TextTranslationsState): CourseText[] {
  const keyword = state.keyword.trim().toLowerCase();
  return state.texts.filter((text) => {
    if (state.currentKey !== null && textKeyOf(text) === state.currentKey) return true;
    if (state.filter !== 'all' && standingOf(state, text) !== state.filter) return false;
    if (keyword === '') return true;
    const words = [text.zh, text.en ?? '', state.drafts.get(textKeyOf(text)) ?? '', ...text.place];
    return words.some((one) => one.toLowerCase().includes(keyword));
  });
}

/** How many texts there are, are missing, and are older than their Chinese. */
export function countTexts(state: TextTranslationsState): Record<TextFilter, number> {
  const counts = { all: state.texts.length, missing: 0, older: 0 };
  for (const text of state.texts) {
    const standing = standingOf(state, text);
    if (standing !== 'done') counts[standing] += 1;
  }
  return counts;
}

/** The next listed text after the current one that is missing or older and may be changed; from the end on from the start. */
export function nextOpenKey(state: TextTranslationsState): string | null {
  const texts = listedTexts(state);
  const at = texts.findIndex((text) => textKeyOf(text) === state.currentKey);
  const around = [...texts.slice(at + 1), ...texts.slice(0, Math.max(0, at))];
  const open = around.find((text) => text.editable && standingOf(state, text) !== 'done');
  return open ? textKeyOf(open) : null;
}

/** The listed text before or after the current one. */
export function besideKey(state: TextTranslationsState, step: 1 | -1): string | null {
  const texts = listedTexts(state);
  const at = texts.findIndex((text) => textKeyOf(text) === state.currentKey);
  return keyAt(texts, at + step);
}

/** By how much English is too long: its limit is that of its Chinese. */
export function limitBroken(text: CourseText, draft: string): { limit: number; length: number } | null {
  const limit = translatedFields[text.kind].get(text.field) ?? Number.POSITIVE_INFINITY;
  const { length } = draft.trim();
  return length > limit ? { limit, length } : null;
}

/** What can be saved now: everything typed that is not too long. */
export function draftsToSave({ texts, drafts }: Pick<TextTranslationsState, 'texts' | 'drafts'>): Map<string, string> {
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
    const record = records.get(`${kind}-${id}`) ?? { entry: { kind, id, texts: {} }, saved: [] };
    records.set(`${kind}-${id}`, record);
    record.entry.texts[field] = draft;
    record.saved.push([textKeyOf(text), draft]);
  }
  const all = [...records.values()];
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => {
    const own = all.slice(part * size, (part + 1) * size);
    return { list: own.map(({ entry }) => entry), saved: new Map(own.flatMap(({ saved }) => saved)) };
  });
}
