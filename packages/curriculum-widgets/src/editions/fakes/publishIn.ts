import type { Edition } from '@college/curriculum-model';
import { rulesBeforeSyllabuses, supportedBindings } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

/** Takes out what stands against publishing the sample's major. */
export function mendGaps({ state }: Pick<College, 'state'>): void {
  state.bindings = [...supportedBindings];
  state.rules.set(1001, { settings: rulesBeforeSyllabuses, version: 1 });
}

/** Publishes the sample's major as it is, with all that publishing demands. */
export async function publishIn(college: College, { name = '2026 版', entryYear = 2026, reason = '' } = {}): Promise<Edition> {
  mendGaps(college);
  const { planPublication, publishEdition } = college.as('majorLeader').editionPublishing;
  const { seen } = await planPublication(1001);
  return publishEdition({ majorId: 1001, seen, name, entryYear, reason });
}

/** Withdraws what was published. */
export async function withdrawIn(college: College, { id }: Edition, reason: string): Promise<void> {
  const edition = college.state.editions.find((one) => one.id === id);
  await college.as('majorLeader').editionPublishing.withdrawEdition({ id, version: edition?.version ?? 1, reason });
}
