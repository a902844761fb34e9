import {
  campusAddressSchema,
  isSame,
  providerFault,
  saveCampusProviderRequestSchema,
  type CampusProvider,
  type CampusProtocol,
  type CampusRow,
  type Language,
  type SaveCampusProviderRequest,
  type TryCampusProviderRequest,
} from '@college/curriculum-model';
import type { FieldProblems } from '../../support/recordForm';

/** What stands in the fields of a provider; without `clientSecret` the stored one stays, an empty one is removed. */
export type ProviderValues = Omit<SaveCampusProviderRequest, 'id' | 'version'>;

const usualAttributes = {
  cas: { userName: 'cn', email: 'mail', emailVerified: '', staffNumber: 'user' },
  oidc: { userName: 'name', email: 'email', emailVerified: 'email_verified', staffNumber: '' },
} as const;

/** What a new provider begins with: the names that most providers of the protocol use, and nobody let in whom no row names. */
export function newProvider(protocol: CampusProtocol): ProviderValues {
  return {
    protocol,
    name: { zh: '', en: '' },
    isEnabled: true,
    address: '',
    clientId: '',
    scopes: protocol === 'oidc' ? 'openid profile email' : '',
    hasOwnSecondFactor: false,
    joinBy: protocol === 'oidc' ? 'email' : 'staffNumber',
    createsAccounts: false,
    attributes: { ...usualAttributes[protocol] },
    rows: [],
    otherBand: null,
  };
}

/** A stored provider as it stands in the fields. */
export function valuesOfProvider(provider: CampusProvider): ProviderValues {
  const { id: _id, version: _version, hasClientSecret: _secret, returnAddress: _return, logoutAddress: _logout, ...values } = provider;
  return values;
}

/** What is sent to be stored, over a record or as a new one. */
export function requestOf(values: ProviderValues, over: CampusProvider | null): SaveCampusProviderRequest {
  return { ...values, id: over?.id ?? 0, ...(over && { version: over.version }) };
}

/** What is tried: everything but the secret. */
export function triedOf(values: ProviderValues, id: number): TryCampusProviderRequest['provider'] {
  const { clientSecret: _, ...open } = values;
  return { ...open, id };
}

/** Another protocol brings the usual names of its attributes, where those of the former one were not changed. */
export function withProtocol(values: ProviderValues, protocol: CampusProtocol): Partial<ProviderValues> {
  const { scopes, clientId } = values;
  const isUsual = isSame(values.attributes, usualAttributes[values.protocol]);
  const { attributes, joinBy, ...usual } = newProvider(protocol);
  return {
    protocol,
    ...(isUsual && { attributes, joinBy }),
    scopes: protocol === 'oidc' ? scopes || usual.scopes : '',
    clientId: protocol === 'oidc' ? clientId : '',
  };
}

/** What is wrong with the fields before anything is sent: what is missing, what no address is, and what the rules say. */
export function providerProblems(
  values: ProviderValues,
  isDepartment: (id: number) => boolean,
  words: { language: Language } & Record<'nameMissing' | 'addressWrong' | 'rowIncomplete' | 'wrong', string>,
): FieldProblems {
  const problems: Record<string, string> = {};
  for (const language of ['zh', 'en'] as const) if (values.name[language].trim() === '') problems[`name.${language}`] = words.nameMissing;
  if (!campusAddressSchema.safeParse(values.address.trim()).success) problems.address = words.addressWrong;
  for (const [index, { attribute, value }] of values.rows.entries()) {
    if (attribute.trim() === '' || value.trim() === '') problems[`rows.${index}`] = words.rowIncomplete;
  }
  const fault = providerFault(values, isDepartment);
  if (fault) problems[fault.field] ??= fault.sentence[words.language];
  if (Object.keys(problems).length > 0) return problems;
  const read = saveCampusProviderRequestSchema.safeParse({ ...values, id: 0 });
  return read.success ? problems : { [read.error.issues[0]!.path.join('.')]: words.wrong };
}

/** A row that gives nothing yet; it takes the attribute of the row above it. */
export function nextRow(rows: readonly CampusRow[]): CampusRow {
  return { attribute: rows.at(-1)?.attribute ?? '', value: '', departmentId: null, band: null };
}

/** The rows with one of them one place higher or lower; they are read from above. */
export function withRowMoved(rows: readonly CampusRow[], index: number, step: -1 | 1): CampusRow[] {
  const moved = [...rows];
  const [row] = moved.splice(index, 1);
  if (row) moved.splice(index + step, 0, row);
  return moved;
}
