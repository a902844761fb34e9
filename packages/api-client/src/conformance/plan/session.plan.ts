import { rules } from '../ruleMessages';
import { step } from '../step';

/** The calls about the sign-in itself; the rest of the account is tested with the people. */
export const sessionPlan = [
  step('initManage', { phase: 'find', input: () => ({}) }),
  step('createDownloadTicket', {
    phase: 'read',
    input: (world) => ({ body: { path: '/major/exportMajorMatrix', query: { majorId: world.need('majorId') } } }),
    rules: [
      {
        says: rules.ticketForDownloads,
        fault: async ({ ask, world }) => {
          const path = '/manage/user/userlist';
          const { code } = await ask.reply('createDownloadTicket', { body: { path, query: { majorId: world.need('majorId') } } });
          return code === '0' ? `code ${code}` : undefined;
        },
      },
    ],
  }),
];
