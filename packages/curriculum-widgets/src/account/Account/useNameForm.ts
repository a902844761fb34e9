import { useEffect } from 'react';
import { useRecordDialog } from '../../support/recordForm/useRecordDialog';
import type { AccountSource } from './AccountSource';
import { followingVersion } from './followingVersion';
import { storedAccount } from './storedAccount';
import { userNameFault } from './userNameFault';

/** The account as far as the form of its name knows it. */
interface NamedAccount {
  userName: string;
  version: number | undefined;
}

interface UseNameFormOptions {
  user: { id: number; userName: string; version?: number | undefined };
  source: Pick<AccountSource, 'changeName'>;
  onSaved: (account: NamedAccount) => void;
  /** Called with the account where the name that is stored already was chosen. */
  onTheirsTaken: (account: NamedAccount) => void;
  onRefused: () => void;
}

/** The user name and its save. The name can be changed elsewhere on the page as well: an untouched form follows. */
export function useNameForm({ user, source, ...handlers }: UseNameFormOptions) {
  const { id, userName, version } = user;
  const form = useRecordDialog<{ userName: string }, NamedAccount>({
    ...handlers,
    record: { userName, version },
    toValues: (account) => ({ userName: account?.userName ?? '' }),
    isSendable: (values) => userNameFault(values.userName) === undefined,
    isSame: (one, other) => one.userName.trim() === other.userName.trim(),
    async send(values, over) {
      const name = values.userName.trim();
      const stored = await source.changeName({ userId: id, userName: name, version: over?.version });
      return { userName: name, version: followingVersion({ version: over?.version }, stored) };
    },
    async loadNewer(refusal) {
      const stored = storedAccount(refusal);
      if (!stored) throw refusal;
      return stored;
    },
  });
  const { follow } = form;
  useEffect(() => {
    follow({ userName, version });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an account that is known already changes nothing
  }, [userName, version]);
  return form;
}
