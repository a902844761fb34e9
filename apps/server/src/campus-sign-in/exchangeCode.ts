import { campusFaults, campusRefusals, type CampusSignIn, type ExchangeCampusCodeRequest } from '@college/curriculum-model';
import { addressGroup } from '../auth/addressGroup';
import { deviceCookieName } from '../auth/deviceMark';
import { openSignIn, presentSignIn } from '../auth/openSignIn';
import { spendAllowance } from '../auth/throttle';
import { holdEnabled } from '../auth/userRepository';
import type { CallContext } from '../http/call';
import { codes } from '../http/codes';
import { invalid, Refusal } from '../http/refusal';
import { restoreCodeTries, spendCodeTry } from '../second-factor/codeAllowance';
import { secondFactorMessages } from '../second-factor/messages';
import { findSecondFactor } from '../second-factor/secondFactorRepository';
import { spendCode } from '../second-factor/spendCode';
import { findAccount } from '../users/userRepository';
import { browserCookieName } from './campusRequest';
import { endFlow, tryCode, waitForSecondFactor } from './flowRepository';
import { findEnabledProvider, holdProvider } from './providerRepository';
import { keepCampusSession } from './sessionRepository';

const wrongCodesPerAddress = 300;

type Context = Pick<CallContext, 'services' | 'address' | 'device' | 'cookie' | 'note' | 'transaction' | 'now'>;

/** Opens a session for the one-use code of the address, as a sign-in by password opens one. */
export async function exchangeCode(
  { campusCode, code }: ExchangeCampusCodeRequest,
  { services: { database, settings, postman }, address, device, cookie, note, transaction, now }: Context,
): Promise<CampusSignIn> {
  const { db } = database;
  const flow = await tryCode(db, { code: campusCode, browser: cookie(browserCookieName) }, now);
  const provider = flow && (await findEnabledProvider(db, flow.providerId));
  const user = flow && (await findAccount(db, flow.userId));
  if (!flow || !provider || !user) {
    await spendAllowance(db, { act: 'campus:code:address', who: addressGroup(address), most: wrongCodesPerAddress }, now);
    throw invalid(campusRefusals.codeDead);
  }
  const about = { kind: 'signIn', personId: user.id, collegeId: user.collegeId } as const;
  if (user.disabledAt) throw refuseDisabled();
  const { hasOwnSecondFactor } = provider.settings;
  const factor = hasOwnSecondFactor ? undefined : await findSecondFactor(db, user.id);
  if (factor && code === undefined) {
    await waitForSecondFactor(db, flow.stateHash, now);
    throw new Refusal(codes.codeWanted, secondFactorMessages.codeWanted);
  }
  // Whoever knows the password at the provider comes back with a fresh five tries as often as they like.
  const triesOfPerson = factor ? await spendTry() : 0;
  if (factor && !(await spendCode(db, factor, code ?? '', now))) {
    note({ ...about, kind: 'secondFactor', outcome: 'refused' });
    if (triesOfPerson === 0) note({ ...about, kind: 'lockOut', outcome: 'refused', what: 'account' });
    throw new Refusal(codes.codeWanted, secondFactorMessages.wrongCode(Math.min(flow.triesLeft, triesOfPerson)));
  }
  const authToken = await transaction(async (tx) => {
    // What was asked so far was asked of the provider as it was then.
    if (!(await holdProvider(tx, provider)) || !(await endFlow(tx, flow.stateHash))) throw invalid(campusRefusals.codeDead);
    if (!(await holdEnabled(tx, user.id))) throw refuseDisabled();
    note({ ...about, outcome: 'done', actorId: user.id, what: 'campus' });
    if (factor) await restoreCodeTries(tx, user.id);
    // Without the provider's word nobody knows when the password was given; its clock may be ahead.
    const authenticatedAt = new Date(Math.min(flow.authenticatedAt?.getTime() ?? 0, now.getTime()));
    const campus = { campusProviderId: provider.id, hasProviderFactor: hasOwnSecondFactor, authenticatedAt };
    const place = { address, userAgent: device, deviceCookie: cookie(deviceCookieName) };
    const token = await openSignIn(tx, user, { settings, now, place, campus });
    await keepCampusSession(tx, token, flow, now);
    return token;
  });
  postman?.wake();
  return { ...(await presentSignIn(db, user, authToken)), to: flow.to };

  async function spendTry() {
    try {
      return await spendCodeTry(db, about.personId, now);
    } catch (error) {
      if (error instanceof Refusal) note({ ...about, outcome: 'throttled' });
      throw error;
    }
  }

  function refuseDisabled() {
    note({ ...about, outcome: 'refused', what: 'disabled' });
    return new Refusal(codes.signInRefused, campusFaults.disabled);
  }
}
