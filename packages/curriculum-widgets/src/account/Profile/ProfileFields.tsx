import type { UserProfile } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { PictureField } from '../../feedback/PictureField';
import { EnglishFields, type FieldProblems } from '../../support/recordForm';
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
export function ProfileFields({ values, set, problems, record, source, onAvatarPending }: ProfileFieldsProps) {
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
        value={values.userName}
        maxLength={profileLimits.userName}
        autoComplete="name"
        description={text.userNameHelp}
        errorMessage={problems['userName']}
        onChange={(userName) => set({ userName })}
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
        value={values.introduction}
        maxLength={profileLimits.introduction}
        errorMessage={problems['introduction']}
        onChange={(introduction) => set({ introduction })}
      />
      {(['department', 'major', 'job'] as const).map((field) => (
        <TextField
          key={field}
          label={text[field]}
          isRequired
          value={values[field]}
          maxLength={profileLimits[field]}
          errorMessage={problems[field]}
          onChange={(typed) => set({ [field]: typed })}
        />
      ))}
      <TextField
        label={text.contactEmail}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.contactEmail}
        description={text.contactEmailHelp}
        errorMessage={problems['contactEmail']}
        onChange={(contactEmail) => set({ contactEmail })}
      />
      <EnglishFields fields={english} value={values.english} record={record} onChange={(next) => set({ english: next })} />
    </>
  );
}
