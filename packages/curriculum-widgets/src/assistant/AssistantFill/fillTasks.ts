import type { CourseUnit, FillRequest } from '@college/curriculum-model';
import type { AssistantSource } from './AssistantSource';
import { fieldSuggestions, ksaSuggestions, pointSuggestions, projectSuggestions, type Suggestion } from './suggestions';

/** What a person may ask the assistant to fill: the whole page, or one part of it (decision 57). */
export type FillTask = 'page' | 'course' | 'more' | 'points' | 'ksa';

/** One call of a task. */
export type FillStep = 'course' | 'more' | 'points' | 'ksa';

/** The calls of each task, in their order. */
const stepsOf: Record<FillTask, readonly FillStep[]> = {
  page: ['course', 'more', 'points', 'ksa'],
  course: ['course'],
  more: ['more'],
  points: ['points'],
  ksa: ['ksa'],
};

/** The steps of a task while an imported point list waits to be saved: it would replace what is stored meanwhile. */
export function possibleSteps(task: FillTask, arePointsLocked: boolean): readonly FillStep[] {
  return stepsOf[task].filter((step) => !arePointsLocked || (step !== 'points' && step !== 'ksa'));
}

interface StepContext {
  source: AssistantSource;
  course: CourseUnit;
  request: FillRequest;
  signal: AbortSignal;
}

/** Makes one call and turns its reply into suggestions. */
export async function runStep(step: FillStep, { source, course, request, signal }: StepContext): Promise<Suggestion[]> {
  const points = () => source.listPoints(course.id, { signal });
  switch (step) {
    case 'course':
      return fieldSuggestions(await source.fillCourse(request, { signal }), course);
    case 'more': {
      const filled = await source.fillCourseMore(request, { signal });
      return [...fieldSuggestions(filled, course), ...projectSuggestions(filled, course)];
    }
    case 'points': {
      const [filled, stored] = await Promise.all([source.fillPoints(request, { signal }), points()]);
      return pointSuggestions(filled, stored);
    }
    case 'ksa': {
      const [filled, stored] = await Promise.all([source.fillKsa(request, { signal }), points()]);
      return ksaSuggestions(filled, stored);
    }
  }
}

/** Suggestions of several calls as one list: the first suggestion for a target wins. */
export function joinSuggestions(earlier: readonly Suggestion[], later: readonly Suggestion[]): Suggestion[] {
  const known = new Set(earlier.map(({ key }) => key));
  return [...earlier, ...later.filter(({ key }) => !known.has(key))];
}
