import type { Basis, Match, MatchTarget } from '../assistant/assistantSchema';
import { matchRecords, usualMatches, type MatchRecord } from '../assistant/matchRecords';
import type { Bilingual, Language } from '../language';
import { requirementCatalogues } from '../majors/requirements/catalogue';
import { findOutline, outlineOrigin, type ReadOutline } from './findOutline';
import { readChapters, readGoals } from './readChapters';

// A word in common is no reason: outlines of other subjects have many of them.
const leastScore = 0.3;

interface Words {
  title: Bilingual;
  description?: Bilingual;
  level?: string;
}

/**
 * What of the outlines and of the accreditation standards is like a text: points, KSA items and goals of the outlines, headings of the standards for
 * indicators. None of it is a stored record: the ids are below 0.
 */
export function matchOutlines(
  outlines: readonly ReadOutline[],
  { target, keyword, limit = usualMatches }: { target: MatchTarget; keyword: string; limit?: number | undefined },
  language: Language,
): Match[] {
  const sources = target === 'indicator' ? standards(language) : outlines.map((outline) => ofOutline(outline, target, language));
  const records = sources.flatMap(({ basis, origin, words }) => words.map((one) => ({ basis, record: recordOf(one, origin, language) })));
  for (const [at, { record }] of records.entries()) record.id = -1 - at;
  const named = target === 'indicator' ? undefined : findOutline(outlines, keyword, language);
  const matches = matchRecords(
    records.map(({ record, basis }) => ({ ...record, basis })),
    keyword,
    language,
    limit,
  );
  // All of an outline belongs to a course of its name, whatever words its points use.
  const ofNamed = named ? records.filter(({ basis }) => basis.id === named.outline.id) : [];
  const first = ofNamed.map(({ record: { texts: _texts, description, level, ...record }, basis }) => ({
    ...record,
    ...(description !== '' && { description }),
    ...(level !== '' && { level }),
    score: named?.evidence.score ?? 0,
    terms: named?.evidence.terms ?? [],
    basis,
  }));
  const taken = new Set(first.map(({ id }) => id));
  return [...first, ...matches.filter(({ id, score }) => score >= leastScore && !taken.has(id))].slice(0, limit);
}

interface Source {
  basis: Basis;
  origin: string;
  words: Words[];
}

function ofOutline(outline: ReadOutline, target: MatchTarget, language: Language): Source {
  return { basis: { kind: 'outline', id: outline.id }, origin: outlineOrigin(outline, language), words: wordsOf(outline, target) };
}

function wordsOf(outline: ReadOutline, target: MatchTarget): Words[] {
  if (target === 'goal') return readGoals(outline).map((title) => ({ title }));
  const points = readChapters(outline).flatMap((chapter) => chapter.points);
  if (target === 'point') return points.map(({ title, description }) => ({ title, description }));
  if (target !== 'ksa') return [];
  return points.flatMap(({ ksa }) =>
    ksa.map(({ letter, text }) => ({ title: { zh: letter, en: letter }, description: text, level: letter })),
  );
}

function standards(language: Language): Source[] {
  return requirementCatalogues.map(({ standard, name, headings }) => ({
    basis: { kind: 'standard', standard },
    origin: name[language],
    words: headings.map((title) => ({ title })),
  }));
}

function recordOf({ title, description = { zh: '', en: '' }, level = '' }: Words, origin: string, language: Language): MatchRecord {
  const read = ({ zh, en }: Bilingual) => (language === 'en' && en) || zh;
  // A KSA item is compared by its text alone: its title is a letter.
  const name = level === '' ? title : { zh: '', en: '' };
  const texts = [name.zh, `${name.zh} ${description.zh}`, name.en, `${name.en} ${description.en}`].map((text) => text.trim());
  return {
    id: 0,
    title: read(title),
    description: read(description),
    level,
    texts: [...new Set(texts)].filter((text) => text !== ''),
    origin,
  };
}
