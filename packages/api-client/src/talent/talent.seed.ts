import type { TalentReport } from '@college/curriculum-model';
import { talentReports } from '@college/curriculum-model/fixtures';

/** The talent demand reports of the sample college. */
export function talentSeed(): TalentReport[] {
  return [...talentReports];
}
