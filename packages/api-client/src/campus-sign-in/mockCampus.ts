import type { CampusProvider, LocalSignIn, SaveCampusProviderRequest } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import type { MockProvider } from './mockProvider';

/** What a college set about passwords; they are open until it does. */
export function mockLocal({ localSignIns }: MockState, collegeId: number): LocalSignIn {
  return localSignIns.get(collegeId) ?? { isOpen: true, breakGlassUserId: null, version: 0 };
}

/** Keeps a provider as a server does: its secret is not read again. */
export function keepMockProvider(
  state: MockState,
  collegeId: number,
  { clientSecret, ...given }: SaveCampusProviderRequest,
): CampusProvider {
  const stored = state.campusProviders.find(({ id }) => id === given.id);
  const id = stored?.id ?? state.nextId();
  const kept: MockProvider = {
    ...given,
    id,
    collegeId,
    hasClientSecret: clientSecret === undefined ? (stored?.hasClientSecret ?? false) : clientSecret !== '',
    returnAddress: `https://workbench.example/college/api/auth/campus/${id}/return`,
    logoutAddress: `https://workbench.example/college/api/auth/campus/${id}/logout`,
    version: (stored?.version ?? 0) + 1,
  };
  state.campusProviders = stored ? state.campusProviders.map((one) => (one === stored ? kept : one)) : [...state.campusProviders, kept];
  return withoutCollege(kept);
}

/** A provider as it is read. */
export function withoutCollege(kept: MockProvider): CampusProvider {
  const { collegeId: _, ...provider } = kept;
  return provider;
}
