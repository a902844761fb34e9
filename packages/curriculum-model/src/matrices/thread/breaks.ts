import type { Goal } from '../../goals';
import type { Bilingual } from '../../language';
import { matrixRules, type MatrixFinding } from '../coverage/matrixFinding';
import { matrixFindings } from '../coverage/matrixFindings';
import { placeKey } from '../linked/entries';
import type { CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint, ProjectTaskGoal } from '../linked/linkedMatrices';
import { breakMessages as say } from './messages';
import { wholeName, type ThreadItem } from './threadItem';
import { withoutItem } from './withoutItem';

/** What the deletion of an item does to the three matrices. */
export interface Breaks {
  item: ThreadItem;
  /** What is deleted with it. */
  gone: {
    bindings: readonly CourseBinding[];
    goals: readonly Goal[];
    points: readonly PlacedPoint[];
    taskGoals: readonly ProjectTaskGoal[];
    ksas: readonly PlacedKsa[];
  };
  /** Gaps that it leaves in what stays. */
  gaps: readonly Pick<MatrixFinding, 'id' | 'rule' | 'subject'>[];
}

/** What is deleted with this item and what breaks. */
export function breaksOf(matrices: LinkedMatrices, item: ThreadItem): Breaks {
  const after = withoutItem(matrices, item);
  const known = new Set(matrixFindings(matrices).map(({ id }) => id));
  const isItem = (subject: ThreadItem) => subject.kind === item.kind && subject.id === item.id;
  return {
    item,
    gone: {
      bindings: without(matrices.bindings, after.bindings, ({ courseId, requireId }) => `${courseId} ${requireId}`),
      goals: without(matrices.goals, after.goals, ({ id }) => id).filter(({ id }) => !isItem({ kind: 'goal', id })),
      points: without(matrices.placedPoints, after.placedPoints, placeKey),
      taskGoals: without(matrices.taskGoals, after.taskGoals, ({ id }) => id).filter(({ id }) => !isItem({ kind: 'taskGoal', id })),
      ksas: without(matrices.placedKsas, after.placedKsas, (entry) => `${placeKey(entry)} ${entry.taskGoalId} ${entry.ksaId}`),
    },
    gaps: matrixFindings(after)
      .filter(({ id, subject }) => !known.has(id) && !isItem(subject))
      .map(({ id, rule, subject }) => ({ id, rule, subject })),
  };
}

/** The warnings before the deletion: the number of records deleted with it, then the gaps by name; none when nothing depends on the item. */
export function breaksSentences(matrices: LinkedMatrices, { item, gone, gaps }: Breaks): Bilingual[] {
  const counts = {
    bindings: gone.bindings.length,
    goals: gone.goals.length,
    points: gone.points.length,
    taskGoals: gone.taskGoals.length,
    ksas: gone.ksas.length,
  };
  const name = wholeName(matrices, item);
  const hasLoss = Object.values(counts).some((count) => count > 0);
  const rules = matrixRules.filter((rule) => gaps.some((gap) => gap.rule === rule));
  return [
    ...(hasLoss ? [say.gone({ name, counts })] : []),
    ...rules.map((rule) => {
      const names = gaps.filter((gap) => gap.rule === rule).map(({ subject }) => wholeName(matrices, subject));
      return say.gap({ rule, names: [...new Map(names.map((one) => [one.zh, one])).values()] });
    }),
  ];
}

function without<Item>(before: readonly Item[], after: readonly Item[], keyOf: (item: Item) => string | number): Item[] {
  const kept = new Set(after.map(keyOf));
  return before.filter((item) => !kept.has(keyOf(item)));
}
