import { languageCodes, type CourseUnit, type CourseUnitDetail } from '@college/curriculum-model';
import { useLocale } from '@college/ui/messages';
import { useEffect, useReducer, useRef } from 'react';
import { messageOf } from '../../support/messageOf';
import type { AssistantSource } from './AssistantSource';
import { acceptedOf, assistantFillReducer, idle } from './assistantFillState';
import { possibleSteps, runStep, type FillTask } from './fillTasks';
import { addedOf } from './filling';
import type { Suggestion } from './suggestions';

interface UseAssistantFillOptions {
  source: AssistantSource;
  course: CourseUnit;
  arePointsLocked: boolean;
  /** What to say when the unit has no name to look for. */
  nameless: string;
  /** Called after points or KSA items are stored, with the unit as stored where the source answered it. */
  onStored: (unit?: CourseUnitDetail) => Promise<void>;
  /** Called once for all that was accepted: fields and chapters, which go into the form, and what is stored. */
  onApplied: (applied: { toForm: readonly Suggestion[]; stored: readonly Suggestion[] }) => void;
}

/** Asks the assistant, and after a person confirmed, fills the form and stores points and KSA items. */
export function useAssistantFill(options: UseAssistantFillOptions) {
  const { source, course, arePointsLocked, nameless, onStored, onApplied } = options;
  const [state, dispatch] = useReducer(assistantFillReducer, idle);
  const lang = useLocale().locale.startsWith('zh') ? languageCodes.zh : languageCodes.en;
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves when the task is over: answered, failed or stopped. */
  function fill(task: FillTask): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    return Promise.race([ask(task, signal), stopped]);
  }

  async function ask(task: FillTask, signal: AbortSignal) {
    const steps = possibleSteps(task, arePointsLocked);
    dispatch({ type: 'fillStarted', task, steps });
    const name = course.name.trim();
    if (name === '') {
      dispatch({ type: 'fillFailed', message: nameless });
      return;
    }
    const request = { courseId: course.id, majorId: course.majorId, name, lang };
    try {
      for (const step of steps) {
        // Sequential, so that the progress names the current search.
        // oxlint-disable-next-line no-await-in-loop
        const suggestions = await runStep(step, { source, course, request, signal });
        if (signal.aborted) return;
        dispatch({ type: 'stepDone', suggestions });
      }
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'fillFailed', message: messageOf(error) });
    }
  }

  async function apply() {
    if (state.phase !== 'review' || state.applying.status === 'running') return;
    const accepted = acceptedOf(state);
    const { points, ksa } = addedOf(accepted);
    const toForm = accepted.filter(({ kind }) => kind === 'field' || kind === 'project');
    dispatch({ type: 'applyStarted' });
    let unit: CourseUnitDetail | undefined | void;
    const stored: typeof accepted = [];
    const noteStored = (kind: 'point' | 'ksa') => {
      stored.push(...accepted.filter((one) => one.kind === kind));
      dispatch({ type: 'stored', keys: keysOf(accepted, kind) });
    };
    try {
      try {
        if (points.length > 0) {
          unit = await source.addPoints(course.id, points);
          noteStored('point');
        }
        if (ksa.length > 0) {
          unit = await source.addKsa(course.id, ksa);
          noteStored('ksa');
        }
      } finally {
        // Points are stored even where their KSA items are refused.
        if (stored.length > 0) await onStored(unit ?? undefined);
      }
    } catch (error) {
      dispatch({ type: 'applyFailed', message: messageOf(error) });
      if (stored.length > 0) onApplied({ toForm: [], stored });
      return;
    }
    dispatch({ type: 'stored', keys: accepted.map(({ key }) => key) });
    dispatch({ type: 'closed' });
    if (accepted.length > 0) onApplied({ toForm, stored });
  }

  function close() {
    running.current?.abort();
    dispatch({ type: 'closed' });
  }
  return { state, dispatch, fill, apply: () => void apply(), close };
}

function keysOf(accepted: readonly Suggestion[], kind: Suggestion['kind']): string[] {
  return accepted.filter((one) => one.kind === kind).map(({ key }) => key);
}
