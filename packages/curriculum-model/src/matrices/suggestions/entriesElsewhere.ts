import { likenessOf, type Words } from '../../assistant/likeness';
import type { LinkedMatrices } from '../linked/linkedMatrices';
import type { Support } from '../relate';
import { readCourseWords } from './courseWords';

/** The same course in another major of the college. */
export interface CourseElsewhere {
  courseId: number;
  majorName: string;
  matrices: LinkedMatrices;
}

/** An entry that another course has, with its strength. */
export interface SameEntry {
  courseId: number;
  majorName: string;
  relate: Support;
}

/** The entries of a point that is called alike in another course. */
export interface EntryElsewhere {
  /** Its entry under a chapter and a goal that read alike. */
  hasPoint: (project: Words, goal: Words) => SameEntry | undefined;
  /** The entry of a KSA item that reads alike under such a task goal. */
  hasKsa: (ksa: Words, taskGoal: Words) => SameEntry | undefined;
}

/** The least likeness of two texts that mean the same. */
const sameMeaning = 0.6;
const isAlike = (one: Words | undefined, other: Words) => one !== undefined && likenessOf(one, other) >= sameMeaning;

/** Reads another course once, to be asked about points by their titles. */
export function entriesElsewhere({ courseId, majorName, matrices }: CourseElsewhere): { ofPoint: (title: Words) => EntryElsewhere } {
  const read = readCourseWords(matrices, 'zh');
  const byId = (records: readonly { id: number; words: Words }[]) => new Map(records.map(({ id, words }) => [id, words]));
  const [projects, goals, ksas, taskGoals] = [byId(read.projects), byId(read.goals), byId(read.ksas), byId(read.taskGoals)];
  const same = (relate: Support): SameEntry => ({ courseId, majorName, relate });
  return {
    ofPoint(title) {
      const ids = new Set(read.points.filter((point) => isAlike(point.title, title)).map(({ id }) => id));
      const placed = matrices.placedPoints.filter(({ pointId }) => ids.has(pointId));
      const placedKsas = matrices.placedKsas.filter(({ pointId }) => ids.has(pointId));
      return {
        hasPoint(project, goal) {
          const found = placed.find((one) => isAlike(projects.get(one.projectId), project) && isAlike(goals.get(one.goalId), goal));
          return found && same(found.relate);
        },
        hasKsa(ksa, taskGoal) {
          const found = placedKsas.find((one) => isAlike(ksas.get(one.ksaId), ksa) && isAlike(taskGoals.get(one.taskGoalId), taskGoal));
          return found && same(found.relate);
        },
      };
    },
  };
}
