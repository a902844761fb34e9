import type { UserProfile } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { refusedField, useRecordPage, type RecordEditorProps } from '../../support/recordForm';
import { profileMessages } from './messages';
import type { ProfileSource } from './ProfileSource';
import { blankProfile, isNewPicture, profileProblems, toProfileInput, toProfileValues, type ProfileValues } from './profileValues';
import { scaleAvatar } from './scaleAvatar';

interface UseProfileOptions extends Pick<RecordEditorProps, 'onUnsavedChange' | 'controls' | 'draftStorage'> {
  userId: number;
  userName?: string;
  version?: number | undefined;
  source: ProfileSource;
  onSaved?: (profile: UserProfile) => void;
  now: () => number;
}

/** The server's name of a field that is called otherwise here. */
const fieldNames = { file: 'avatar' };

/** Connects the profile to the record form: its picture is sent once, and its name follows changes made elsewhere. */
export function useProfile({ userId, userName, version, source, onSaved, now, ...callbacks }: UseProfileOptions) {
  const text = useMessages(profileMessages);
  const [isAvatarPending, setAvatarPending] = useState(false);
  const [isAvatarBusy, setAvatarBusy] = useState(false);
  const saved = useRef<UserProfile>(null);
  const form = useRecordPage<ProfileValues, UserProfile>({
    draftKind: 'profile',
    recordId: userId,
    userId,
    load: (_, { signal }) => source.loadProfile({ signal }),
    blank: blankProfile,
    toValues: toProfileValues,
    async send(values, { record }) {
      if (!record) throw new Error('Profile: there is nothing to save over. It saves only what it has read. Load the profile first.');
      const thumbnail = isNewPicture(values, record) ? await scaleAvatar(values.avatar) : '';
      saved.current = await source.saveProfile(toProfileInput(values, record, { thumbnail, now: new Date(now()).toISOString() }));
      return { id: userId, record: saved.current };
    },
    problemsOf: (values) => profileProblems(values, { text, isAvatarPending: isAvatarPending || isAvatarBusy }),
    problemsOfError: (error) => refusedField(error, fieldNames),
    onSaved: () => {
      if (saved.current) onSaved?.(saved.current);
    },
    now,
    ...callbacks,
  });

  const { isChanged, reload, state } = form;
  const known = state.phase === 'open' ? state.record : null;
  const account = useRef({ userName, version });
  useEffect(() => {
    const { current: before } = account;
    if (userName === before.userName && version === before.version) return;
    account.current = { userName, version };
    const isKnown = known === null || (version === undefined ? userName === known.userName : version === known.version);
    // Under way in another form of the page: what was typed here stays, and its save shows the difference.
    if (!isKnown && !isChanged) reload();
  }, [userName, version, known, isChanged, reload]);

  return { form, setAvatarPending, setAvatarBusy };
}
