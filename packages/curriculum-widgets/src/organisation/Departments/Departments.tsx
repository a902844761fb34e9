import {
  filterByKeyword,
  localize,
  may,
  type Actor,
  type CurrentDepartment,
  type DepartmentMajors,
  type MajorInfo,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { SearchField } from '@college/ui/SearchField';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Plus } from 'lucide-react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { useLanguage } from '../../support/useLanguage';
import { messageOf } from '../../support/messageOf';
import { DepartmentPart } from './DepartmentPart';
import type { DepartmentsSource } from './DepartmentsSource';
import { withoutRecord, withRecord } from './departmentsAfter';
import { departmentsMessages } from './messages';
import { recordOf, type Editing } from './recordForm';
import { useAnswer } from '../../support/useAnswer';
import { UndoButton, UndoScope, type UndoSource } from '../../support/undo';
import { useNamed } from '../../support/undo/useNamed';
import { useDepartmentDeletion } from './useDepartmentDeletion';

export interface DepartmentsProps {
  /** Where departments and majors are read and changed. */
  source: DepartmentsSource;
  /** Who is signed in; college managers change departments, those who manage a department its majors. */
  actor: Actor;
  /** The address of a major home. */
  homeHref: (majorId: number) => string;
  /** Whether the window of a new department is open at first; for college managers alone. @default false */
  isNewOpen?: boolean;
  /** The address of the rules of a department; who manages one gets a link to it. */
  rulesHref?: (departmentId: number) => string;
  /** The keyword on show, for an address that names it; the field starts with it. Leave out to let the page decide. */
  keyword?: string;
  /** Called when the keyword changes. */
  onKeywordChange?: (keyword: string) => void;
  /** Something was changed, so that what others read of majors is old. */
  onChanged?: () => void;
  /** Where a deleted department or major is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource | undefined;
  /** Time for the way back from a deletion. @default realClock */
  clock?: Clock;
  /** Time for new English names. @default Date.now */
  now?: () => number;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

const recordDialog = lazyPart(async () => (await import('./RecordDialog')).RecordDialog);

/** The departments of the college with their majors: read by everybody, named, added and deleted while empty by those who may. Put it inside a `ToastProvider`. */
export function Departments(props: DepartmentsProps) {
  const { source, actor, homeHref, rulesHref, isNewOpen = false, onChanged, now = Date.now, trash, clock, ref } = props;
  const text = useMessages(departmentsMessages);
  const { showToast } = useToast();
  const named = useNamed();
  const language = useLanguage();
  const mayManageCollege = may(actor, 'collegeManage', { collegeId: actor.collegeId });
  const { known, failure, isPending, reload, change } = useDepartments(source, { collegeId: actor.collegeId, userId: actor.id });
  const [ownKeyword, setOwnKeyword] = useState('');
  const keyword = props.keyword ?? ownKeyword;
  const [editing, setEditing] = useState<Editing | null>(isNewOpen && mayManageCollege ? { kind: 'department', department: null } : null);
  const { rootRef, deleting, askDeletion, closeDeletion, deleteAsked, undo } = useDepartmentDeletion({
    source,
    trash,
    clock,
    isPending,
    onNewer: reload,
    onDeleted(record) {
      change((before) => before && withoutRecord(before, record));
      onChanged?.();
    },
    onRestored() {
      reload();
      onChanged?.();
    },
  });

  const departments = known?.departments ?? [];
  const mayManage = (departmentId: number) => may(actor, 'manage', { collegeId: actor.collegeId, departmentId });
  const nameOf = (record: DepartmentMajors | MajorInfo) => localize(record, language).name;
  const shown = departments.flatMap((department) => {
    const words = (record: DepartmentMajors | MajorInfo) => [record.name, nameOf(record), 'code' in record ? (record.code ?? '') : ''];
    if (filterByKeyword([department], keyword, words).length > 0) return [department];
    const majors = filterByKeyword(department.majors, keyword, words);
    return majors.length > 0 ? [{ ...department, majors }] : [];
  });

  function search(wanted: string) {
    setOwnKeyword(wanted);
    props.onKeywordChange?.(wanted);
  }

  function handleNewer() {
    setEditing(null);
    reload();
    onChanged?.();
  }

  /** What is known follows a change; where what was stored is not known it is read again. */
  function handleChanged(message: string, name: string | undefined, follow: ((before: CurrentDepartment) => CurrentDepartment) | null) {
    if (follow) {
      setEditing(null);
      change((before) => before && follow(before));
      onChanged?.();
    } else handleNewer();
    showToast({ type: 'success', message, description: named(name) });
  }

  function titleOf(record: Editing) {
    if (record.kind === 'department') return recordOf(record) ? text.editDepartment : text.newDepartment;
    const department = departments.find(({ id }) => id === record.departmentId);
    return recordOf(record) || !department ? text.editMajor : text.newMajor({ name: nameOf(department) });
  }

  return (
    <Page ref={ref} aria-label={text.title}>
      <UndoScope undo={undo}>
        <Parts ref={rootRef}>
          <PageHeader
            title={text.title}
            facts={
              known
                ? text.facts({
                    college: localize(known.college, language).name,
                    departments: String(departments.length),
                    majors: String(departments.reduce((sum, { majors }) => sum + majors.length, 0)),
                  })
                : '\u00a0'
            }
            actions={
              <>
                <UndoButton undo={undo} />
                {mayManageCollege && (
                  <Button variant="primary" onPress={() => setEditing({ kind: 'department', department: null })}>
                    <Icon of={Plus} />
                    {text.addDepartment}
                  </Button>
                )}
              </>
            }
          />
          {failure !== null && <ErrorState title={text.failed} hint={failure} onRetry={reload} />}
          {known === null && failure === null && <Skeleton width="60%" />}
          {known && departments.length === 0 && <EmptyState title={text.none} hint={text.noneHint} />}
          {departments.length > 0 && <Search aria-label={text.search} placeholder={text.search} defaultValue={keyword} onSearch={search} />}
          {departments.length > 0 && shown.length === 0 && (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
          )}
          {shown.map((department) => {
            const { id } = department;
            return (
              <DepartmentPart
                key={id}
                department={{ ...localize(department, language), majors: department.majors.map((major) => localize(major, language)) }}
                majorCount={departments.find((one) => one.id === id)?.majors.length ?? 0}
                homeHref={homeHref}
                rulesHref={mayManage(id) ? rulesHref?.(id) : undefined}
                onEdit={mayManageCollege ? () => setEditing({ kind: 'department', department }) : undefined}
                onDelete={
                  mayManageCollege
                    ? () => askDeletion({ kind: 'department', id, name: nameOf(department), version: department.version })
                    : undefined
                }
                onMajorAdd={mayManage(id) ? () => setEditing({ kind: 'major', departmentId: id, major: null }) : undefined}
                onMajorEdit={(major) =>
                  setEditing({ kind: 'major', departmentId: id, major: department.majors.find((one) => one.id === major.id) ?? major })
                }
                onMajorDelete={
                  mayManage(id)
                    ? (major) => askDeletion({ kind: 'major', id: major.id, name: major.name, version: major.version })
                    : undefined
                }
              />
            );
          })}
          {editing && (
            <PopupPart
              part={recordDialog}
              given={{
                title: titleOf(editing),
                editing,
                source,
                now,
                onSaved: (_, stored) =>
                  handleChanged(
                    text.saved,
                    stored && localize(stored.record, language).name,
                    stored ? (before) => withRecord(before, stored) : null,
                  ),
                onTheirsTaken: handleNewer,
                onClose: () => setEditing(null),
              }}
              onFailed={() => setEditing(null)}
            />
          )}
          {deleting && (
            <ConfirmDialog
              isOpen
              name={deleting.name}
              confirmLabel={deleting.kind === 'department' ? text.deleteDepartment : text.deleteMajor}
              pendingLabel={text.deleting}
              onOpenChange={(isOpen) => {
                if (!isOpen) closeDeletion();
              }}
              onConfirm={deleteAsked}
              onError={(error) => showToast({ type: 'error', message: messageOf(error) })}
            >
              {deleting.kind === 'department' ? text.departmentLoss : text.majorLoss}
            </ConfirmDialog>
          )}
        </Parts>
      </UndoScope>
    </Page>
  );
}

/** Reads the departments of a person's college; while they are read again those known stay. */
function useDepartments(source: DepartmentsSource, { collegeId, userId }: { collegeId: number; userId: number }) {
  const { request, last, isPending, retry, change } = useAnswer(`${collegeId} ${userId}`, (options) =>
    source.loadDepartments({ collegeId, userId }, options),
  );
  return { known: last, failure: request.status === 'failed' ? request.message : null, isPending, reload: retry, change };
}

const Page = styled.section`
  min-inline-size: 0;
`;

const Parts = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[6]};
  min-inline-size: 0;
`;

const Search = styled(SearchField)`
  inline-size: 248px;
`;
