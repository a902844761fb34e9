import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import type { Client } from '../core/client';
import { saveCampusProvider } from '../campus-sign-in/campusProviders.contract';
import { mockCampusCode } from '../campus-sign-in/mockProvider';

const { clientSecret: _secret, version: _version, ...tried } = sampleCasProvider;

/** An input that the mock takes for each call about single sign-on. */
export const campusInputs = {
  getSignInWays: {},
  exchangeCampusCode: { body: { campusCode: mockCampusCode } },
  getCampusSettings: {},
  saveCampusProvider: { body: { ...sampleCasProvider, id: 5001, version: 1 } },
  deleteCampusProvider: { body: { id: 5001, version: 1 } },
  tryCampusProvider: { body: { provider: tried, attributes: { user: '20260017', cn: '新人', mail: 'newcomer@college.example' } } },
  tryStaffNumbers: { body: { list: [{ email: 'zhoumin@college.example', staffNumber: '20260017' }] } },
  setStaffNumbers: { body: { list: [{ email: 'zhoumin@college.example', staffNumber: '20260017', was: '' }] } },
  saveLocalSignIn: { body: { isOpen: true, breakGlassUserId: null, version: 0 } },
};

/** What must be there before. */
export const prepareCampus = { saveCampusProvider: addProvider, deleteCampusProvider: addProvider };

async function addProvider(client: Client): Promise<void> {
  await client.call(saveCampusProvider, { body: sampleCasProvider });
}
