import { Button } from '@college/ui/Button';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { PrintedPage, printRules, screenOnly } from '@college/ui/print';
import { ReadAsText } from '@college/ui/Field';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { Shortcuts } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Bar, Facts, Tools } from '../editorBarParts';
import { useSaveStatus } from '../useSaveStatus';
import { recordFormMessages } from './messages';
import { RecordConflict, type RecordField } from './RecordConflict';
import { RecordFields } from './RecordFields';
import { RecordSkeleton } from './RecordSkeleton';
import type { FieldProblems } from './recordDesk';
import type { RecordOpen } from './recordFormState';
import type { RecordPage } from './useRecordPage';

/** The open record, as its fields are drawn. */
export interface OpenRecordFields<Values, Stored> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** The sentence beside each wrong field, by its name. */
  problems: FieldProblems;
  isReadOnly: boolean;
  /** As it was last read; null for a new one. */
  record: Stored | null;
  state: RecordOpen<Values, Stored>;
}

export interface RecordFormPageProps<Values extends object, Stored> {
  form: RecordPage<Values, Stored>;
  /** The title in the bar: the name of the record, or the label of a new one. */
  title: (open: OpenRecordFields<Values, Stored>) => string;
  /** Every field that two versions may differ in, for the choice between them. */
  fields: readonly RecordField<Values>[];
  /** Real facts beside the title, such as the code. */
  facts?: (open: OpenRecordFields<Values, Stored>) => ReactNode;
  /** Ghost buttons left of Save. */
  tools?: ReactNode;
  /** Whether something else that the form needs is still on its way, such as what one chooses from. @default false */
  isWaiting?: boolean;
  /** @default true */
  isSaveShown?: boolean;
  onBack?: () => void;
  backLabel?: string;
  /** Renders the save status elsewhere. @default shown next to the title */
  onStatusChange?: (status: ReactNode) => void;
  /** Announced while the record is loading. @default 'Loading the record' */
  loadingLabel?: string;
  /** Heads the page where the record could not be had. @default 'The record could not be loaded' */
  failedTitle?: string;
  /** Why nothing can be changed here. @default said of the managers of the college */
  readOnlyNote?: string;
  /** The fields, drawn while the record is open. */
  children: (open: OpenRecordFields<Values, Stored>) => ReactNode;
}

/** A record as a page: the bar with its way back and Save, the fields in parts with side heads, set as text where they are only read, and the choice between two versions. Put it inside a `ToastProvider`. */
export function RecordFormPage<Values extends object, Stored>(props: RecordFormPageProps<Values, Stored>) {
  const { form, fields, isSaveShown = true, onBack, onStatusChange } = props;
  const { state, values, set, problems, isReadOnly, save } = form;
  const text = useMessages(recordFormMessages);
  const standing = state.phase === 'open' && !isReadOnly ? state.save : null;
  const status = useSaveStatus({
    standing,
    isDirty: form.isChanged,
    changeCount: form.changeCount,
    save,
    failing: form.failing,
    onStatusChange,
  });
  const keys = useMemo(() => ({ 'Ctrl+S': () => void save() }), [save]);
  const [backLabel, loadingLabel] = [props.backLabel ?? text.back, props.loadingLabel ?? text.loading];

  if (state.phase === 'failed') {
    return (
      <>
        <PageHeader variant="editor" title={props.failedTitle ?? text.loadFailed} onBack={onBack} backLabel={backLabel} />
        <ErrorState title={state.message} onRetry={form.reload} />
      </>
    );
  }
  if (state.phase === 'loading' || props.isWaiting || !values)
    return <RecordSkeleton label={loadingLabel} fieldCount={Math.max(4, fields.length)} />;
  const open: OpenRecordFields<Values, Stored> = { values, set, problems, isReadOnly, record: state.record, state };
  return (
    <Shortcuts keys={keys} isDisabled={isReadOnly}>
      <Bar>
        <PageHeader
          variant="editor"
          title={props.title(open)}
          facts={
            <Facts>
              {props.facts?.(open)}
              {!onStatusChange && status}
            </Facts>
          }
          onBack={onBack}
          backLabel={backLabel}
          actions={
            <>
              {props.tools && <Tools data-ruled={(!isReadOnly && isSaveShown) || undefined}>{props.tools}</Tools>}
              {!isReadOnly && isSaveShown && (
                <Button variant="primary" isPending={form.isSaving} pendingLabel={text.saving} onPress={() => void save()}>
                  {text.save}
                </Button>
              )}
            </>
          }
        />
      </Bar>
      <Page>
        {isReadOnly && <Note>{props.readOnlyNote ?? text.readOnly}</Note>}
        <RecordFields form={form} hasSections>
          {isReadOnly ? <ReadAsText>{props.children(open)}</ReadAsText> : props.children(open)}
        </RecordFields>
        {isReadOnly && <PrintedPage />}
      </Page>
      <RecordConflict form={form} fields={fields} />
    </Shortcuts>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding: ${tokens.space[6]} ${tokens.size.pageX} ${tokens.space[10]};
  isolation: isolate;
  container: record / inline-size;

  > [role='note'] {
    max-inline-size: ${tokens.size.readMax};
    ${screenOnly}
  }

  ${printRules}
  @media print {
    display: block;
    container-type: normal;
    padding-block: ${tokens.space[4]} 0;
  }
`;
