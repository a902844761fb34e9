import type { Edition, EditionRef } from '@college/curriculum-model';
import { useAnswer } from '../../support/useAnswer';
import type { Side } from './comparedRows';
import type { ScenarioSource } from './ScenarioSource';

/** A scenario with what it amounts to. */
export interface ComparedScenario {
  edition: Edition;
  side: Side;
}

interface UseScenariosOptions {
  source: ScenarioSource;
  majorId: number;
  editionIds: readonly number[];
  /** A change of language asks again. */
  language: string;
}

/** The current edition and the scenarios beside it, asked for at once; those that are no open scenarios any more are left out. */
export function useScenarios({ source, majorId, editionIds, language }: UseScenariosOptions) {
  const { request, retry, reload, isPending } = useAnswer([majorId, language, ...editionIds].join(' '), async (options) => {
    const open = (await source.listEditions(majorId, options)).filter(({ kind, status }) => kind === 'scenario' && status === 'open');
    const editions = editionIds.flatMap((id) => open.find((edition) => edition.id === id) ?? []);
    const refs: EditionRef[] = [`current:${majorId}`, ...editions.map(({ id }) => `edition:${id}`)];
    const [current, ...sides] = await source.loadFigures(refs, options);
    const scenarios = editions.flatMap((edition, at): ComparedScenario[] => (sides[at] ? [{ edition, side: sides[at] }] : []));
    return current ? { current, scenarios } : null;
  });
  return { request, compared: request.status === 'done' ? request.answer : null, isPending, retry, reload };
}
