import { emailSchema, requiredText, textLimits } from '../fields';
import { levelOf, permissionOfBand } from '../permissions';
import type { CampusProvider } from './campusProvider';
import type { CampusFault } from './campusSignIn';
import type { MappedPerson } from './mapPerson';

// What is longer than a user name may be is shortened where it is stored.
const nameSchema = requiredText(textLimits.title);

/** An account that somebody could be. */
export interface KnownAccount {
  id: number;
  userName: string;
  email: string;
  isDisabled: boolean;
  /** Whether another identity of the same provider signs in to it. */
  isJoined: boolean;
  /** Whether it is of another college, or one that many people share: nobody joins it, and its address is taken. */
  isElsewhere: boolean;
}

/** The accounts that the attributes of somebody find in the college; an address is unique over the whole installation. */
export interface FoundAccounts {
  byEmail: KnownAccount | undefined;
  byStaffNumber: KnownAccount | undefined;
}

/** What the first sign-in of somebody does. */
export type FirstSignIn =
  | { outcome: 'join'; account: KnownAccount; fault: null }
  | { outcome: 'create'; account: null; fault: null }
  | { outcome: 'refused'; account: KnownAccount | null; fault: CampusFault };

type Rule = Pick<CampusProvider, 'joinBy' | 'createsAccounts'>;

/**
 * Joins an account by a staff number, or by an address that the provider says is verified; else makes one, if the provider may and the
 * table gives all that an account needs. Whoever is unclear gets nothing.
 */
export function decideFirstSignIn(rule: Rule, person: MappedPerson, { byEmail, byStaffNumber }: FoundAccounts): FirstSignIn {
  const account = rule.joinBy === 'staffNumber' ? byStaffNumber : rule.joinBy === 'email' ? byEmail : undefined;
  if (account && !account.isElsewhere) {
    const fault = joinFault(rule, person, account);
    return fault ? { outcome: 'refused', account, fault } : { outcome: 'join', account, fault: null };
  }
  const fault = makingFault(rule, person, byEmail);
  return fault ? { outcome: 'refused', account: null, fault } : { outcome: 'create', account: null, fault: null };
}

function joinFault({ joinBy }: Rule, { isEmailVerified }: MappedPerson, { isJoined, isDisabled }: KnownAccount): CampusFault | undefined {
  if (joinBy === 'email' && !isEmailVerified) return 'addressNotVerified';
  if (isJoined) return 'joinedOtherwise';
  return isDisabled ? 'disabled' : undefined;
}

function makingFault({ createsAccounts }: Rule, person: MappedPerson, byEmail: KnownAccount | undefined): CampusFault | undefined {
  if (!createsAccounts) return 'noAccount';
  const isComplete = nameSchema.safeParse(person.userName).success && emailSchema.safeParse(person.email).success;
  if (!isComplete) return 'detailsMissing';
  if (byEmail) return 'addressTaken';
  if (person.band === null) return 'bandNotMapped';
  const needsDepartment = levelOf(permissionOfBand[person.band]) === 'department';
  return needsDepartment && person.departmentId === null ? 'departmentNotMapped' : undefined;
}
