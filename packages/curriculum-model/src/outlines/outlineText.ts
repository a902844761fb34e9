import type { Bilingual } from '../language';

type Letter = 'K' | 'S' | 'A';

/** A chapter of an outline with its points, and the KSA items of each. */
export interface OutlineChapter {
  name: string;
  theoryPeriod: number;
  practicePeriod: number;
  points: { title: string; description: string; ksa: { letter: Letter; text: string }[] }[];
}

/** A line that does not fit, by its number from 1. */
export interface OutlineFault {
  line: number;
  reason: keyof typeof outlineFaults;
}

/** Why a line of an outline does not fit. */
export const outlineFaults = {
  pointBeforeChapter: { zh: '课点要写在章节之后', en: 'a point comes after its chapter' },
  ksaBeforePoint: { zh: 'KSA 要写在课点之后', en: 'a KSA item comes after its point' },
  tooLong: { zh: '一行最多 200 个字符', en: 'a line has at most 200 characters' },
} as const satisfies Record<string, Bilingual>;

const longestLine = 200;
const pointLine = /^[-–—•·*]\s*(?<title>[^：]+?)(?:：\s*(?<description>.+)|:\s+(?<english>.+))?$/u;
const ksaLine = /^(?<letter>[KSA])\d*[.:：、\s]\s*(?<text>.+)$/u;
const hours = /\s(?<theory>\d+(?:\.5)?)(?:\s*\+\s*(?<practice>\d+(?:\.5)?))?$/;

/**
 * Reads the text of an outline, line by line: a chapter with its hours ("函数与极限 14", "链表 6+2" with practice), "- point: description" below it, and
 * "K text", "S text" or "A text" below its point.
 */
export function parseOutline(text: string): { chapters: OutlineChapter[]; faults: OutlineFault[] } {
  const chapters: OutlineChapter[] = [];
  const faults: OutlineFault[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const refuse = (reason: OutlineFault['reason']) => faults.push({ line: at + 1, reason });
    const chapter = chapters.at(-1);
    const point = pointLine.exec(line)?.groups;
    const ksa = ksaLine.exec(line)?.groups;
    if (line.length > longestLine) refuse('tooLong');
    else if (point) {
      if (!chapter) refuse('pointBeforeChapter');
      else chapter.points.push({ title: point['title']!.trim(), description: point['description'] ?? point['english'] ?? '', ksa: [] });
    } else if (ksa) {
      const last = chapter?.points.at(-1);
      if (!last) refuse('ksaBeforePoint');
      else last.ksa.push({ letter: ksa['letter'] as Letter, text: ksa['text']! });
    } else chapters.push(chapterOf(line));
  }
  return { chapters, faults };
}

function chapterOf(line: string): OutlineChapter {
  const found = hours.exec(line)?.groups;
  return {
    name: line.replace(hours, '').trim(),
    theoryPeriod: Number(found?.['theory'] ?? 0),
    practicePeriod: Number(found?.['practice'] ?? 0),
    points: [],
  };
}

/** The goals of an outline: one on each line. */
export function outlineGoals(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^(?:\d+[.、)]|[-–—•·*])\s*/, ''))
    .filter((line) => line !== '');
}

/** What is wrong with the text of an outline, line by line. */
export function outlineFaultsOf(text: string): OutlineFault[] {
  return parseOutline(text).faults;
}

/** How many chapters and points an outline has. */
export function outlineCounts(text: string): { chapterCount: number; pointCount: number } {
  const { chapters } = parseOutline(text);
  return { chapterCount: chapters.length, pointCount: chapters.reduce((sum, { points }) => sum + points.length, 0) };
}
