import type { UserProfile } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { PictureField } from '../../feedback/PictureField';
import { EnglishFields, textFieldOf, type FieldProblems } from '../../support/recordForm';
import { profileMessages } from './messages';
import type { ProfileSource } from './ProfileSource';
import { profileLimits, type ProfileValues } from './profileValues';

interface ProfileFieldsProps {
  values: ProfileValues;
  set: (change: Partial<ProfileValues>) => void;
  problems: FieldProblems;
  record: UserProfile | null;
  source: ProfileSource;
  onAvatarPending: (isPending: boolean) => void;
}

/** The seven fields of a profile, all of them required, in the order of reference §2.10, and their English. */
export function ProfileFields({ record, source, onAvatarPending, ...open }: ProfileFieldsProps) {
  const { values, set, problems } = open;
  const text = useMessages(profileMessages);
  const english = [
    { name: 'userName', label: text.userName, maxLength: profileLimits.userName },
    { name: 'introduction', label: text.introduction, isMultiline: true, maxLength: profileLimits.introduction },
    { name: 'collegeName', label: text.department },
    { name: 'major', label: text.major },
    { name: 'job', label: text.job },
  ];
  return (
    <>
      <TextField
        label={text.userName}
        isRequired
        {...textFieldOf(open, 'userName')}
        maxLength={profileLimits.userName}
        autoComplete="name"
        description={text.userNameHelp}
      />
      <PictureField
        label={text.avatar}
        variant="avatar"
        isRequired
        value={values.avatar}
        errorMessage={problems['avatar']}
        uploadImage={(file) => source.encodeImage(file)}
        onChange={({ dataUrl, isPending }) => {
          onAvatarPending(isPending);
          set({ avatar: dataUrl });
        }}
      />
      <TextArea
        label={text.introduction}
        isRequired
        minRows={4}
        maxRows={16}
        {...textFieldOf(open, 'introduction')}
        maxLength={profileLimits.introduction}
      />
      {(['department', 'major', 'job'] as const).map((field) => (
        <TextField key={field} label={text[field]} isRequired {...textFieldOf(open, field)} maxLength={profileLimits[field]} />
      ))}
      <TextField
        label={text.contactEmail}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        {...textFieldOf(open, 'contactEmail')}
        description={text.contactEmailHelp}
      />
      <EnglishFields fields={english} value={values.english} record={record} onChange={(next) => set({ english: next })} />
    </>
  );
}
