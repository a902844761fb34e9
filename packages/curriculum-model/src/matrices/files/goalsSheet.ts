import { textOf } from '../../fields';
import type { Language } from '../../language';
import { relateOption } from '../relateOptions';
import { fileWords, type FileWord } from './fileWords';
import { bindingsByPlace, type MajorMatrixData } from './majorData';
import { passedOver, sheetMark } from './workbookMarks';
import { textHeight, type WorkbookRow, type WorkbookSheet } from './workbookSheet';

const goalWidth = 60;
const indicatorWidth = 44;

/** The hidden columns of ids, and the visible ones after them. */
export const goalColumns = {
  courseId: 0,
  indicatorId: 1,
  goalId: 2,
  course: 3,
  requirement: 4,
  indicator: 5,
  strength: 6,
  goal: 7,
} as const;

/** The goals of the bindings, one per row, with the course and the indicator point each is bound to (domain.md §8). */
export function goalsSheet(data: MajorMatrixData, language: Language, name: string): WorkbookSheet {
  const say = (word: FileWord) => fileWords[word][language];
  const goals = new Map(data.goals.map((goal) => [goal.id, goal]));
  const byPlace = bindingsByPlace(data.bindings);
  const body = data.courses.flatMap((course) =>
    data.requirements.flatMap((requirement) =>
      requirement.children.flatMap((indicator) => {
        const binding = byPlace.get(course.id)?.get(indicator.id);
        return (binding?.goals ?? []).flatMap((goalId): WorkbookRow[] => {
          const goal = goals.get(goalId);
          if (!goal || !binding) return [];
          const place = textOf(indicator, 'description', language);
          const text = textOf(goal, 'description', language);
          const words = [textOf(course, 'name', language), textOf(requirement, 'description', language), place];
          const { code } = relateOption(binding.relate, language);
          const height = Math.max(textHeight(place, indicatorWidth), textHeight(text, goalWidth), textHeight(words[0]!, 22));
          return [{ kind: 'body', cells: [course.id, indicator.id, goal.id, ...words, code, text], height }];
        });
      }),
    ),
  );
  const hidden = { width: 10, isHidden: true };
  const last = goalColumns.goal;
  return {
    name,
    columns: [
      hidden,
      hidden,
      hidden,
      { width: 22 },
      { width: 24 },
      { width: indicatorWidth },
      { width: 10, isCentred: true },
      { width: goalWidth },
    ],
    rows: [
      {
        kind: 'head',
        cells: [
          sheetMark('goals', data.majorId),
          null,
          null,
          say('courseUnit'),
          say('requirement'),
          say('indicator'),
          say('strength'),
          say('goal'),
        ],
        height: 24,
      },
      ...body,
      { kind: 'note', cells: [passedOver, null, null, say('legend')] },
    ],
    merges: [{ row: body.length + 1, column: goalColumns.course, lastRow: body.length + 1, lastColumn: last }],
    frozenRows: 1,
    frozenColumns: goalColumns.course + 1,
  };
}
