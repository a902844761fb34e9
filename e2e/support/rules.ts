import type { Client } from '@college/api-client';
import { getCollegeRules, saveCollegeRules } from '@college/api-client/contract';
import { rulesBeforeSyllabuses } from '@college/curriculum-model/fixtures';

/** Has a college publish before its syllabuses are written, as whoever manages it. */
export async function letSyllabusesWait(client: Client): Promise<void> {
  const { settings, version } = await client.call(getCollegeRules);
  await client.call(saveCollegeRules, { body: { settings: { ...settings, ...rulesBeforeSyllabuses }, version } });
}
