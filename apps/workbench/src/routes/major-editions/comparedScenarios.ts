import type { Edition } from '@college/curriculum-model';
import { idOf } from '../../search/searchParams';

/** As many as stand beside each other. */
const most = 4;

/** The open scenarios that an address such as `ids=12,14` names, in its order; without it the latest ones, the oldest of them first. */
export function comparedScenarios(editions: readonly Edition[], asked: string | undefined): number[] {
  const open = editions.filter(({ kind, status }) => kind === 'scenario' && status === 'open').map(({ id }) => id);
  if (!asked) return open.toSorted((one, other) => one - other).slice(-most);
  const named = new Set(asked.split(',').map(idOf));
  return [...named].flatMap((id) => (id !== undefined && open.includes(id) ? [id] : [])).slice(0, most);
}
