import { joinNames, type Language } from '../language';
import { relateOption, type Relate } from '../matrices';
import { courseCellFields, taskGoalFields } from '../records';
import type { Facts } from './facts';
import { idOf, idsOf, labelOf, rowOf, rowsOf, asText, type NamedItem, type Reading } from './reading';
import { tableFacts } from './tableFacts';

/** A course's row of the major matrix, binding by binding. */
export function majorMatrixFacts(state: unknown, reading: Reading): Facts {
  const parts = rowsOf(rowOf(state).bindings).map(({ indicatorId, relate, goals }) => ({
    key: idOf(indicatorId),
    name: reading.nameOf({ kind: 'indicator', id: idOf(indicatorId) }),
    facts: [
      { label: labelOf('strength', reading), value: strengthWords(relate, reading.language) },
      {
        label: labelOf('boundGoals', reading),
        value: joinNames(
          idsOf(goals).map((id) => reading.nameOf({ kind: 'goal', id })),
          reading.language,
        ),
      },
    ],
  }));
  return [{ title: labelOf('indicator', reading), parts }];
}

/** Entries of the course matrix, each named by goal, chapter and point. */
export function courseMatrixFacts(state: unknown, reading: Reading): Facts {
  const parts = rowsOf(rowOf(state).cells).map((cell) => {
    const [projectId, goalId, pointId] = [idOf(cell.projectId), idOf(cell.goalId), idOf(cell.pointId)];
    return {
      key: `${projectId} ${goalId} ${pointId}`,
      name: crossed(reading, { kind: 'goal', id: goalId }, { kind: 'project', id: projectId }, { kind: 'point', id: pointId }),
      facts: [
        { label: '', value: strengthWords(cell.relate, reading.language) },
        ...tableFacts(courseCellFields, { ...cell, ...writtenHours(cell) }, reading),
      ],
    };
  });
  return [{ title: '', parts }];
}

// An entry without hours of its own has 0 there.
function writtenHours({ theoryPeriod, practicePeriod }: Record<string, unknown>) {
  return { theoryPeriod: theoryPeriod || null, practicePeriod: practicePeriod || null };
}

/** Entries of the project matrices, each named by placed point, task goal and KSA; and task goals of a chapter. */
export function projectMatrixFacts(state: unknown, reading: Reading): Facts {
  const { cells, goals } = rowOf(state);
  const entries = rowsOf(cells).map((cell) => {
    const [entryId, taskGoalId, ksaId] = [idOf(cell.courseMatrixEntryId), idOf(cell.taskGoalId), idOf(cell.ksaId)];
    return {
      key: `${entryId} ${taskGoalId} ${ksaId}`,
      name: crossed(reading, { kind: 'entry', id: entryId }, { kind: 'taskGoal', id: taskGoalId }, { kind: 'ksa', id: ksaId }),
      facts: [{ label: '', value: strengthWords(cell.relate, reading.language) }],
    };
  });
  const taskGoals = rowsOf(goals).map((goal) => ({
    key: idOf(goal.id),
    name: asText(goal.description),
    facts: tableFacts(taskGoalFields, goal, reading),
  }));
  return [
    { title: '', parts: entries },
    { title: labelOf('taskGoal', reading), parts: taskGoals, orderLabel: labelOf('taskGoalOrder', reading) },
  ];
}

function crossed({ language, nameOf }: Reading, row: NamedItem, column: NamedItem, held: NamedItem): string {
  return crossedWords(nameOf(row), nameOf(column), nameOf(held), language);
}

/** What an entry of a matrix is called. */
export function crossedWords(row: string, column: string, held: string, language: Language): string {
  return `${row} × ${column}${language === 'zh' ? '：' : ': '}${held}`;
}

/** A strength with its sign; nothing where there is none. */
export function strengthWords(value: unknown, language: Language): string {
  if (value !== 0 && value !== 1) return '';
  const { code, name } = relateOption(value satisfies Relate, language);
  return `${code} ${name}`;
}
