import { campusProviderSchema, type CampusProvider } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { countDifferences } from '../../support/recordForm/recordMerge';
import { refusedField, type FieldProblems } from '../../support/recordForm';
import { useRecordDialog } from '../../support/recordForm/useRecordDialog';
import { isConflict } from '../../support/saving/conflict';
import { useLanguage } from '../../support/useLanguage';
import type { CampusProvidersSource } from './CampusProvidersSource';
import { campusProvidersMessages } from './messages';
import { newProvider, providerProblems, requestOf, valuesOfProvider, type ProviderValues } from './providerValues';

/** A department that rows may name. */
export interface DepartmentChoice {
  id: number;
  name: string;
}

interface UseProviderFormOptions {
  /** Null for a new one. */
  provider: CampusProvider | null;
  departments: readonly DepartmentChoice[];
  source: Pick<CampusProvidersSource, 'saveProvider'>;
  onSaved: (stored: CampusProvider) => void;
  /** Called when something keeps it from being saved, with the field if it is one. */
  onFaulty: () => void;
}

/** One provider while it is edited. What is wrong is said once Save was pressed, and goes as it is mended. */
export function useProviderForm({ provider, departments, source, onSaved, onFaulty }: UseProviderFormOptions) {
  const text = useMessages(campusProvidersMessages);
  const language = useLanguage();
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState<FieldProblems | null>(null);
  const toValues = (stored: CampusProvider | null) => (stored ? valuesOfProvider(stored) : newProvider('cas'));
  const problemsOf = (values: ProviderValues) =>
    providerProblems(values, (id) => departments.some((one) => one.id === id), { ...text, language });
  const { form, change, record, save, ...dialog } = useRecordDialog<ProviderValues, CampusProvider>({
    record: provider,
    toValues,
    isSendable: (values) => Object.keys(problemsOf(values)).length === 0,
    send: (values, over) => source.saveProvider(requestOf(trimmed(values), over)),
    async loadNewer(refusal) {
      const stored =
        isConflict(refusal) && refusal instanceof Error ? campusProviderSchema.safeParse(Reflect.get(refusal, 'data')) : undefined;
      if (!stored?.success) throw refusal;
      return stored.data;
    },
    onSaved,
    onRefused(_why, error) {
      setRefusals(error === undefined ? null : refusedField(error));
      onFaulty();
    },
  });
  const isRefused = dialog.status.step === 'failed';
  return {
    ...dialog,
    values: form,
    /** The provider as it is stored; null for a new one. */
    stored: record,
    change,
    problems: { ...(isRefused ? refusals : null), ...(isTried ? problemsOf(form) : null) } as FieldProblems,
    /** Whether the refusal names a field, which shows it. */
    isFieldRefused: isRefused && refusals !== null,
    changeCount: countDifferences(toValues(record), form) + Number(form.clientSecret !== undefined),
    save() {
      setTried(true);
      return save();
    },
  };
}

function trimmed(values: ProviderValues): ProviderValues {
  return { ...values, address: values.address.trim(), name: { zh: values.name.zh.trim(), en: values.name.en.trim() } };
}
