import type { BeginsWith, FindableKind, FoundGroup, FoundRecord } from '@college/curriculum-model';
import { paletteScopes, type PaletteAct, type PaletteRow, type PaletteScope, type PaletteSection } from './paletteEntries';
import { createTextMatcher, inOrder, wordsOf, type TextMatcher } from './textMatcher';

/** Lines of a group as long as its scope is not chosen. */
const shownOfGroup = 3;
const shownActs = 6;
// More records are never tried with the other words of a keyword.
const triedRecords = 4;
// An act that is named alone is offered on so many of the records that were used most.
const offeredRecords = 3;

/** A record of the memory with its kind. */
export interface KnownRecord {
  kind: FindableKind;
  record: FoundRecord;
}

/** What is found without a call. */
export interface PaletteMemory {
  known: readonly KnownRecord[];
  records: TextMatcher<KnownRecord>;
  acts: TextMatcher<PaletteAct>;
}

/** Prepares records and acts for searching. */
export function createMemory(groups: readonly FoundGroup[], acts: readonly PaletteAct[]): PaletteMemory {
  const known = groups.flatMap(({ kind, list }) => list.map((record) => ({ kind, record })));
  return {
    known,
    records: createTextMatcher(known, ({ record }) => recordTexts(record)),
    acts: createTextMatcher(acts, actTexts),
  };
}

export interface SectionRequest {
  keyword: string;
  scope: PaletteScope;
  memory: PaletteMemory;
  beginsWith: BeginsWith | undefined;
  /** What the server found, and by which keyword. */
  served: { keyword: string; groups: readonly FoundGroup[] };
  uses: Readonly<Record<string, number>>;
  actsOf: (record: FoundRecord, kind: FindableKind) => readonly PaletteAct[];
}

/** What a keyword finds, group by group; a group shows three lines, its scope all of them. `>` asks for acts alone. */
export function sectionsOf({ keyword, scope, ...request }: SectionRequest): PaletteSection[] {
  const isActsAlone = keyword.startsWith('>');
  const text = keyword.replace(/^>/, '').trim();
  const words = wordsOf(text);
  const { memory, beginsWith, served, uses, actsOf } = request;
  const usesOf = (key: string) => uses[key] ?? 0;
  const acts = inOrder(
    memory.acts(words, beginsWith),
    ({ id }) => usesOf(actKey(id)),
    ({ title }) => title.length,
  );
  const bestAct = Math.min(...memory.acts(words, beginsWith).map(({ rank }) => rank), Infinity);
  const matches = isActsAlone ? [] : memory.records(words, beginsWith);
  const known = inOrder(
    matches,
    ({ kind, record }) => usesOf(recordKey(kind, record)),
    ({ record }) => record.title.length,
  );
  const bestRecord = Math.min(...matches.map(({ rank }) => rank), Infinity);
  const records = isActsAlone ? [] : paletteScopes.flatMap((kind) => (kind === 'act' ? [] : [recordsOf(kind, known, served, text)]));
  const first = records.flatMap(({ rows }) => rows).find((row) => row.type === 'record' && !row.isOld);
  const together = isActsAlone || words.length < 2 ? [] : actsOnFound(words, request);
  const named = matches.length === 0 && together.length === 0 ? actsOnUsed(words, request) : [];
  const here = first?.type === 'record' ? actsOf(first.record, first.kind) : [];
  const about = first?.type === 'record' ? first.record : undefined;
  const hereSection: PaletteSection = { id: 'here', about, rows: here.map(actRow) };
  const actSection: PaletteSection = {
    id: 'act',
    count: acts.length + together.length + named.length,
    rows: unique([...together, ...acts, ...named]).map(actRow),
  };

  if (scope === 'act') return filled([actSection, hereSection]);
  if (scope !== 'all') return filled(records.filter(({ id }) => id === scope));
  const [courses, majors, ...others] = records.map((section) => ({ ...section, rows: section.rows.slice(0, shownOfGroup) }));
  const top = { ...actSection, rows: actSection.rows.slice(0, isActsAlone ? undefined : shownActs) };
  // Words that name a record all together mean it, and not an act on one that the first of them name.
  const isActMeant = (together.length > 0 && matches.length === 0) || bestAct < bestRecord;
  return filled([
    ...(isActMeant ? [top] : []),
    ...(courses ? [courses] : []),
    ...(majors && (courses?.rows.length ?? 0) > 0 ? [hereSection, majors] : majors ? [majors, hereSection] : []),
    ...others,
    ...(isActMeant ? [] : [top]),
  ]);
}

