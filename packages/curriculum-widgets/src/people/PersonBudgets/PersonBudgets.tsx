import { budgetSort, localize, pageSizes, type PersonBudgets as Person } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ListSearch, RecordTable, useRecordListPage, type RecordListQuery } from '../../support/recordList';
import { Toolbar } from '../../support/toolbarParts';
import { budgetColumns } from './budgetColumns';
import type { BudgetsSource } from './BudgetsSource';
import { EditLimits } from './EditLimits';
import { personBudgetsMessages } from './messages';
import { useNamed } from '../../support/undo/useNamed';

export interface PersonBudgetsProps {
  /** Where usage is read and limits are changed. */
  source: BudgetsSource;
  /** Page and keyword on show, for an address that names them; leave out to let the list decide. */
  query?: RecordListQuery;
  /** Called when the page or the keyword changes. */
  onQueryChange?: (query: RecordListQuery) => void;
}

const firstQuery: RecordListQuery = { page: 1, keyword: '' };

/** How much of its budgets each person uses, and the limits of one person, for college managers. Put it inside a `ToastProvider`. */
export function PersonBudgets({ source, query, onQueryChange }: PersonBudgetsProps) {
  const text = useMessages(personBudgetsMessages);
  const { showToast } = useToast();
  const { list, language } = useRecordListPage<Person>({
    load: async ({ page: pageNum, keyword, sort }, options) => {
      const request = { pageNum, pageSize: pageSizes.default, ...(keyword === '' ? {} : { keyword }), ...budgetSort.partOf(sort) };
      return (await source.listBudgets(request, options)).pageInfo;
    },
    firstQuery,
    query,
    onQueryChange,
    pageSize: pageSizes.default,
  });
  const [edited, setEdited] = useState<Person | null>(null);
  const named = useNamed();
  const columns = useMemo(() => budgetColumns(text, language), [text, language]);
  const nameOf = (person: Person) => localize(person, language).userName;
  const { keyword } = list.query;

  function handleSaved() {
    showToast({ type: 'success', message: text.saved, description: edited ? named(nameOf(edited)) : undefined });
    setEdited(null);
    list.reload();
  }

  return (
    <Part aria-label={text.title}>
      <Hint>{text.hint}</Hint>
      <Toolbar role="search">
        <Search label={text.search} list={list} />
      </Toolbar>
      <RecordTable<Person, RecordListQuery>
        list={list}
        aria-label={text.title}
        columns={columns}
        failedTitle={text.failed}
        getRowId={({ id }) => id}
        getRowName={nameOf}
        emptyState={
          keyword === '' ? (
            <EmptyState title={text.none} hint={text.noneHint} />
          ) : (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
          )
        }
        rowActions={[{ id: 'edit', icon: Pencil, label: (person) => text.edit({ name: nameOf(person) }), onPress: setEdited }]}
      />
      {edited && (
        <EditLimits
          person={edited}
          name={nameOf(edited)}
          language={language}
          source={source}
          onSaved={handleSaved}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
`;

const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

const Search = styled(ListSearch)`
  inline-size: 248px;
`;
