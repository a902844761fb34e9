import { profileFields, type UserProfile } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  comparedFieldsOf,
  machineClock,
  RecordConflict,
  RecordFields,
  useComparedEnglish,
  type FieldWords,
  type RecordEditorProps,
  type RecordField,
} from '../../support/recordForm';
import { useSaveStatus } from '../../support/useSaveStatus';
import { profileMessages, type ProfileText } from './messages';
import { ProfileFields } from './ProfileFields';
import { ProfileSkeleton } from './ProfileSkeleton';
import type { ProfileSource } from './ProfileSource';
import type { ProfileValues } from './profileValues';
import { useProfile } from './useProfile';

export interface ProfileProps extends Pick<RecordEditorProps, 'onUnsavedChange' | 'now' | 'controls' | 'draftStorage'> {
  /** The signed-in person. */
  userId: number;
  /** Their name as it is shown elsewhere; when it is changed there, an untouched form follows. */
  userName?: string;
  /** The version of the account, where its user has one; when it changes elsewhere, an untouched form is read again. */
  version?: number | undefined;
  /** Where the profile is read and saved. */
  source: ProfileSource;
  /** The profile as stored: what is kept of the sign-in follows (decision 131). */
  onSaved?: (profile: UserProfile) => void;
  /** Leaves the form without saving; leads to / (reference §2.10). */
  onCancel?: () => void;
}

/** The profile of the user: name, avatar, intro, department, major, job title and contact e-mail (reference §2.10). Put it inside a `ToastProvider`. */
export function Profile({ source, onCancel, now = machineClock, ...rest }: ProfileProps) {
  const text = useMessages(profileMessages);
  const english = useComparedEnglish();
  const { form, setAvatarPending, setAvatarBusy } = useProfile({ ...rest, source, now });
  const { state, values, set, problems, save } = form;
  const standing = state.phase === 'open' ? state.save : null;
  const status = useSaveStatus({ standing, isDirty: form.isChanged, changeCount: form.changeCount, save, failing: form.failing });
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save() }), [save]);

  if (state.phase === 'failed') return <ErrorState title={text.loadFailed} hint={state.message} onRetry={form.reload} />;
  if (state.phase === 'loading' || !values) return <ProfileSkeleton label={text.loading} />;
  return (
    <Shortcuts keys={keys}>
      <RecordFields form={form} aria-label={text.title}>
        <ProfileFields
          values={values}
          set={set}
          problems={problems}
          record={state.record}
          source={source}
          onAvatarPending={setAvatarPending}
          onAvatarBusy={setAvatarBusy}
        />
        <Acts>
          <Button variant="primary" isPending={form.isSaving} pendingLabel={text.saving} onPress={() => void save()}>
            {text.save}
          </Button>
          {onCancel && (
            <Button variant="ghost" onPress={onCancel}>
              {text.cancel}
            </Button>
          )}
          {status}
        </Acts>
      </RecordFields>
      <RecordConflict form={form} fields={fieldsOf(text, english, values)} />
    </Shortcuts>
  );
}

/** Every field in words, for the choice between two versions. */
function fieldsOf(text: ProfileText, english: RecordField<ProfileValues>, mine: ProfileValues): RecordField<ProfileValues>[] {
  const words: FieldWords<typeof profileFields, ProfileValues> = {
    avatar: ({ avatar }) => (avatar === '' ? '' : avatar === mine.avatar ? text.avatarOf({ name: mine.userName }) : text.hasAvatar),
    contactEmail: ({ contactEmail }) => contactEmail,
  };
  return [...comparedFieldsOf<typeof profileFields, ProfileValues>(profileFields, { words, labels: text }), english];
}

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;
