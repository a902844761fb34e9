import { profileFields } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { onePixel, onePixelFile } from '../onePixel';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { codeOf } from './enrol';
import { addressOf, mailsWritten, mailTo, page, randomPassword, signInAs } from './madePerson';
import { textsReadBack } from './textsReadBack';

const avatar = `data:image/png;base64,${onePixel}`;

/** What belongs to a person: name, profile, password, sign-in. All on the person whom the suite made. */
export const accountPlan = [
  step('getUserProfile', { phase: 'find', input: () => ({}) }),
  step('login', {
    phase: 'person',
    wants: ['person'],
    isHarmless: true,
    input: (world) => {
      const person = world.peek('person');
      return { body: { email: person?.email ?? world.need('email'), password: person?.password ?? world.need('password') } };
    },
    rules: [
      {
        says: rules.wrongPasswordIsRefused,
        fault: async ({ ask, world }) => {
          const body = { email: `nobody-${addressOf(world)}`, password: 'not the password' };
          const { code } = await ask.as(undefined).reply('login', { body });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
  step('listSignIns', {
    phase: 'person',
    as: 'person',
    input: () => ({}),
    rules: [
      {
        says: rules.signInIsListed,
        fault: ({ answer }) => (answer.filter(({ isCurrent }) => isCurrent).length === 1 ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('endSignIn', {
    phase: 'person',
    as: 'person',
    input: async (world, ask) => {
      const { email, password } = world.need('person');
      await signInAs(ask, email, password);
      const other = (await ask.data('listSignIns', {})).find(({ isCurrent }) => !isCurrent);
      return { body: { id: other?.id ?? 0 } };
    },
    rules: [
      {
        says: rules.isGone,
        fault: async ({ input, ask }) => {
          const list = await ask.data('listSignIns', {});
          return list.some(({ id }) => id === input.body.id) ? excerpt(list) : undefined;
        },
      },
    ],
  }),
  step('endOtherSignIns', {
    phase: 'person',
    as: 'person',
    input: () => ({}),
    rules: [
      {
        says: rules.signInIsListed,
        fault: async ({ ask }) => {
          const list = await ask.data('listSignIns', {});
          return list.length === 1 && list[0]?.isCurrent ? undefined : excerpt(list);
        },
      },
    ],
  }),
  step('reauthenticate', {
    phase: 'person',
    as: 'person',
    // Wrong passwords would count against the person.
    isRightOnly: true,
    input: (world) => ({ body: { password: world.need('person').password } }),
  }),
  step('listSecurityNotices', { phase: 'person', as: 'person', input: () => ({}) }),
  step('seeSecurityNotices', {
    phase: 'person',
    as: 'person',
    input: () => ({}),
    rules: [
      {
        says: rules.noticesAreSeen,
        fault: async ({ ask }) => {
          const list = await ask.data('listSecurityNotices', {});
          return list.some(({ isNew }) => isNew) ? excerpt(list) : undefined;
        },
      },
    ],
  }),
  step('listNotices', { phase: 'person', as: 'person', input: () => ({ query: {} }) }),
  step('countNotices', { phase: 'person', as: 'person', input: () => ({}) }),
  step('seeNotices', {
    phase: 'person',
    as: 'person',
    input: () => ({ body: { until: new Date().toISOString() } }),
    rules: [
      {
        says: rules.noticesAreSeen,
        fault: async ({ ask }) => {
          const { unseen } = await ask.data('countNotices', {});
          return unseen === 0 ? undefined : `${unseen}`;
        },
      },
    ],
  }),
  step('setNoticeMail', {
    phase: 'person',
    as: 'person',
    input: () => ({ body: { mode: 'daily', lang: '80102' } }),
    rules: [
      {
        says: rules.mailIsChosen,
        fault: async ({ input, ask }) => {
          const { mode } = await ask.data('getNoticeMail', {});
          return mode === input.body.mode ? undefined : mode;
        },
      },
    ],
  }),
  step('getNoticeMail', { phase: 'person', as: 'person', input: () => ({}) }),
  step('getSecondFactor', { phase: 'person', as: 'person', input: () => ({}) }),
  step('beginSecondFactor', { phase: 'person', as: 'person', input: () => ({}) }),
  step('confirmSecondFactor', {
    phase: 'person',
    as: 'person',
    makes: ['recoveryCode'],
    input: async (_, ask) => ({ body: { code: codeOf((await ask.data('beginSecondFactor', {})).key) } }),
    keep: ({ answer, world }) => world.keep('recoveryCode', answer.recoveryCodes[0]),
    rules: [
      {
        says: rules.codeIsWanted,
        fault: async ({ ask, world }) => {
          const { email, password } = world.need('person');
          const { code } = await ask.as(undefined).reply('login', { body: { email, password } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
  step('endSecondFactor', {
    phase: 'person',
    as: 'person',
    wants: ['recoveryCode'],
    input: (world) => ({ body: { code: world.need('recoveryCode') } }),
    rules: [{ says: rules.passwordIsEnough, fault: ({ ask, world }) => signInFault(ask, world) }],
  }),
  step('updateUserName', {
    phase: 'person',
    as: 'person',
    input: (world) => ({ body: { userId: world.need('person').id, userName: `Conformance ${world.stamp} c` } }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          const { userName } = await ask.data('getUserProfile', {});
          return userName === input.body.userName ? undefined : excerpt(userName);
        },
      },
    ],
  }),
  step('encodeImage', {
    phase: 'read',
    input: () => ({ body: { file: onePixelFile() } }),
    rules: [{ says: rules.encodesBytes, fault: ({ answer }) => (answer.startsWith('iVBORw0KGgo') ? undefined : excerpt(answer)) }],
  }),
  step('saveUserInfo', {
    phase: 'person',
    as: 'person',
    input: async (world, ask) => {
      const { version, contactEmail, ...profile } = await ask.data('getUserProfile', {});
      const changed = {
        introduction: 'introduction',
        collegeName: 'college',
        major: 'major',
        job: 'job',
        contactEmail: contactEmail || world.need('person').email,
      };
      return { body: { file: avatar, userInfo: JSON.stringify({ ...profile, ...changed, version }) } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ input, ask }) => {
          return textsReadBack(profileFields, JSON.parse(input.body.userInfo) as object, await ask.data('getUserProfile', {}));
        },
      },
    ],
    outdated: async ({ ask }) => {
      const profile = await ask.data('getUserProfile', {});
      if (profile.version === undefined) return undefined;
      const save = (job: string) => ({ body: { file: avatar, userInfo: JSON.stringify({ ...profile, job }) } });
      await ask.data('saveUserInfo', save('another job'));
      return save('a third job');
    },
  }),
  step('updateOwnPassword', {
    phase: 'person',
    as: 'person',
    input: (world) => ({ body: { userId: world.need('person').id, old: world.need('person').password, new: randomPassword() } }),
    keep: ({ input, world }) => keepPassword(world, input.body.new),
    rules: [{ says: rules.signsInWithNewPassword, fault: ({ ask, world }) => signInFault(ask, world) }],
  }),
  step('updatePassword', {
    phase: 'person',
    as: 'person',
    input: (world) => {
      const { id, password } = world.need('person');
      return { body: { userId: id, targetUserId: id, old: password, fresh: randomPassword() } };
    },
    keep: ({ input, world }) => keepPassword(world, input.body.fresh),
    rules: [{ says: rules.signsInWithNewPassword, fault: ({ ask, world }) => signInFault(ask, world) }],
  }),
  step('forgetPassword', {
    phase: 'person',
    input: (world) => ({ body: { email: world.need('person').email } }),
    rules: [
      {
        says: rules.saysNothingOfAccounts,
        fault: async ({ ask, world }) => {
          const known = await ask.reply('forgetPassword', { body: { email: world.need('person').email } });
          const unknown = await ask.reply('forgetPassword', { body: { email: `nobody-${addressOf(world)}` } });
          return known.code === unknown.code && known.message === unknown.message ? undefined : `${known.message} / ${unknown.message}`;
        },
      },
    ],
  }),
  step('listOutbox', {
    phase: 'person',
    input: async (world, ask) => {
      // Pages that grow while they are read would differ.
      if (!world.isReadOnly) await mailsWritten(ask);
      return { query: page };
    },
  }),
  step('resetPassword', {
    phase: 'person',
    input: async (world, ask) => {
      const link = await mailTo(ask, world.need('person').email);
      const token = new URL(link, 'https://college.invalid').searchParams.get('token') ?? link.split(/[/=#]/).at(-1) ?? '';
      return { body: { token, fresh: randomPassword() } };
    },
    keep: ({ input, world }) => keepPassword(world, input.body.fresh),
    rules: [
      { says: rules.signsInWithNewPassword, fault: ({ ask, world }) => signInFault(ask, world) },
      {
        says: rules.linkWorksOnce,
        fault: async ({ input, ask }) => {
          const { code } = await ask.as(undefined).reply('resetPassword', input);
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
  step('logout', {
    phase: 'end',
    as: 'person',
    input: () => ({}),
    rules: [
      {
        says: rules.tokenIsDead,
        fault: async ({ ask }) => {
          const { code } = await ask.reply('getUserProfile', {});
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];

function keepPassword(world: World, password: string): void {
  world.keep('person', { ...world.need('person'), password });
}

/** Signs the person in with the latest password; a broken sign-in throws by itself. */
async function signInFault(ask: Ask, world: World): Promise<undefined> {
  const person = world.need('person');
  world.keep('person', { ...person, token: await signInAs(ask, person.email, person.password) });
  return undefined;
}
