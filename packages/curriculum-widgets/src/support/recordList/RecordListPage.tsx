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

export interface RecordListPageProps<Query extends RecordListQuery> {
  list: Pick<RecordList<unknown, Query>, 'shown' | 'shownQuery'>;
  title: string;
  /** How many records there are, and how many are found. */
  text: { facts: (of: { count: string }) => string; found: (of: { count: string }) => string };
  /** Whether a query filters the list. @default it has a keyword */
  isNarrowed?: (query: Query) => boolean;
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

/** The page of a list: its title, how many records there are, and what can be done. A search that is on its way, or failed, found nothing to count yet. */
export function RecordListPage<Query extends RecordListQuery>({
  list,
  title,
  text,
  undo,
  actions,
  children,
  ...rest
}: RecordListPageProps<Query>) {
  const { locale } = useLocale();
  const { renderFacts = (count: string) => count, isNarrowed = hasKeyword, 'aria-label': label, ref } = rest;
  const { shown, shownQuery } = list;
  const format = shownQuery && isNarrowed(shownQuery) ? text.found : text.facts;
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

function hasKeyword({ keyword }: RecordListQuery): boolean {
  return keyword !== '';
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
