import { localize, type ManagedUser, pageSizes } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { DataTable } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ErasePerson } from '../ErasePerson';
import { InsertUsers } from '../InsertUsers';
import { ListColumns, ListSearch, useRecordFault, useRecordList } from '../../support/recordList';
import { LedSelect } from '../../support/toolbarParts';
import { permissionMessages } from '../permission/messages';
import { EditPerson } from './EditPerson';
import type { ManageUsersProps, PeopleQuery, PersonAct } from './ManageUsersProps';
import { manageUsersMessages } from './messages';
import { toPeopleRequest } from './peopleRequest';
import { PersonActions } from './PersonActions';
import { personColumns } from './personColumns';
import { ResetPassword } from './ResetPassword';
import { ResetSecondFactor } from './ResetSecondFactor';
import { SetDisabled } from './SetDisabled';
import { whyFixed } from './whyFixed';
import { useNamed } from '../../support/undo/useNamed';

/** The list with its search, its pages and its dialogs. */
export function PeopleList({ source, actor, page, onPageChange, accountHref, isNewOpen = false, ...rest }: ManageUsersProps) {
  const text = useMessages(manageUsersMessages);
  const permissions = useMessages(permissionMessages);
  const { locale } = useLocale();
  const { showToast } = useToast();
  const named = useNamed();
  const [kept, setKept] = useState<PeopleQuery>({ page: page ?? 1, keyword: '', status: '' });
  const asked = rest.query ?? (page === undefined ? kept : { ...kept, page });
  const list = useRecordList<ManagedUser, PeopleQuery>({
    load: async (asked, options) => (await source.listPeople(toPeopleRequest(asked), options)).pageInfo,
    query: asked,
    onQueryChange(next) {
      setKept(next);
      if (next.page !== asked.page) onPageChange?.(next.page);
      rest.onQueryChange?.(next);
    },
    onRowsChange: rest.onRowsChange,
    usualSort: 'permission',
    pageSize: pageSizes.default,
    language: locale,
  });
  const { query, shown, request } = list;
  const fault = useRecordFault(list, text.failed);
  const [isAdding, setIsAdding] = useState(isNewOpen);
  const [act, setAct] = useState<PersonAct | null>(null);
  const number = new Intl.NumberFormat(locale);
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const nameOf = (person: ManagedUser) => localize(person, language).userName;
  const columns = useMemo(
    () => personColumns({ text, permissions, language, accountHref, reasonOf: (person) => whyFixed(person, actor) }),
    [text, permissions, language, accountHref, actor],
  );

  function handleActDone() {
    setAct(null);
    list.reload();
  }

  /** The row follows what was stored; the page is read again where that is not known, or may leave the filter. */
  function handleSaved(change: Partial<ManagedUser> | undefined | void, { leavesFilter = false } = {}) {
    setAct(null);
    if (change && act && !leavesFilter) list.update((person) => (person.id === act.person.id ? { ...person, ...change } : person));
    else list.reload();
    showToast({ type: 'success', message: text.updated, description: act ? named(nameOf({ ...act.person, ...change })) : undefined });
  }

  // The name is not said any more.
  function handleErased() {
    handleActDone();
    showToast({ type: 'success', message: text.erased });
  }

  const { findErasure, erasePerson } = source;
  const erasure = findErasure && erasePerson && { findErasure, erasePerson };

  return (
    <Part>
      {rest.views}
      <Bar>
        <Search label={text.search} list={list} />
        {source.setDisabled && (
          <LedSelect<PeopleQuery['status']>
            lead={text.status}
            width="152px"
            options={[
              { value: '', label: text.all },
              { value: 'enabled', label: text.enabled },
              { value: 'disabled', label: text.disabled },
            ]}
            value={query.status}
            onChange={(status) => list.change({ status })}
          />
        )}
        <Facts>{shown ? text.facts({ count: number.format(shown.total) }) : '\u00a0'}</Facts>
        <ListColumns list={list} columns={columns} />
        <Button variant="primary" onPress={() => setIsAdding(true)}>
          <Icon of={UserPlus} />
          {text.add}
        </Button>
      </Bar>
      <DataTable<ManagedUser>
        aria-label={text.title}
        rows={shown?.list ?? []}
        columns={columns}
        {...list.sorting}
        hiddenColumnIds={list.columnChoice.hiddenColumnIds}
        getRowId={(person) => person.id}
        getRowName={nameOf}
        isLoading={request.status === 'loading'}
        loadingRowCount={list.pageSize}
        errorState={fault}
        emptyState={
          query.keyword !== '' ? (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword: query.keyword })} mark={null} />
          ) : query.status === '' ? (
            <EmptyState title={text.none} hint={text.noneHint} />
          ) : (
            <EmptyState title={text.noResult} hint={query.status === 'disabled' ? text.noneDisabled : text.noneEnabled} mark={null} />
          )
        }
        actionsWidth={erasure ? '152px' : '120px'}
        renderRowActions={(person) =>
          whyFixed(person, actor) === null ? (
            <PersonActions
              name={nameOf(person)}
              onEdit={() => setAct({ kind: 'edit', person })}
              onReset={() => setAct({ kind: 'reset', person })}
              onSecondFactor={source.resetSecondFactor && (() => setAct({ kind: 'secondFactor', person }))}
              isDisabled={Boolean(person.disabled)}
              onStatus={source.setDisabled && (() => setAct({ kind: 'status', person }))}
              onErase={erasure && (() => setAct({ kind: 'erase', person }))}
            />
          ) : null
        }
      />
      {!fault && shown !== null && shown.total > 0 && (
        <Pagination page={query.page} pageSize={list.pageSize} total={shown.total} onPageChange={(next) => list.change({ page: next })} />
      )}
      {act?.kind === 'edit' && (
        <EditPerson
          person={act.person}
          name={nameOf(act.person)}
          source={source}
          onSaved={handleSaved}
          onTheirsTaken={handleActDone}
          onClose={() => setAct(null)}
        />
      )}
      {act?.kind === 'reset' && (
        <ResetPassword
          person={act.person}
          name={nameOf(act.person)}
          actorId={actor.id}
          source={source}
          onDone={handleSaved}
          onClose={() => setAct(null)}
        />
      )}
      {act?.kind === 'secondFactor' && (
        <ResetSecondFactor
          name={nameOf(act.person)}
          onReset={async () => source.resetSecondFactor?.(act.person.id)}
          // Nothing of what is shown has changed.
          onDone={() => handleSaved({})}
          onFail={(message) => showToast({ type: 'error', message })}
          onClose={() => setAct(null)}
        />
      )}
      {act?.kind === 'status' && (
        <SetDisabled
          person={act.person}
          name={nameOf(act.person)}
          onSet={async (request) => source.setDisabled?.(request)}
          onDone={(stored) => handleSaved(stored, { leavesFilter: query.status !== '' })}
          onClose={() => setAct(null)}
        />
      )}
      {act?.kind === 'erase' && erasure && (
        <ErasePerson person={act.person} name={nameOf(act.person)} source={erasure} onErased={handleErased} onClose={() => setAct(null)} />
      )}
      <InsertUsers source={source} actor={actor} isOpen={isAdding} onOpenChange={setIsAdding} onInserted={() => list.reload()} />
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  > nav {
    margin-block-start: ${tokens.space[2]};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Search = styled(ListSearch)`
  inline-size: 248px;
`;

const Facts = styled.span`
  flex: 1;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
