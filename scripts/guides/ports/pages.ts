import { takeSamples } from '../../../packages/api-client/src/mock-api/samples.test-data';
import type { Bilingual } from '../../../packages/curriculum-model/src';
import { portAreas, type PortArea } from './areas';
import { readPortReference } from './described';
import { createExamples } from './example';
import { portPage } from './portPage';

/** The page of each area of ports in both languages. */
export async function portPages(): Promise<ReadonlyMap<PortArea, Bilingual>> {
  const reference = await readPortReference();
  const examples = createExamples(reference, await takeSamples());
  return new Map((Object.keys(portAreas) as PortArea[]).map((area) => [area, portPage(area, reference, examples)]));
}
