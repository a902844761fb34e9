import { profileFields, type UserProfile } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { PictureField } from '../../feedback/PictureField';
import { useLanguage } from '../../support/useLanguage';
import { FormGrid } from '../../support/formSections/FormGrid';
import { EnglishFields, englishFieldsOf, textFieldOf, type FieldProblems } from '../../support/recordForm';
import { profileMessages } from './messages';
import type { ProfileSource } from './ProfileSource';
import type { ProfileValues } from './profileValues';

interface ProfileFieldsProps {
  values: ProfileValues;
  set: (change: Partial<ProfileValues>) => void;
  problems: FieldProblems;
  record: UserProfile | null;
  source: ProfileSource;
  onAvatarPending: (isPending: boolean) => void;
  onAvatarBusy: (isBusy: boolean) => void;
}

/** The seven fields of a profile, all of them required, in the order of the form, and their English (reference §2.10). */
export function ProfileFields({ record, source, onAvatarPending, onAvatarBusy, ...open }: ProfileFieldsProps) {
  const { values, set, problems } = open;
  const text = useMessages(profileMessages);
  const language = useLanguage();
  return (
    <FormGrid>
      <div data-span="4">
        <TextField
          label={text.userName}
          isRequired
          {...textFieldOf(open, 'userName')}
          maxLength={profileFields.userName.maxLength}
          autoComplete="name"
          description={text.userNameHelp}
        />
      </div>
      <div data-span="8">
        <PictureField
          label={text.avatar}
          variant="avatar"
          isRequired
          value={values.avatar}
          errorMessage={problems['avatar']}
          uploadImage={(file) => source.encodeImage(file)}
          onBusyChange={onAvatarBusy}
          onChange={({ dataUrl, isPending }) => {
            onAvatarPending(isPending);
            set({ avatar: dataUrl });
          }}
        />
      </div>
      <TextArea
        label={text.introduction}
        isRequired
        minRows={4}
        maxRows={16}
        {...textFieldOf(open, 'introduction')}
        maxLength={profileFields.introduction.maxLength}
      />
      {(['collegeName', 'major', 'job'] as const).map((field) => (
        <div key={field} data-span="4">
          <TextField label={text[field]} isRequired {...textFieldOf(open, field)} maxLength={profileFields[field].maxLength} />
        </div>
      ))}
      <div data-span="4">
        <TextField
          label={text.contactEmail}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          {...textFieldOf(open, 'contactEmail')}
          description={text.contactEmailHelp}
        />
      </div>
      <EnglishFields
        fields={englishFieldsOf(profileFields, language)}
        value={values.english}
        record={record}
        onChange={(next) => set({ english: next })}
      />
    </FormGrid>
  );
}
