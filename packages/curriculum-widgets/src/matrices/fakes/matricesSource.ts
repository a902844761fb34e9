import type { LinkedMatrices, SavedMatrices, SaveMatricesRequest } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import type { MatricesSource } from '../desk';
import { sampleMatrices } from './sampleMatrices';
import { withSaved } from './withSaved';

export interface MatricesSourceOptions {
  /** What never answers. */
  pending?: 'load' | 'save';
  /** The error of every load. */
  failsWith?: string;
  /** The error of every save. */
  saveFailsWith?: string;
  /** Somebody else saves this first: the next save is stale, and loading returns this from then on. */
  conflict?: (stored: LinkedMatrices) => LinkedMatrices;
  /** How long an answer takes, in ms; at once when left out. */
  delay?: number;
}

/** The matrices of a major held in memory, as spies: a save is checked for its version, replaces what it lists and bumps versions. */
export function matricesSource(start: LinkedMatrices = sampleMatrices, options: MatricesSourceOptions = {}) {
  const { pending, failsWith, saveFailsWith, delay } = options;
  let stored = start;
  let waiting = options.conflict;

  async function answer<Value>(give: () => Value): Promise<Value> {
    if (delay !== undefined) await new Promise((done) => setTimeout(done, delay));
    return give();
  }

  function save(change: SaveMatricesRequest): SavedMatrices {
    if (saveFailsWith !== undefined) throw new Error(saveFailsWith);
    if (waiting) {
      stored = bumped(waiting(stored), stored.courseId);
      waiting = undefined;
    }
    if (isStale(change, stored)) throw Object.assign(new Error('矩阵已被他人修改'), { code: '30009' });
    const ids = [...new Set([...change.rows.map(({ courseId }) => courseId), change.courseId])];
    stored = ids.reduce(bumped, withSaved(stored, change));
    return ids.map((courseId) => ({ courseId, version: versionOf(stored, courseId) }));
  }

  return {
    loadMatrices: fn<MatricesSource['loadMatrices']>(() => {
      if (pending === 'load') return never();
      if (failsWith !== undefined) return Promise.reject(new Error(failsWith));
      return answer(() => stored);
    }),
    saveMatrices: fn<MatricesSource['saveMatrices']>((change) => (pending === 'save' ? never() : answer(() => save(change)))),
    /** What is stored now. */
    stored: () => stored,
  };
}

function versionOf(matrices: LinkedMatrices, courseId: number): number {
  return matrices.courses.find(({ id }) => id === courseId)?.version ?? 0;
}

function bumped(matrices: LinkedMatrices, courseId: number): LinkedMatrices {
  const courses = matrices.courses.map((course) => (course.id === courseId ? { ...course, version: (course.version ?? 0) + 1 } : course));
  return { ...matrices, courses };
}

function isStale(change: SaveMatricesRequest, stored: LinkedMatrices): boolean {
  const named = [...change.rows, { courseId: change.courseId, version: change.version }];
  return named.some(({ courseId, version }) => version !== undefined && version !== versionOf(stored, courseId));
}
