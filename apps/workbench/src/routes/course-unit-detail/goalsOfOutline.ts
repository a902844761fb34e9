import type { Client } from '@college/api-client';
import type { OfferGoals } from '@college/curriculum-widgets/goals/CourseGoals';

/** The goals of the sample outline that has the name of the course. */
export function goalsOfOutline(client: Client, name: string): OfferGoals {
  return async ({ signal }) => {
    if (name.trim() === '') return [];
    await pause(typingPause, signal);
    const { assistantSource } = await import('../../courses/windowSources');
    const { data } = await assistantSource(client).match({ target: 'goal', keyword: name, option: { limit: 50 } }, { signal });
    const [first] = data.filter(({ basis, score }) => basis?.kind === 'outline' && score >= leastName);
    const ofOutline = data.filter(({ basis }) => basis?.kind === 'outline' && basis.id === first?.basis?.id);
    return ofOutline.map(({ title, origin = '' }) => ({ text: title, origin }));
  };
}

// A name that is being typed asks once.
const typingPause = 600;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

// As the assistant asks of a name before it takes an outline for the course's own (decision 57).
const leastName = 0.7;