/** What Enter takes where nothing was chosen: the first line that the keyword finds. A record of the former keyword may still show, muted; it counts only where this one names it too. */
export function firstHit(rows: readonly PaletteRow[], keyword: string, beginsWith: BeginsWith | undefined): PaletteRow | undefined {
  const words = wordsOf(keyword);
  const isNamed = (record: FoundRecord) => createTextMatcher([record], recordTexts)(words, beginsWith).length > 0;
  return rows.find((row) => row.type !== 'record' || !row.isOld || isNamed(row.record));
}

/** The key of an act among the lines and in what was used. */
export function actKey(id: string): string {
  return `act:${id}`;
}

/** The key of a record among the lines and in what was used. */
export function recordKey(kind: FindableKind, { id }: FoundRecord): string {
  return `${kind}:${id}`;
}

/** The line of an act. */
export function actRow(act: PaletteAct): PaletteRow {
  return { key: actKey(act.id), type: 'act', act };
}

/** What of one kind is found: the memory's first, then what the server adds. */
function recordsOf(kind: FindableKind, known: readonly KnownRecord[], served: SectionRequest['served'], text: string): PaletteSection {
  const isOld = served.keyword !== text;
  const group = served.groups.find((one) => one.kind === kind);
  const own = known.filter((one) => one.kind === kind).map(({ record }) => record);
  const ids = new Set(own.map(({ id }) => id));
  const added = (group?.list ?? []).filter(({ id }) => !ids.has(id));
  const rows = [...own.map((record) => rowOf(kind, record, false)), ...added.map((record) => rowOf(kind, record, isOld))];
  return { id: kind, count: Math.max(rows.length, isOld ? 0 : (group?.total ?? 0)), rows };
}

function rowOf(kind: FindableKind, record: FoundRecord, isOld: boolean): PaletteRow {
  return { key: recordKey(kind, record), type: 'record', kind, record, isOld };
}

/** "export" alone: some words name an act, on the records that were used most. */
function actsOnUsed(
  words: readonly string[],
  { memory, beginsWith, uses, actsOf }: Omit<SectionRequest, 'keyword' | 'scope'>,
): PaletteAct[] {
  const usesOf = ({ kind, record }: KnownRecord) => uses[recordKey(kind, record)] ?? 0;
  const used = memory.known.toSorted((one, other) => usesOf(other) - usesOf(one)).slice(0, offeredRecords);
  return used.flatMap(({ kind, record }) =>
    inOrder(
      createTextMatcher(actsOf(record, kind), actTexts)(words, beginsWith),
      () => 0,
      ({ title }) => title.length,
    ),
  );
}

/** "matrices data structures" or the other way round: some words name a record, the others an act on it. */
function actsOnFound(
  words: readonly string[],
  { memory, beginsWith, uses, actsOf }: Omit<SectionRequest, 'keyword' | 'scope'>,
): PaletteAct[] {
  const found: PaletteAct[] = [];
  for (let at = 1; at < words.length; at += 1) {
    for (const [named, done] of [
      [words.slice(0, at), words.slice(at)],
      [words.slice(at), words.slice(0, at)],
    ] as const) {
      const records = inOrder(
        memory.records(named, beginsWith),
        ({ kind, record }) => uses[recordKey(kind, record)] ?? 0,
        ({ record }) => record.title.length,
      );
      for (const { kind, record } of records.slice(0, triedRecords)) {
        const find = createTextMatcher(actsOf(record, kind), actTexts);
        found.push(
          ...inOrder(
            find(done, beginsWith),
            () => 0,
            ({ title }) => title.length,
          ),
        );
      }
    }
  }
  return unique(found);
}

function recordTexts({ title, otherTitle, courseId, majorCode }: FoundRecord): (string | undefined)[] {
  return [title, otherTitle, ...(courseId === undefined ? [majorCode] : [])];
}

function actTexts({ title, otherTitle }: PaletteAct): (string | undefined)[] {
  return [title, otherTitle];
}

function unique(acts: readonly PaletteAct[]): PaletteAct[] {
  return [...new Map(acts.map((act) => [act.id, act])).values()];
}

function filled(sections: readonly PaletteSection[]): PaletteSection[] {
  return sections.filter(({ rows }) => rows.length > 0);
}
