import {
  CopyRefused,
  type BindingSuggestion,
  type CopyGoals,
  type CopyJob,
  type CopyPlan,
  type CopyProgress,
  type CopyRequest,
  type GraduateRequire,
  type School,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { ApiError, isCallFailure } from '../core/failure';
import { getGraduateRequires } from '../majors/majors.contract';
import {
  copyCourse,
  getCopyGoals,
  getCopyJob,
  getCopyPlan,
  getCopySuggestions,
  listCopyJobs,
  listCopyTargets,
  uploadCopyParams,
  watchCopy,
} from './copy.contract';

/** A course unit, and the major it is copied into. */
export interface CopyTarget {
  courseId: number;
  targetId: number;
}

/** What keeps the parameters from being stored: nothing was begun, whether the server refused them or was not reached. */
function notBegun(error: unknown): never {
  if (isCallFailure(error)) throw new CopyRefused(error.message, { cause: error });
  throw error;
}

/** The server's refusal of a copy that begins with its request. Where no reply came it may have begun, as behind a stream that broke (decision 90). */
function refused(error: unknown): never {
  if (error instanceof ApiError) throw new CopyRefused(error.message, { cause: error });
  throw error;
}

/** Copying course units as this person, and everything the copy wizard shows about it. */
export function createCopying(client: Client, { userId }: { userId: number }) {
  /** Headings only: without them the numbers of the indicator points group the list. */
  async function headings(majorid: number, signal?: AbortSignal): Promise<GraduateRequire[] | undefined> {
    try {
      return await client.call(getGraduateRequires, { query: { majorid }, signal, isQuiet: true });
    } catch (error) {
      if (isCallFailure(error)) return undefined;
      throw error;
    }
  }

  return {
    listTargets(courseId: number, { signal }: Cancellable = {}): Promise<School[]> {
      return client.call(listCopyTargets, { body: { userId, courseId }, signal });
    },
    async loadGoals(
      { courseId, targetId }: CopyTarget,
      { signal }: Cancellable = {},
    ): Promise<CopyGoals & { requires?: GraduateRequire[] }> {
      const body = { sourceId: courseId, targetId };
      const [goals, requires] = await Promise.all([client.call(getCopyGoals, { body, signal }), headings(targetId, signal)]);
      return { ...goals, requires };
    },
    loadPlan({ courseId, targetId }: CopyTarget, { signal }: Cancellable = {}): Promise<CopyPlan> {
      return client.call(getCopyPlan, { query: { courseId, targetId }, signal });
    },
    loadJob(unique: string, { signal }: Cancellable = {}): Promise<CopyJob> {
      return client.call(getCopyJob, { query: { unique }, signal });
    },
    listJobs(courseId: number, { signal }: Cancellable = {}): Promise<CopyJob[]> {
      return client.call(listCopyJobs, { query: { courseId }, signal });
    },
    /** Stores the parameters and opens the stream by their key, or streams the answer to the request itself (decision 88). */
    async *copy(request: CopyRequest, { transport, signal }: Cancellable & { transport: 'stream' | 'post' }): AsyncGenerator<CopyProgress> {
      if (transport === 'post') {
        const { sourceId, targetId, goalRelations } = request;
        const events = client.stream(copyCourse, { body: { sourceId, targetId, goalRelations }, signal });
        const first = await events.next().catch(refused);
        if (first.done) return;
        yield first.value;
        yield* events;
        return;
      }
      await client.call(uploadCopyParams, { body: request, signal }).catch(notBegun);
      yield* client.stream(watchCopy, { query: { unique: request.unique }, signal });
    },
    /** Opens the stream of a stored copy: a copy that never began begins, one that did is replayed. */
    resume(unique: string, { signal }: Cancellable = {}): AsyncGenerator<CopyProgress> {
      return client.stream(watchCopy, { query: { unique }, signal });
    },
    /** Indicator points of the target major where the goals belong, with score and shared terms. */
    suggestBindings({ courseId, targetId }: CopyTarget, { signal }: Cancellable = {}): Promise<BindingSuggestion[]> {
      return client.call(getCopySuggestions, { query: { courseId, targetId }, signal });
    },
  };
}

export type Copying = ReturnType<typeof createCopying>;
