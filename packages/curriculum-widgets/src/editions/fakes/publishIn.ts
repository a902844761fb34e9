import type { Edition } from '@college/curriculum-model';
import { supportedBindings } from '@college/curriculum-model/fixtures';
import type { College } from '../../support/fakes/aCollege';

/** Publishes the sample's major as it is, with all that publishing demands. */
export async function publishIn(college: College, { name = '2026 版', entryYear = 2026, reason = '' } = {}): Promise<Edition> {
  college.state.bindings = [...supportedBindings];
  const { planPublication, publishEdition } = college.as('majorLeader').editionPublishing;
  const { seen } = await planPublication(1001);
  return publishEdition({ majorId: 1001, seen, name, entryYear, reason });
}

/** Withdraws what was published. */
export async function withdrawIn(college: College, { id }: Edition, reason: string): Promise<void> {
  const edition = college.state.editions.find((one) => one.id === id);
  await college.as('majorLeader').editionPublishing.withdrawEdition({ id, version: edition?.version ?? 1, reason });
}
