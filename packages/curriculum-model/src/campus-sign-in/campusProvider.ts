import { z } from 'zod';
import { idSchema, requiredText, text, versioned, versionSchema } from '../fields';
import type { BandName } from '../permissions';

/** Most providers of one college, and most rows of one of them. */
export const campusLimits = { providers: 20, rows: 500 } as const;

/** The protocols that a provider may speak: OpenID Connect, or CAS 3. */
export const campusProtocolSchema = z.enum(['oidc', 'cas']);
export type CampusProtocol = z.infer<typeof campusProtocolSchema>;

/** The bands that a row may give: those that are about a college, a department or nothing. Who manages the college is said by a person. */
export const campusBands = ['collegeViewer', 'departmentManager', 'departmentViewer', 'none'] as const satisfies readonly BandName[];
export const campusBandSchema = z.enum(campusBands);
export type CampusBand = z.infer<typeof campusBandSchema>;

const attributeName = text(100);

/** One row of the table: who has this value of this attribute belongs to the department, or has the band, or both. */
export const campusRowSchema = z.object({
  attribute: requiredText(100),
  /** Compared whole, without regard to case and width; with a `*` at its end only the beginning is compared. */
  value: requiredText(200),
  departmentId: idSchema.nullable(),
  band: campusBandSchema.nullable(),
});
export type CampusRow = z.infer<typeof campusRowSchema>;

/** The attributes of a provider that say who somebody is; an empty one is not read. */
export const campusAttributesSchema = z.object({
  userName: attributeName,
  email: attributeName,
  /** Whose value `true` says that the address is verified. */
  emailVerified: attributeName,
  staffNumber: attributeName,
});
export type CampusAttributes = z.infer<typeof campusAttributesSchema>;

/** An address of a provider: https, or http on the machine itself. */
export const campusAddressSchema = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine((address) => /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$))/.test(address))
  .refine((address) => !/[?#@]/.test(address));

const shape = {
  protocol: campusProtocolSchema,
  name: z.object({ zh: requiredText(40), en: requiredText(40) }),
  isEnabled: z.boolean(),
  /** The issuer of OpenID Connect as its discovery document names it, or the address of CAS without `/login`. */
  address: campusAddressSchema,
  /** How the provider knows this installation; empty for CAS. */
  clientId: text(200),
  /** What is asked for in OpenID Connect, with `openid`; empty for CAS. */
  scopes: text(200),
  /** Whether its sign-in counts as both factors; else whoever has a second factor here is asked for it too. */
  hasOwnSecondFactor: z.boolean(),
  /** By what a first sign-in finds an account that is there already: a verified address, a staff number, or nothing. */
  joinBy: z.enum(['email', 'staffNumber', 'nothing']),
  /** Whether a first sign-in that found no account makes one. */
  createsAccounts: z.boolean(),
  attributes: campusAttributesSchema,
  /** Read from above; the first row that matches and names a department gives it, the first that names a band gives that. */
  rows: z.array(campusRowSchema).max(campusLimits.rows),
  /** The band of whom no row gives one; null where they get no account. */
  otherBand: campusBandSchema.nullable(),
};

/** Extension: a provider as college managers read it. Its secret never leaves the server. */
export const campusProviderSchema = z.object({
  id: idSchema,
  ...shape,
  hasClientSecret: z.boolean(),
  /** What the provider has to be told: where people come back to (for CAS the service), and where it reports sign-outs. */
  returnAddress: z.string(),
  logoutAddress: z.string(),
  version: versionSchema,
});
export type CampusProvider = z.infer<typeof campusProviderSchema>;

/** Extension: a provider as it is saved; with id 0 it is a new one. */
export const saveCampusProviderRequestSchema = z.object({
  id: z.union([idSchema, z.literal(0)]),
  ...shape,
  /** The new secret; left out the stored one stays, empty it is removed. */
  clientSecret: z.string().max(500).optional(),
  ...versioned,
});
export type SaveCampusProviderRequest = z.infer<typeof saveCampusProviderRequestSchema>;

/** Extension: whether people of the college sign in by password too, and who may in any case. */
export const localSignInSchema = z.object({
  isOpen: z.boolean(),
  /** The account that signs in by password although nobody else does. */
  breakGlassUserId: idSchema.nullable(),
  /** 0 until the college sets it. */
  version: z.int().min(0),
});
export type LocalSignIn = z.infer<typeof localSignInSchema>;

/** Extension: body of the call that sets it. */
export const saveLocalSignInRequestSchema = localSignInSchema.omit({ version: true }).extend(versioned);
export type SaveLocalSignInRequest = z.infer<typeof saveLocalSignInRequestSchema>;

/** Extension: everything that a college set about its sign-in. */
export const campusSettingsSchema = z.object({
  providers: z.array(campusProviderSchema),
  local: localSignInSchema,
  /** Who may become the account that always signs in by password: managers of the college who have one. */
  breakGlassChoices: z.array(z.object({ id: idSchema, userName: z.string(), email: z.string() })),
});
export type CampusSettings = z.infer<typeof campusSettingsSchema>;
