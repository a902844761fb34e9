import type { Bilingual } from '../language';
import { campusRefusals } from '../refusals/campusRefusals';
import type { SaveCampusProviderRequest } from './campusProvider';

/** What is wrong with a provider by itself, and at which field. */
export interface ProviderFault {
  field: string;
  sentence: Bilingual;
}

/** The first thing for which a provider is not stored; undefined where it can be. */
export function providerFault(
  {
    protocol,
    clientId,
    joinBy,
    attributes,
    rows,
  }: Pick<SaveCampusProviderRequest, 'protocol' | 'clientId' | 'joinBy' | 'attributes' | 'rows'>,
  isDepartment: (id: number) => boolean,
): ProviderFault | undefined {
  if (protocol === 'oidc' && clientId.trim() === '') return { field: 'clientId', sentence: campusRefusals.clientMissing };
  const needed = joinBy === 'email' ? (['email', 'emailVerified'] as const) : joinBy === 'staffNumber' ? (['staffNumber'] as const) : [];
  const missing = needed.find((name) => attributes[name].trim() === '');
  if (missing) return { field: `attributes.${missing}`, sentence: campusRefusals.joinAttributeMissing };
  for (const [index, { departmentId, band }] of rows.entries()) {
    if (departmentId === null && band === null) return { field: `rows.${index}`, sentence: campusRefusals.rowEmpty(index + 1) };
    if (departmentId !== null && !isDepartment(departmentId)) {
      return { field: `rows.${index}.departmentId`, sentence: campusRefusals.departmentUnknown(index + 1) };
    }
  }
  return undefined;
}
