import type { SaveCampusProviderRequest } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { NotTried } from '../faults';
import { reasons } from '../messages';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';

/** A provider that nobody can sign in at: it is off, and its address is reserved for examples. */
function aProvider(world: World): SaveCampusProviderRequest {
  return {
    id: 0,
    protocol: 'cas',
    name: { zh: world.named('provider'), en: 'Conformance' },
    isEnabled: false,
    address: 'https://cas.example/cas',
    clientId: '',
    scopes: '',
    hasOwnSecondFactor: false,
    joinBy: 'nothing',
    createsAccounts: true,
    attributes: { userName: 'cn', email: 'mail', emailVerified: '', staffNumber: 'user' },
    rows: [{ attribute: 'role', value: 'teacher', departmentId: null, band: 'none' }],
    otherBand: null,
  };
}

async function storedProvider(ask: Ask, id: number) {
  return (await ask.data('getCampusSettings', {})).providers.find((one) => one.id === id);
}

/** Single sign-on as far as it can be tried without a provider; sign-in by password stays as it was. */
export const campusSignInPlan = [
  step('getSignInWays', { phase: 'find', input: () => ({}) }),
  step('exchangeCampusCode', {
    phase: 'person',
    input: () => {
      throw new NotTried(reasons.noProvider);
    },
  }),
  step('getCampusSettings', { phase: 'read', input: () => ({}) }),
  step('tryCampusProvider', {
    phase: 'read',
    input: (world) => ({
      body: { provider: aProvider(world), attributes: { cn: 'Somebody', mail: 'somebody@cas.example', role: ['teacher'] } },
    }),
    rules: [
      { says: rules.mapsBand, fault: ({ answer }) => (answer.band === 'none' && answer.bandRow === 0 ? undefined : excerpt(answer)) },
    ],
  }),
  step('saveCampusProvider', {
    phase: 'change',
    makes: ['ownProviderId'],
    input: (world) => ({ body: aProvider(world) }),
    keep: ({ answer, world }) => {
      world.keep('ownProviderId', answer.id);
      const remove = async (ask: Ask) =>
        ask.data('deleteCampusProvider', { body: { id: answer.id, version: (await storedProvider(ask, answer.id))?.version } });
      world.cleanUp.addOther({ kind: 'provider', id: answer.id, name: answer.name.zh, call: 'deleteCampusProvider', remove });
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ answer, ask }) => {
          const stored = await storedProvider(ask, answer.id);
          return JSON.stringify(stored) === JSON.stringify(answer) ? undefined : excerpt(stored);
        },
      },
    ],
    outdated: ({ input, answer }) => ({ body: { ...input.body, id: answer.id, version: 0 } }),
  }),
  step('tryStaffNumbers', {
    phase: 'person',
    input: (world) => ({ body: { list: [{ email: world.need('person').email, staffNumber: world.named('number') }] } }),
  }),
  step('setStaffNumbers', {
    phase: 'person',
    input: (world) => ({ body: { list: [{ email: world.need('person').email, staffNumber: world.named('number'), was: '' }] } }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, answer, ask }) => {
          const taken = input.body.list.map(({ email, staffNumber }) => ({ email, staffNumber: '', was: staffNumber }));
          const back = await ask.data('setStaffNumbers', { body: { list: taken } });
          return answer.stored === 1 && back.stored === 1 ? undefined : excerpt([answer, back]);
        },
      },
    ],
  }),
  step('saveLocalSignIn', {
    phase: 'change',
    // Nobody's way to sign in may change: what is set is stored again.
    input: async (_world, ask) => ({ body: (await ask.data('getCampusSettings', {})).local }),
    outdated: ({ input }) => input,
  }),
  step('deleteCampusProvider', {
    phase: 'remove',
    input: async (world, ask) => {
      const id = world.need('ownProviderId');
      return { body: { id, version: (await storedProvider(ask, id))?.version } };
    },
    keep: ({ input, world }) => world.cleanUp.drop('provider', input.body.id),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const stored = await storedProvider(ask, input.body.id);
          return stored ? excerpt(stored) : undefined;
        },
      },
    ],
  }),
];
