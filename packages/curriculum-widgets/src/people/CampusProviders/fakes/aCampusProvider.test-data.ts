import type { CampusProvider } from '@college/curriculum-model';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';

/** A provider of CAS as it is stored. */
export function aCampusProvider(change: Partial<CampusProvider> = {}): CampusProvider {
  return {
    ...sampleCasProvider,
    id: 7,
    hasClientSecret: false,
    returnAddress: 'https://workbench.example/college/api/auth/campus/7/return',
    logoutAddress: 'https://workbench.example/college/api/auth/campus/7/logout',
    version: 3,
    ...change,
  };
}
