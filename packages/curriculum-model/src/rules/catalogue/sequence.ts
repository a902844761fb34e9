import { recordPlace, recordsOf } from '../../editions';
import { writesField } from '../fix';
import { fixWords } from '../fix';
import { practice } from '../reason';
import { defineRule, type Rule } from '../rule';
import type { CourseView } from '../view/courseView';
import { both, named, storedText, textOf } from '../view/recordTexts';
import { isTermOver, termAfter } from '../wording/terms';
import { normalisedWeeks, readWeeks } from '../wording/weeks';

const weekOrder = defineRule({
  id: 'sequence.week-order',
  level: 'advice',
  title: both('章节周次顺序', 'Chapters out of the order of weeks'),
  why: practice('内容有先后顺序。', 'Content has an order.'),
  options: {},
  reads: 'course',
  judge: (course) => {
    const begun = course.chapters.flatMap((chapter) => {
      const week = firstWeek(course, chapter.key);
      return week === null ? [] : [{ ...chapter, week }];
    });
    return begun.slice(0, -1).flatMap(({ key, number, week }, at) => {
      const next = begun[at + 1]!;
      if (week <= next.week) return [];
      const sentence = () =>
        both(
          `第 ${number} 章从第 ${week} 周开始，晚于第 ${next.number} 章`,
          `Chapter ${number} begins in week ${week}, after chapter ${next.number}`,
        );
      return [{ at: recordPlace(course.part, 'chapter', key), sentence }];
    });
  },
});

function firstWeek({ placed }: CourseView, chapter: string): number | null {
  const weeks = placed
    .filter((entry) => entry.chapter === chapter)
    .flatMap(({ record }) => readWeeks(storedText(record, 'week')) ?? [])
    .map(({ from }) => from);
  return weeks.length === 0 ? null : Math.min(...weeks);
}

const weekUnreadable = defineRule({
  id: 'sequence.week-unreadable',
  level: 'advice',
  title: both('周次无法识别', 'Weeks that cannot be read'),
  why: practice('教学进程表要印出来。', 'The schedule is printed.'),
  options: { weeks: 18 },
  reads: 'course',
  judge: ({ part, placed }, { options: { weeks } }) => {
    const isRead = (text: string) => readWeeks(text)?.every(({ from, to }) => from >= 1 && to <= weeks) ?? false;
    const points = new Map(recordsOf(part, 'point').map((record, at) => [record.key, { record, number: at + 1 }]));
    return placed.flatMap(({ record, point }) => {
      const week = storedText(record, 'week');
      if (week.trim() === '' || isRead(week)) return [];
      const known = points.get(point);
      const title = known ? textOf(known.record, 'title') : both(point, point);
      const name = { zh: `课点${known?.number ?? ''} ${title.zh}`, en: named(`Point ${known?.number ?? ''}`, title).en };
      const [at, written] = [recordPlace(part, 'placedPoint', record.key), normalisedWeeks(week)];
      const sentence = () =>
        both(`${name.zh}：周次「${week}」无法识别或超出 ${weeks} 周`, `${name.en}: weeks “${week}” cannot be read or exceed ${weeks}`);
      const fixes = () =>
        written !== null && isRead(written) ? [writesField(fixWords.takeOver(written), at, record, 'week', written)] : [];
      return [{ at, field: 'week', sentence, fixes }];
    });
  },
});

const termStale = defineRule({
  id: 'sequence.term-stale',
  level: 'advice',
  title: both('开课学期已过', 'Semesters that are over'),
  why: practice('沿用旧学期是常见的错误。', 'A term left from an earlier year is a common mistake.'),
  options: {},
  reads: 'course',
  judge: ({ part, syllabus }, { today }) => {
    const term = syllabus ? storedText(syllabus, 'year').trim() : '';
    if (!syllabus || term === '' || !isTermOver(term, today)) return [];
    const at = recordPlace(part, 'syllabus', '');
    const sentence = () => both(`开课学期「${term}」已过或格式不对`, `The offering semester “${term}” is over or not written as a term`);
    const next = today === undefined ? [] : [termAfter(today)];
    return [
      { at, field: 'year', sentence, fixes: () => next.map((value) => writesField(fixWords.takeOver(value), at, syllabus, 'year', value)) },
    ];
  },
});

/** Rules on weeks and terms. */
export const sequenceRules: readonly Rule[] = [weekOrder, weekUnreadable, termStale];
