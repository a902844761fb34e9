import {
  bandNameOf,
  campusLimits,
  campusRefusals,
  changedMeanwhile,
  decideFirstSignIn,
  decideStaffNumbers,
  judgeStaffNumbers,
  mapPerson,
  providerFault,
  replyCodes,
  textOf,
  type KnownAccount,
  type NumberedAccount,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockHandlers } from '../mock-api/mockHandler';
import { MockRefusal } from '../mock-api/MockRefusal';
import type { MockState } from '../mock-api/mockState';
import { personName } from '../mock-api/people';
import { checkVersion, found } from '../mock-api/refusals';
import { keepMockProvider, mockLocal, withoutCollege } from './mockCampus';

const refused = (sentence: MockRefusal['sentence'], field?: string) =>
  new MockRefusal(replyCodes.validation, sentence, field === undefined ? null : { field });

export const campusProviderMocks = {
  getCampusSettings: ({ state, user: { collegeId }, language }) => ({
    providers: ownProviders(state, collegeId).map(withoutCollege),
    local: mockLocal(state, collegeId),
    breakGlassChoices: breakGlassChoices(state, collegeId).map(({ id, email }) => ({
      id,
      email,
      userName: personName(state, id, language),
    })),
  }),

  saveCampusProvider({ body, state, user: { collegeId } }) {
    const own = ownProviders(state, collegeId);
    const stored = body.id === 0 ? undefined : found(own.find(({ id }) => id === body.id));
    if (stored) checkVersion(body.version, stored, changedMeanwhile.provider, withoutCollege(stored));
    else if (own.length >= campusLimits.providers) throw refused(campusRefusals.tooManyProviders(campusLimits.providers));
    const fault = providerFault(body, (id) => state.departments.some((one) => one.id === id && one.collegeId === collegeId));
    if (fault) throw refused(fault.sentence, fault.field);
    if (!body.isEnabled) keepOneWay(state, collegeId, body.id);
    return keepMockProvider(state, collegeId, body);
  },

  deleteCampusProvider({ body: { id, version }, state, user: { collegeId } }) {
    const stored = found(ownProviders(state, collegeId).find((one) => one.id === id));
    checkVersion(version, stored, changedMeanwhile.deletion, withoutCollege(stored));
    keepOneWay(state, collegeId, id);
    state.campusProviders = state.campusProviders.filter((one) => one !== stored);
    return true;
  },

  tryCampusProvider({ body: { provider, attributes }, state, user: { collegeId }, language }) {
    const mapped = mapPerson(provider, attributes);
    const { userName, email, isEmailVerified, staffNumber } = mapped;
    const decided = decideFirstSignIn(provider, mapped, {
      byEmail: accountOf(state, collegeId, (one) => one.email.toLowerCase() === email.toLowerCase()),
      byStaffNumber: accountOf(state, collegeId, (one) => staffNumber !== '' && state.staffNumbers.get(one.id) === staffNumber),
    });
    const department = state.departments.find(({ id }) => id === mapped.departmentId);
    const { account } = decided;
    return {
      outcome: decided.outcome,
      fault: decided.fault,
      person: { userName, email, isEmailVerified, staffNumber },
      account: account && { id: account.id, userName: personName(state, account.id, language), email: account.email },
      department: department ? { id: department.id, name: textOf(department, 'name', language) } : null,
      band: mapped.band,
      departmentRow: mapped.departmentRow,
      bandRow: mapped.bandRow,
    };
  },

  tryStaffNumbers: ({ body, state, user: { collegeId } }) => judgeStaffNumbers(body, numberedAccounts(state, collegeId)),

  setStaffNumbers({ body, state, user: { collegeId } }) {
    const { after, reply } = decideStaffNumbers(body, numberedAccounts(state, collegeId));
    for (const [id, number] of after) {
      if (number === '') state.staffNumbers.delete(id);
      else state.staffNumbers.set(id, number);
    }
    return reply;
  },

  saveLocalSignIn({ body, state, user: { collegeId } }) {
    const stored = mockLocal(state, collegeId);
    checkVersion(body.version, stored, changedMeanwhile.localSignIn);
    const choice = breakGlassChoices(state, collegeId).find(({ id }) => id === body.breakGlassUserId);
    if (!body.isOpen && !choice) throw refused(campusRefusals.breakGlassWrong, 'breakGlassUserId');
    if (!body.isOpen && !ownProviders(state, collegeId).some(({ isEnabled }) => isEnabled))
      throw refused(campusRefusals.nobodyLeft, 'isOpen');
    const kept = { isOpen: body.isOpen, breakGlassUserId: choice?.id ?? null, version: stored.version + 1 };
    state.localSignIns.set(collegeId, kept);
    return kept;
  },
} satisfies Partial<MockHandlers>;

function ownProviders({ campusProviders }: MockState, collegeId: number) {
  return campusProviders.filter((one) => one.collegeId === collegeId);
}

/** Refuses what would leave the college without any way to sign in but one account. */
function keepOneWay(state: MockState, collegeId: number, withoutId: number): void {
  const isWithout = !ownProviders(state, collegeId).some(({ id, isEnabled }) => isEnabled && id !== withoutId);
  if (isWithout && !mockLocal(state, collegeId).isOpen) throw refused(campusRefusals.lastProvider);
}

function breakGlassChoices({ users, disabled }: MockState, collegeId: number) {
  return users.filter((one) => one.collegeId === collegeId && bandNameOf(one.permissionId) === 'collegeManager' && !disabled.has(one.id));
}

function numberedAccounts({ users, staffNumbers }: MockState, collegeId: number): NumberedAccount[] {
  const own = users.filter((one) => one.collegeId === collegeId);
  return own.map(({ id, email }) => ({ id, email, staffNumber: staffNumbers.get(id) ?? '' }));
}

function accountOf({ users, disabled }: MockState, collegeId: number, isIt: (user: SampleUser) => boolean): KnownAccount | undefined {
  const user = users.find(isIt);
  return (
    user && {
      id: user.id,
      userName: user.userName,
      email: user.email,
      isDisabled: disabled.has(user.id),
      isJoined: false,
      isElsewhere: user.collegeId !== collegeId,
    }
  );
}
