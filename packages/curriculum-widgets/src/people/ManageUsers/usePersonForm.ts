import { emailSchema, userNameLimit, type ManagedUser } from '@college/curriculum-model';
import { followingVersion } from '../../account/Account/followingVersion';
import type { AccountText } from '../../account/Account/messages';
import { storedAccount } from '../../account/Account/storedAccount';
import { userNameFault } from '../../account/Account/userNameFault';
import { useRecordDialog } from '../../support/recordForm/useRecordDialog';
import type { PeopleSource } from '../PeopleSource';
import type { ManageUsersText } from './messages';

/** What can be changed of a person. */
export type PersonValues = Pick<ManagedUser, 'userName' | 'email'>;

/** A person as stored; `answered` is what the server said of it. */
interface SavedPerson extends ManagedUser {
  answered?: ManagedUser | undefined;
}

interface UsePersonFormOptions {
  /** As recorded: this is what is edited. */
  person: ManagedUser;
  source: Pick<PeopleSource, 'updatePerson'>;
  /** Called with the person as stored, where the server answers it. */
  onSaved: (stored: ManagedUser | undefined) => void;
  /** Called when nothing is left to save, because what is stored already was chosen. */
  onTheirsTaken: () => void;
  /** Called when nothing was sent, or it was refused; a failure comes with its error. */
  onRefused: (why: 'blank' | 'refused', error?: unknown) => void;
}

/** Name and e-mail address of a person, and their save; who was not the first to save sees what the other wrote. */
export function usePersonForm({ person, source, onSaved, ...handlers }: UsePersonFormOptions) {
  return useRecordDialog<PersonValues, SavedPerson>({
    ...handlers,
    onSaved: ({ answered }) => onSaved(answered),
    record: person,
    toValues: (record) => ({ userName: record?.userName ?? '', email: record?.email ?? '' }),
    isSendable: (values) => !userNameFault(values.userName) && !emailFault(values.email),
    isSame(one, other) {
      const [sent, stored] = [trimmed(one), trimmed(other)];
      return sent.userName === stored.userName && sent.email === stored.email;
    },
    async send(values, over) {
      const { id, version } = over ?? person;
      const sent = trimmed(values);
      const answered = (await source.updatePerson({ id, ...sent, version })) ?? undefined;
      return { ...person, ...sent, version: followingVersion({ version }, answered), answered };
    },
    async loadNewer(refusal) {
      const stored = storedAccount(refusal);
      if (stored?.email === undefined) throw refusal;
      return { ...person, ...stored, email: stored.email };
    },
  });
}

/** The sentence beside each field that cannot be sent. */
export function personFaults({ userName, email }: PersonValues, text: ManageUsersText, account: AccountText) {
  const name = userNameFault(userName);
  const address = emailFault(email);
  return {
    userName: name && (name === 'empty' ? account.nameEmpty : account.nameTooLong({ max: userNameLimit })),
    email: address && (address === 'empty' ? text.emailEmpty : text.emailWrong),
  };
}

function emailFault(email: string): 'empty' | 'wrong' | undefined {
  if (email.trim() === '') return 'empty';
  return emailSchema.safeParse(email).success ? undefined : 'wrong';
}

function trimmed({ userName, email }: PersonValues): PersonValues {
  return { userName: userName.trim(), email: email.trim() };
}
