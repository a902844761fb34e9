import type { CampusProvider } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, type FormEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { ConflictNote } from '../../support/conflict/ConflictNote';
import { useLatest } from '../../support/desk/useLatest';
import { SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { AccountFields } from './AccountFields';
import type { CampusProvidersControls, UnsavedChanges } from './CampusProvidersControls';
import type { CampusProvidersSource } from './CampusProvidersSource';
import { ConnectionFields } from './ConnectionFields';
import { DryRun } from './DryRun';
import { campusProvidersMessages } from './messages';
import { RowFields } from './RowFields';
import { useProviderForm, type DepartmentChoice } from './useProviderForm';

interface ProviderFormProps {
  /** Null for a new one. */
  provider: CampusProvider | null;
  departments: readonly DepartmentChoice[];
  source: CampusProvidersSource;
  controls?: Ref<CampusProvidersControls> | undefined;
  onUnsavedChange?: ((unsaved: UnsavedChanges) => void) | undefined;
  onSaved: (stored: CampusProvider) => void;
  onClose: () => void;
}

/** One provider: its connection, what it says of people, what a first sign-in does, and a dry run of that. */
export function ProviderForm({ provider, departments, source, controls, onUnsavedChange, onSaved, onClose }: ProviderFormProps) {
  const text = useMessages(campusProvidersMessages);
  const language = useLanguage();
  const page = useRef<HTMLFormElement>(null);
  const form = useProviderForm({ provider, departments, source, onSaved, onFaulty: focusFault });
  const { values, problems, status, change, changeCount, save, stored } = form;
  const isSaving = status.step === 'saving';
  const isDirty = changeCount > 0;
  const tell = useLatest(onUnsavedChange);
  useEffect(() => {
    tell()?.({ isDirty, changeCount });
    return () => tell()?.({ isDirty: false, changeCount: 0 });
  }, [tell, isDirty, changeCount]);
  const latest = useLatest({ save, onClose });
  useImperativeHandle(controls, () => ({ save: async () => (await latest().save()) ?? false, discard: () => latest().onClose() }), [
    latest,
  ]);
  useEffect(() => page.current?.focus(), []);

  function focusFault() {
    // Once the fields show what is wrong with them.
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus());
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A conflict stays until one side is chosen.
    if (!isSaving && status.step !== 'conflict') void save();
  }

  const title = provider ? provider.name[language] : text.newTitle;
  const given = { values, problems, change };
  return (
    <Form ref={page} noValidate aria-label={title} tabIndex={-1} onSubmit={handleSubmit}>
      <Shortcuts keys={{ 'Ctrl+S': () => void save() }} isDisabled={isSaving || status.step === 'conflict'} />
      <Head>
        <IconButton aria-label={text.back} isDisabled={isSaving} onPress={onClose}>
          <Icon of={ArrowLeft} />
        </IconButton>
        <SectionTitle>{title}</SectionTitle>
        <Acts>
          <Button variant="ghost" isDisabled={isSaving} onPress={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={text.saving} isDisabled={status.step === 'conflict'}>
            {text.save}
          </Button>
        </Acts>
      </Head>
      {status.step === 'failed' && !form.isFieldRefused && <Note variant="error">{status.message}</Note>}
      {status.step === 'conflict' && (
        <ConflictNote
          text={{ conflict: status.message || text.changed, mine: text.mine, theirs: text.theirs }}
          onResolve={(side) => (side === 'mine' ? void save() : form.takeTheirs())}
        />
      )}
      <Sections>
        <ConnectionFields {...given} stored={stored} />
        <AccountFields {...given} />
        <RowFields {...given} departments={departments} />
        <DryRun values={values} id={stored?.id ?? 0} source={source} />
      </Sections>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[3]};
  outline: none;
`;

const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[2]};
  background: ${tokens.color.surface};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Acts = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
`;

// Fields that the keyboard reaches are not covered by the head.
const Sections = styled.div`
  :is(input, button, textarea) {
    scroll-margin-block-start: ${tokens.space[16]};
  }
`;
