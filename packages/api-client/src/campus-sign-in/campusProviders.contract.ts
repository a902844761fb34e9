import {
  campusDryRunSchema,
  campusProviderSchema,
  campusSettingsSchema,
  idSchema,
  localSignInSchema,
  replyCodes,
  saveCampusProviderRequestSchema,
  saveLocalSignInRequestSchema,
  setStaffNumbersReplySchema,
  setStaffNumbersRequestSchema,
  tryCampusProviderRequestSchema,
  tryStaffNumbersReplySchema,
  tryStaffNumbersRequestSchema,
  versionSchema,
} from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { bodyLimits } from '../core/bodyLimit';
import { done } from '../core/param';

export const getCampusSettings = endpoint({
  method: 'GET',
  path: '/manage/campus/settings',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  data: campusSettingsSchema,
  summary: "Returns the college's providers of single sign-on without their secrets, and whether passwords are open.",
});

export const saveCampusProvider = endpoint({
  method: 'POST',
  path: '/manage/campus/saveprovider',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveCampusProviderRequestSchema,
  data: campusProviderSchema,
  refusals: [replyCodes.passwordWanted],
  summary: 'Adds a provider or changes one; answers it as stored.',
});

export const deleteCampusProvider = endpoint({
  method: 'POST',
  path: '/manage/campus/deleteprovider',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: z.object({ id: idSchema, version: versionSchema.optional() }),
  data: done,
  refusals: [replyCodes.passwordWanted],
  summary: 'Deletes a provider with the identities that it confirmed; the accounts stay, and sign-ins made there end.',
});

export const tryCampusProvider = endpoint({
  method: 'POST',
  path: '/manage/campus/try',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  body: tryCampusProviderRequestSchema,
  data: campusDryRunSchema,
  summary:
    'Says which account, department and band somebody with these attributes would get at their first sign-in, without storing anything.',
});

export const saveLocalSignIn = endpoint({
  method: 'POST',
  path: '/manage/campus/savelocal',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: saveLocalSignInRequestSchema,
  data: localSignInSchema,
  refusals: [replyCodes.passwordWanted],
  summary: 'Opens or closes sign-in by password for the college, but for one account that always may.',
});

export const setStaffNumbers = endpoint({
  method: 'POST',
  path: '/manage/campus/setstaffnumbers',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: setStaffNumbersRequestSchema,
  maxBody: bodyLimits.people,
  data: setStaffNumbersReplySchema,
  refusals: [replyCodes.passwordWanted],
  summary:
    'Gives up to 5000 accounts of the college their staff numbers by e-mail address; a number that is there already stays unless it is named.',
});

export const tryStaffNumbers = endpoint({
  method: 'POST',
  path: '/manage/campus/trystaffnumbers',
  auth: 'collegeManage',
  writes: false,
  extension: true,
  body: tryStaffNumbersRequestSchema,
  maxBody: bodyLimits.people,
  data: tryStaffNumbersReplySchema,
  summary: 'Says what setting these staff numbers would do to each account, without storing anything.',
});
