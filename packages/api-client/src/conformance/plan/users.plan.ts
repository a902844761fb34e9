import { isLoginInvalid, isSuccess } from '@college/curriculum-model';
import type { Ask } from '../ask';
import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';
import type { World } from '../world';
import { enrol } from './enrol';
import { addressOf, newPerson, noRights, page, randomPassword, signInAs } from './madePerson';

const noLimits = { storedBytes: null, emptyUnits: null, eventStreams: null, waitingFiles: null, feedbacks: null };

/** The account that this run made, as it is listed. */
async function madeAccount(world: World, ask: Ask): Promise<{ id: number; version: number | undefined }> {
  const { id, email } = world.need('person');
  const { pageInfo } = await ask.data('listUsers', { body: { ...page, keyword: email } });
  return { id, version: pageInfo.list.find((person) => person.id === id)?.version };
}

/** What is wrong where a token still opens something. */
async function openFault(ask: Ask, token: string): Promise<string | undefined> {
  const { code } = await ask.as(token).reply('initManage', {});
  return isLoginInvalid(code) ? undefined : `code ${code}`;
}

/** Managing people: adding, listing, changing. */
export const usersPlan = [
  step('listAvailableDepartments', { phase: 'read', input: () => ({ query: {} }) }),
  step('findScopes', { phase: 'read', input: () => ({ body: { level: 'department', keyword: 'a' } }) }),
  step('resolveScopes', {
    phase: 'read',
    input: async (_, ask) => {
      const departments = await ask.data('listAvailableDepartments', { query: {} });
      return { body: { list: departments.slice(0, 1).map(({ value }) => ({ level: 'department' as const, id: Number(value) })) } };
    },
  }),
  step('listUsers', { phase: 'read', input: () => ({ body: page }) }),
  step('insertNewUsers', {
    phase: 'person',
    makes: ['person'],
    input: (world) => ({ query: {}, body: newPerson(world, randomPassword()) }),
    keep: async ({ input, answer, ask, world }) => {
      const [made] = Array.isArray(answer) ? answer : [];
      const [row] = input.body;
      if (!made || !row || typeof row.password !== 'string' || world.peek('person')) return;
      const email = addressOf(world);
      world.cleanUp.leave(`person ${made.id} “${row.userName}” <${email}> (permissionId ${noRights}: no rights)`);
      const token = await signInAs(ask, email, row.password);
      world.keep('person', { id: made.id, email, userName: String(row.userName), password: row.password, token });
    },
    rules: [
      {
        says: rules.dryRunStoresNothing,
        fault: async ({ ask, world }) => {
          const email = `dry-${addressOf(world)}`;
          const [person] = newPerson(world, randomPassword());
          await ask.data('insertNewUsers', { query: { dryrun: 1 as const }, body: [{ ...person, email }] });
          const { pageInfo } = await ask.data('listUsers', { body: { ...page, keyword: email } });
          return pageInfo.total === 0 ? undefined : excerpt(pageInfo.list);
        },
      },
      {
        says: rules.addressOnce,
        fault: async ({ input, ask }) => {
          const reply = await ask.reply('insertNewUsers', { query: {}, body: input.body });
          const isReported = reply.code !== '0' || excerpt(reply.data).includes('faults');
          return isReported ? undefined : excerpt(reply.data);
        },
      },
      {
        says: rules.noRightKeepsSignIn,
        fault: async ({ ask, world }) => {
          const { code } = await ask.as(world.need('person').token).reply('listCourseClasses', { query: {} });
          const isRefused = !isSuccess(code) && !isLoginInvalid(code);
          return isRefused ? undefined : `code ${code}`;
        },
      },
    ],
  }),
  step('resetSecondFactor', {
    phase: 'person',
    // A person without a second factor has nothing to be reset.
    isRightOnly: true,
    input: async (world, ask) => {
      const { id, token } = world.need('person');
      await enrol(ask.as(token));
      return { body: { id } };
    },
    keep: async ({ ask, world }) => {
      const person = world.need('person');
      world.keep('person', { ...person, token: await signInAs(ask, person.email, person.password) });
    },
  }),
  step('setUserDisabled', {
    phase: 'person',
    input: async (world, ask) => ({ body: { ...(await madeAccount(world, ask)), isDisabled: true, reason: 'Conformance' } }),
    rules: [
      { says: rules.tokenIsDead, fault: ({ ask, world }) => openFault(ask, world.need('person').token) },
      {
        says: rules.disabledIsRefused,
        fault: async ({ ask, world }) => {
          const { email, password } = world.need('person');
          const { code } = await ask.as(undefined).reply('login', { body: { email, password } });
          return isSuccess(code) ? `code ${code}` : undefined;
        },
      },
      {
        says: rules.isListed,
        fault: async ({ input, ask, world }) => {
          const { pageInfo } = await ask.data('listUsers', { body: { ...page, keyword: world.need('person').email, isDisabled: true } });
          return pageInfo.list[0]?.disabled?.reason === input.body.reason ? undefined : excerpt(pageInfo.list);
        },
      },
      {
        says: rules.enabledSignsIn,
        fault: async ({ ask, world }) => {
          const person = world.need('person');
          await ask.data('setUserDisabled', { body: { ...(await madeAccount(world, ask)), isDisabled: false } });
          world.keep('person', { ...person, token: await signInAs(ask, person.email, person.password) });
          return undefined;
        },
      },
    ],
    // By then the account has been enabled.
    outdated: ({ input }) => input,
  }),
  step('getServerStatus', { phase: 'read', input: () => ({}) }),
  step('getBackups', { phase: 'read', input: () => ({}) }),
  step('listBudgets', { phase: 'read', input: () => ({ query: page }) }),
  step('saveBudgets', {
    phase: 'person',
    input: async (world, ask) => {
      const { pageInfo } = await ask.data('listBudgets', { query: { ...page, keyword: world.need('person').email } });
      const person = pageInfo.list.find(({ id }) => id === world.need('person').id);
      const emptyUnits = (person?.budgets.emptyUnits.usual ?? 0) + 1;
      return { body: { id: world.need('person').id, version: person?.version, limits: { ...noLimits, emptyUnits } } };
    },
    rules: [
      {
        says: rules.readsBack,
        fault: ({ input, answer }) =>
          answer.budgets.emptyUnits.limit === input.body.limits.emptyUnits ? undefined : excerpt(answer.budgets.emptyUnits),
      },
    ],
    outdated: async ({ input, answer, ask }) => {
      const body = { ...input.body, version: answer.version };
      await ask.data('saveBudgets', { body });
      return { body: { ...body, limits: noLimits } };
    },
  }),
  step('findErasure', {
    phase: 'person',
    input: (world) => ({ query: { id: world.need('person').id } }),
  }),
  step('erasePerson', {
    phase: 'erase',
    input: async (world, ask) => ({ body: await madeAccount(world, ask) }),
    rules: [
      {
        says: rules.isGone,
        fault: async ({ ask, world }) => {
          const { pageInfo } = await ask.data('listUsers', { body: { ...page, keyword: world.need('person').email } });
          return pageInfo.total === 0 ? undefined : excerpt(pageInfo.list);
        },
      },
    ],
  }),
  step('getRetention', { phase: 'read', input: () => ({}) }),
  step('saveRetention', {
    phase: 'person',
    // What the college keeps stays as it is; its version alone goes up.
    input: async (_, ask) => ({ body: await ask.data('getRetention', {}) }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ answer, ask }) => {
          const read = await ask.data('getRetention', {});
          return JSON.stringify(read) === JSON.stringify(answer) ? undefined : excerpt(read);
        },
      },
    ],
    outdated: ({ input }) => input,
  }),
  step('getDeadlines', { phase: 'read', input: () => ({}) }),
  step('saveDeadlines', {
    phase: 'person',
    // What the college plans stays as it is; its version alone goes up.
    input: async (_, ask) => ({ body: await ask.data('getDeadlines', {}) }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ answer, ask }) => {
          const read = await ask.data('getDeadlines', {});
          return JSON.stringify(read) === JSON.stringify(answer) ? undefined : excerpt(read);
        },
      },
    ],
    outdated: ({ input }) => input,
  }),
  step('notifyLeaders', {
    phase: 'person',
    // The course is led by the caller alone, so that nobody is troubled.
    input: (world) => ({ body: { courseIds: [world.need('ownCourseId')] } }),
    rules: [
      {
        says: rules.tellsOnce,
        fault: async ({ input, ask }) => {
          const again = await ask.data('notifyLeaders', input);
          return again.people === 0 && again.courses === 0 ? undefined : excerpt(again);
        },
      },
    ],
  }),
  step('getCollegeRules', { phase: 'read', input: () => ({}) }),
  step('saveCollegeRules', {
    phase: 'person',
    // What the college set stays as it is; its version alone goes up.
    input: async (_, ask) => ({ body: await ask.data('getCollegeRules', {}) }),
    rules: [
      {
        says: rules.readsBack,
        fault: async ({ answer, ask }) => {
          const read = await ask.data('getCollegeRules', {});
          return JSON.stringify(read) === JSON.stringify(answer) ? undefined : excerpt(read);
        },
      },
    ],
    outdated: ({ input }) => input,
  }),
  step('updateUserInfo', {
    phase: 'person',
    input: (world) => ({
      body: { id: world.need('person').id, userName: `Conformance ${world.stamp} b`, email: world.need('person').email },
    }),
    rules: [
      {
        says: rules.isListed,
        fault: async ({ input, ask }) => {
          const { pageInfo } = await ask.data('listUsers', { body: { ...page, keyword: input.body.userName } });
          return pageInfo.list.some(({ id }) => id === input.body.id) ? undefined : excerpt(pageInfo.list);
        },
      },
    ],
  }),
];
