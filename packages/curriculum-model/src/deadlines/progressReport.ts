import { completionParts } from '../completion';
import { joinNames, type Bilingual, type Language } from '../language';
import { levelNames } from '../rules/output/listing';
import * as terms from '../terms';
import type { DepartmentRow } from './boardRows';
import type { BoardSums } from './boardSums';
import type { NextDeadline } from './openCourses';
import { deadlineParts, type DeadlinePart } from './plan';

/** What the board calls things. */
export const progressWords = {
  title: terms.collegeProgress,
  department: { zh: '院系', en: 'Department' },
  rate: { zh: '完成度', en: 'Completion' },
  errors: { zh: '阻止', en: 'Blocking' },
  reminders: { zh: levelNames.warning.zh, en: 'Warnings' },
  reviews: { zh: '待评审', en: 'In review' },
  next: { zh: '最近期限', en: 'Next deadline' },
  noDeadline: { zh: '未设', en: 'None' },
  leaders: { zh: '负责人', en: 'Leaders' },
  majors: { zh: '各专业', en: 'Majors' },
} as const satisfies Record<string, Bilingual>;

/** What a part is called; all of them together are the completion of a course. */
export function partName(part: DeadlinePart): Bilingual {
  return part === 'all' ? { zh: '总完成度', en: 'Total' } : completionParts[part];
}

/** How late a deadline is, or when it is. */
export function deadlineText(next: NextDeadline | null): Bilingual {
  if (!next) return progressWords.noDeadline;
  const { daysLeft, deadline } = next;
  if (daysLeft < 0) return { zh: `已过 ${-daysLeft} 天`, en: daysLeft === -1 ? '1 day late' : `${-daysLeft} days late` };
  return { zh: `${deadline.due.slice(5)} ${deadline.name}`, en: `${deadline.due.slice(5)} ${deadline.name}` };
}

const figured = deadlineParts.filter((part) => part !== 'all');

/** The board as two tables: departments and majors with their sums, and all courses. */
export function progressReport(rows: readonly DepartmentRow[], language: Language) {
  const say = (word: Bilingual) => word[language];
  const figures = ({ courses, rates, errors, reminders, reviews }: BoardSums): (string | number)[] => [
    courses,
    ...figured.map((part) => rates?.[part] ?? ''),
    rates?.all ?? '',
    errors,
    reminders,
    reviews,
  ];
  const parts = [...figured.map((part) => `${say(partName(part))} %`), `${say(progressWords.rate)} %`];
  const counts = [say(progressWords.errors), say(progressWords.reminders)];
  return {
    majors: {
      name: say(progressWords.majors),
      columns: [
        say(progressWords.department),
        say(terms.major),
        say(terms.courses),
        ...parts,
        ...counts,
        say(progressWords.reviews),
        say(progressWords.next),
      ],
      rows: rows.flatMap((row) => [
        [row.department.name, '', ...figures(row), ''],
        ...row.majors.map((one) => [row.department.name, one.major.name, ...figures(one), say(deadlineText(one.next))]),
      ]),
    },
    courses: {
      name: say(terms.courses),
      columns: [say(terms.major), say(terms.course), say(progressWords.leaders), ...parts, ...counts],
      rows: rows.flatMap(({ majors }) =>
        majors.flatMap(({ major, list }) =>
          list.map((course): (string | number)[] => [
            major.name,
            course.name,
            joinNames(course.leaders, language),
            ...course.parts,
            course.progress,
            course.errors,
            course.reminders,
          ]),
        ),
      ),
    },
  };
}
