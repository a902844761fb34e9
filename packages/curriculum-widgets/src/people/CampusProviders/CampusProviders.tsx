import type { CampusProvider, CampusSettings } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { Loading } from '@college/ui/Loading';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { MutedText } from '../../support/textParts';
import { useNamed } from '../../support/undo/useNamed';
import { isConflict } from '../../support/saving/conflict';
import { useAnswer } from '../../support/useAnswer';
import { useLanguage } from '../../support/useLanguage';
import type { CampusProvidersControls, UnsavedChanges } from './CampusProvidersControls';
import type { CampusProvidersSource } from './CampusProvidersSource';
import { LocalSignInPart } from './LocalSignInPart';
import { campusProvidersMessages } from './messages';
import { ProviderForm } from './ProviderForm';
import { ProviderList } from './ProviderList';
import { StaffNumbersPart } from './staffNumbers/StaffNumbersPart';
import { setsStaffNumbers } from './staffNumbers/useStaffNumbers';

export interface CampusProvidersProps {
  /** Where the sign-in of the campus is read and set. */
  source: CampusProvidersSource;
  /** Called when the number of unsaved changes changes, to guard the way out. */
  onUnsavedChange?: (unsaved: UnsavedChanges) => void;
  /** Saves or discards from outside, such as from the question whether to leave. */
  controls?: Ref<CampusProvidersControls>;
}

/** The single sign-on of the campus as college managers set it up, and whether people sign in by password too. Put it inside a `ToastProvider`. */
export function CampusProviders({ source, onUnsavedChange, controls }: CampusProvidersProps) {
  const text = useMessages(campusProvidersMessages);
  const language = useLanguage();
  const { showToast } = useToast();
  const named = useNamed();
  const page = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<CampusProvider | 'new' | null>(null);
  const { request, last, retry, reload, change } = useAnswer(`campus ${language}`, async (options) => {
    const [settings, departments] = await Promise.all([source.loadSettings(options), source.listScopeLevel({}, options)]);
    return { settings, departments: departments.map(({ value, label }) => ({ id: Number(value), name: label })) };
  });
  const setSettings = (next: (before: CampusSettings) => CampusSettings) =>
    change((before) => before && { ...before, settings: next(before.settings) });

  /** Does something; what somebody else changed meanwhile is read again. */
  async function act<Answer>(doing: () => Promise<Answer>): Promise<Answer> {
    try {
      return await doing();
    } catch (error) {
      if (isConflict(error)) reload();
      throw error;
    }
  }

  /** Back at the list the focus is on what was left: the provider, or the list itself. */
  function leave() {
    setOpened(null);
    requestAnimationFrame(() => page.current?.focus());
  }

  if (!last && request.status === 'failed') return <ErrorState title={text.failed} hint={request.message} onRetry={retry} />;
  if (!last) return <Loading label={text.loading} />;
  const { settings, departments } = last;
  if (opened !== null) {
    return (
      <ProviderForm
        provider={opened === 'new' ? null : opened}
        departments={departments}
        source={source}
        controls={controls}
        onUnsavedChange={onUnsavedChange}
        onSaved={(stored) => {
          showToast({ type: 'success', message: text.saved, description: named(stored.name[language]) });
          setSettings((before) => ({ ...before, providers: withProvider(before.providers, stored) }));
          leave();
        }}
        onClose={leave}
      />
    );
  }
  return (
    <Page ref={page} aria-label={text.title} tabIndex={-1}>
      <MutedText>{text.hint}</MutedText>
      <ProviderList
        providers={settings.providers}
        onNew={() => setOpened('new')}
        onEdit={setOpened}
        onDelete={async (provider) => {
          await act(() => source.deleteProvider({ id: provider.id, version: provider.version }));
          showToast({ type: 'success', message: text.removed, description: named(provider.name[language]) });
          setSettings((before) => ({ ...before, providers: before.providers.filter(({ id }) => id !== provider.id) }));
          requestAnimationFrame(() => page.current?.focus());
        }}
      />
      {setsStaffNumbers(source) && <StaffNumbersPart source={source} />}
      <LocalSignInPart
        settings={settings}
        onSave={async (request) => {
          const local = await act(() => source.saveLocal(request));
          showToast({ type: 'success', message: local.isOpen ? text.opened : text.closed });
          setSettings((before) => ({ ...before, local }));
        }}
      />
    </Page>
  );
}

function withProvider(providers: readonly CampusProvider[], stored: CampusProvider): CampusProvider[] {
  const isKnown = providers.some(({ id }) => id === stored.id);
  return isKnown ? providers.map((one) => (one.id === stored.id ? stored : one)) : [...providers, stored];
}

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[5]};
  outline: none;
`;
