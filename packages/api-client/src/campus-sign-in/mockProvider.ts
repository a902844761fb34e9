import type { CampusProvider } from '@college/curriculum-model';

/** What the mock keeps of a provider. */
export type MockProvider = CampusProvider & { collegeId: number };

/** The one-use code of sample user 1005 that the mock has at the start. */
export const mockCampusCode = 'mock-campus-code-of-1005';
