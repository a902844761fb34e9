import { z } from 'zod';
import { idSchema } from '../fields';
import { loginResponseSchema } from '../session';
import { secondFactorCodeSchema } from '../session/secondFactor';
import { campusProtocolSchema } from './campusProvider';

/** Why a sign-in at a provider led to none here; in the address of the sign-in page after `#campusError=`. */
export const campusFaultSchema = z.enum([
  'providerOff',
  'providerAway',
  'wrongState',
  'refused',
  'cancelled',
  'noAccount',
  'addressNotVerified',
  'addressTaken',
  'joinedOtherwise',
  'bandNotMapped',
  'departmentNotMapped',
  'detailsMissing',
  'disabled',
  'tooMany',
]);
export type CampusFault = z.infer<typeof campusFaultSchema>;

/** Extension: how one can sign in, for everybody. */
export const signInWaysSchema = z.object({
  /** Whether the form for passwords is shown at once; where it is not, it is still there for the one account that always may. */
  isLocalOpen: z.boolean(),
  providers: z.array(z.object({ id: idSchema, protocol: campusProtocolSchema, name: z.object({ zh: z.string(), en: z.string() }) })),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

/** Extension: the one-use code of the address, and a code of the second factor where code 30011 asked for one. */
export const exchangeCampusCodeRequestSchema = z.object({
  /** The code of the address; it works once. */
  campusCode: z.string().min(16).max(200),
  code: secondFactorCodeSchema.optional(),
});
export type ExchangeCampusCodeRequest = z.infer<typeof exchangeCampusCodeRequestSchema>;

/** Extension: a sign-in as by password, and the path of the workbench to which the person wanted to go. */
export const campusSignInSchema = loginResponseSchema.extend({ to: z.string() });
export type CampusSignIn = z.infer<typeof campusSignInSchema>;
