import type { Bilingual } from '../../../packages/curriculum-model/src';
import { kept } from '../kept';
import { portPages } from './pages';

/** The pages of the port reference by area. */
export async function keptPortPages(): Promise<Readonly<Record<string, Bilingual>>> {
  return kept('ports', async () => Object.fromEntries(await portPages()));
}
