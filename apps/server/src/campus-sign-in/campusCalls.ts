import {
  deleteCampusProvider,
  exchangeCampusCode,
  getCampusSettings,
  getSignInWays,
  saveCampusProvider,
  saveLocalSignIn as saveLocalSignInCall,
  setStaffNumbers as setStaffNumbersCall,
  tryCampusProvider,
  tryStaffNumbers as tryStaffNumbersCall,
} from '@college/api-client/contract';
import { textOf } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { codeName } from '../second-factor/messages';
import { deleteProvider, saveProvider } from './changeProviders';
import { exchangeCode } from './exchangeCode';
import { findLocalSignIn, isOpenAnywhere, listBreakGlassChoices } from './localSignInRepository';
import { presentProvider } from './presentProvider';
import { providerFieldNames } from './providerFieldNames';
import { listEnabledProviders, listProviders } from './providerRepository';
import { saveLocalSignIn } from './saveLocalSignIn';
import { setStaffNumbers, tryStaffNumbers } from './setStaffNumbers';
import { tryProvider } from './tryProvider';

/** The calls about single sign-on. */
export const campusCalls: readonly MountedCall[] = [
  handle(getSignInWays, async ({ db }) => ({
    isLocalOpen: await isOpenAnywhere(db),
    providers: (await listEnabledProviders(db)).map(({ id, protocol, settings: { name } }) => ({ id, protocol, name })),
  })),
  handle(exchangeCampusCode, ({ body, ...context }) => exchangeCode(body, context), { ownTransactions: true, fieldNames: codeName }),
  handle(getCampusSettings, async ({ db, caller: { collegeId }, services: { settings }, origin, language }) => ({
    providers: (await listProviders(db, collegeId)).map((provider) => presentProvider(provider, { settings, origin })),
    local: await findLocalSignIn(db, collegeId),
    breakGlassChoices: (await listBreakGlassChoices(db, collegeId)).map((user) => {
      return { id: user.id, userName: textOf(user, 'userName', language), email: user.email };
    }),
  })),
  handle(saveCampusProvider, ({ db, body, ...context }) => saveProvider(db, body, context), { fieldNames: providerFieldNames }),
  handle(deleteCampusProvider, ({ db, body, ...context }) => deleteProvider(db, body, context)),
  handle(
    tryCampusProvider,
    ({ db, body, caller, language, services: { settings } }) => tryProvider(db, body, { caller, language, settings }),
    { fieldNames: providerFieldNames },
  ),
  handle(tryStaffNumbersCall, ({ db, body, caller: { collegeId } }) => tryStaffNumbers(db, body, collegeId), {
    fieldNames: providerFieldNames,
  }),
  handle(setStaffNumbersCall, ({ db, body, ...context }) => setStaffNumbers(db, body, context), {
    fieldNames: providerFieldNames,
  }),
  handle(saveLocalSignInCall, ({ db, body, ...context }) => saveLocalSignIn(db, body, context), {
    fieldNames: providerFieldNames,
  }),
];
