import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { PageHeader } from '@college/ui/PageHeader';
import { useLocale } from '@college/ui/messages';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { PageFrame } from '../pageParts';
import { UndoButton, UndoScope, type Undo } from '../undo';
import type { RecordListQuery } from './recordListState';
import type { RecordList } from './useRecordList';

export interface RecordListPageProps {
  list: Pick<RecordList<unknown, RecordListQuery>, 'shown'>;
  title: string;
  /** How many records there are, and how many are found. */
  text: { facts: (of: { count: string }) => string; found: (of: { count: string }) => string };
  /** Whether the list is filtered. */
  isNarrowed: boolean;
  /** Sets the count among other facts. @default the count alone */
  renderFacts?: (count: string) => ReactNode;
  /** The way back from the last deletion. */
  undo?: Undo;
  /** What can be done with the list, such as beginning a new record. */
  actions?: ReactNode;
  /** Makes the page a region of this name. */
  'aria-label'?: string;
  ref?: Ref<HTMLDivElement>;
  /** The toolbar, the table, and the dialogs of both. */
  children: ReactNode;
}

/** The page of a list: its title, how many records there are, and what can be done. */
export function RecordListPage({ list: { shown }, title, text, isNarrowed, undo, actions, children, ...rest }: RecordListPageProps) {
  const { locale } = useLocale();
  const { renderFacts = (count: string) => count, 'aria-label': label, ref } = rest;
  const format = isNarrowed ? text.found : text.facts;
  return (
    <PageFrame as={label === undefined ? 'div' : 'section'} ref={ref} aria-label={label}>
      <PageHeader
        title={title}
        // The line keeps its height while the count is loading.
        facts={shown ? renderFacts(format({ count: new Intl.NumberFormat(locale).format(shown.total) })) : '\u00a0'}
        actions={
          undo ? (
            <>
              <UndoButton undo={undo} />
              {actions}
            </>
          ) : (
            actions
          )
        }
      />
      <UndoScope undo={undo}>{children}</UndoScope>
    </PageFrame>
  );
}

/** Begins a new record of a list. */
export function CreateRecord({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="primary" onPress={onPress}>
      <Icon of={Plus} />
      {label}
    </Button>
  );
}
