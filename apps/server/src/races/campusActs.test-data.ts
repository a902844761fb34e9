import * as contract from '@college/api-client/contract';
import type { RaceActs } from './raceAct.test-data';

/** Writes of what a college set about its sign-in. */
export const campusActs = {
  saveCampusProvider: [
    {
      does: 'renames a provider',
      request: async (read) => {
        const { providers } = await read(contract.getCampusSettings, {});
        return { body: { ...providers[0]!, name: { zh: '校园账号', en: 'Campus account' } } };
      },
    },
    {
      does: 'switches a provider off',
      request: async (read) => {
        const { providers } = await read(contract.getCampusSettings, {});
        return { body: { ...providers[0]!, isEnabled: false } };
      },
    },
  ],
  deleteCampusProvider: [
    {
      does: 'deletes a provider',
      request: async (read) => {
        const { providers } = await read(contract.getCampusSettings, {});
        return { body: { id: providers[0]!.id, version: providers[0]!.version } };
      },
    },
  ],
  saveLocalSignIn: [
    {
      does: 'names the emergency account',
      request: async (read) => {
        const { local, breakGlassChoices } = await read(contract.getCampusSettings, {});
        return { body: { ...local, breakGlassUserId: breakGlassChoices[0]!.id } };
      },
    },
  ],
  setStaffNumbers: { overwritesNothing: 'leaves a number that is another one than was read' },
  exchangeCampusCode: { overwritesNothing: 'makes a session with a code that is good for one' },
} satisfies Partial<RaceActs>;
