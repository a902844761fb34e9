import type { EditionRef, ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Skeleton } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { courseOfFinding } from '../courseOfFinding';
import { findingsRoot } from '../fixes/useFocusBeside';
import { AcceptFinding } from './AcceptFinding';
import { AcceptedFindings } from './AcceptedFindings';
import { FindingFilters } from './FindingFilters';
import { everyFinding, type FindingListQuery } from './findingGroups';
import { FindingGroupView } from './FindingGroupView';
import type { FindingListSource } from './FindingListSource';
import { MendedFindings } from './MendedFindings';
import { findingListMessages } from './messages';
import { useFindingList } from './useFindingList';
import { useOfferedFixes } from './useOfferedFixes';

export interface FindingListProps {
  /** Where findings are read and accepted. */
  source: FindingListSource;
  /** The major whose curriculum it is; of a draft the one that it was made of. */
  majorId: number;
  /** The state that is checked, such as `current:1001` or `edition:12`. */
  edition: EditionRef;
  /** A state to which it is compared, such as the base of a draft: what is new is marked, and what is gone is counted. */
  former?: EditionRef;
  /** The courses whose findings alone show. @default all courses, and the major itself */
  courseIds?: readonly number[];
  /** Filter and grouping on show, for an address that names them; leave out to let the list decide. */
  query?: FindingListQuery;
  /** Called when one of them changes; for the keyword once the typing rests. */
  onQueryChange?: (query: FindingListQuery) => void;
  /** Whether the person may accept findings: who manages the major. @default false */
  canAccept?: boolean;
  /** Whether the person may edit where a finding is, and so is offered its quick fixes; `courseId` is that of its course, null for the major. @default offers none */
  canFix?: (finding: ToldFinding, courseId: number | null) => boolean;
  /** What the curriculum is called, under the heading. */
  name?: string | undefined;
  /** What else can be done, at the end of the heading, such as a link to the rules. */
  actions?: ReactNode;
  /** Where a finding is mended; `courseId` is that of its course, null for the major. Without an address there is no link. */
  placeHref?: (finding: ToldFinding, courseId: number | null) => string | undefined;
}

/** What the rules find in a curriculum: by rule, level, course or requirement, each with its reason and the way to where it is mended; findings can be mended by quick fixes and accepted with a reason. Put it inside a `ToastProvider`. */
export function FindingList(props: FindingListProps) {
  return <Findings key={`${props.edition} ${props.former ?? ''} ${props.courseIds?.join() ?? ''}`} {...props} />;
}

function Findings(props: FindingListProps) {
  const { source, majorId, edition, former, courseIds, canAccept = false, canFix, name, actions, placeHref } = props;
  const text = useMessages(findingListMessages);
  const { showToast } = useToast();
  const list = useFindingList({ source, edition, former, courseIds, query: props.query, onQueryChange: props.onQueryChange });
  const { found, request, groups, query } = list;
  const [accepting, setAccepting] = useState<ToldFinding | null>(null);
  const shown = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  const hrefOf = (finding: ToldFinding) => {
    const courseId = courseOfFinding(finding, list.courses);
    return courseId === undefined ? undefined : placeHref?.(finding, courseId);
  };

  const fixes = useOfferedFixes({ source, edition, onChanged: list.reload });
  function fixesOf(finding: ToldFinding) {
    const courseId = courseOfFinding(finding, list.courses);
    return courseId !== undefined && canFix?.(finding, courseId) ? fixes : undefined;
  }

  async function handleWithdraw(id: number) {
    try {
      await source.withdrawAcceptance({ majorId, id });
      showToast({ type: 'success', message: text.withdrawnDone });
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error) });
    }
    list.reload();
  }

  const { accepted = [] } = found ?? {};
  const facts = [name, found && text.counted({ count: found.findings.length })].filter(Boolean).join(' · ');
  return (
    <List {...findingsRoot} aria-label={text.title} aria-busy={list.isPending || undefined}>
      {/* The line keeps its height while nothing is known. */}
      <PageHeader title={text.title} facts={facts || '\u00a0'} actions={actions} />
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={list.retry} />}
      {request.status === 'loading' && !found && <Waiting label={text.loading} />}
      {found && request.status !== 'failed' && (
        <>
          {found.findings.length > 0 && <FindingFilters list={list} />}
          <VisuallyHidden role="status">{text.counted({ count: shown })}</VisuallyHidden>
          {found.findings.length === 0 && (
            <EmptyState title={accepted.length > 0 ? text.allAccepted : text.none} hint={accepted.length > 0 ? undefined : text.noneHint} />
          )}
          {found.findings.length > 0 && shown === 0 && (
            <EmptyState
              mark={null}
              title={text.noSearchResults}
              action={<Button onPress={() => list.show(everyFinding)}>{text.clearFilter}</Button>}
            />
          )}
          <div>
            {groups.map((group) => (
              <FindingGroupView
                // What is searched for shows, in whatever was folded before.
                key={`${query.grouping} ${group.key} ${query.keyword !== '' && list.unfolded.has(group.key)}`}
                group={group}
                list={list}
                defaultExpanded={list.unfolded.has(group.key)}
                hrefOf={hrefOf}
                onAccept={canAccept ? setAccepting : undefined}
                fixesOf={fixesOf}
              />
            ))}
          </div>
          {accepted.length > 0 && query.keyword === '' && (
            <AcceptedFindings accepted={accepted} hrefOf={hrefOf} onWithdraw={canAccept ? handleWithdraw : undefined} />
          )}
          {list.mended.length > 0 && query.keyword === '' && (
            <MendedFindings mended={list.mended} onWithdraw={canAccept ? handleWithdraw : undefined} />
          )}
        </>
      )}
      {accepting && (
        <AcceptFinding
          finding={accepting}
          accept={(given) => {
            const { id: finding, basis } = accepting;
            return source.acceptFinding({ majorId, ref: edition, finding, basis, ...given });
          }}
          onClose={(isOutdated) => {
            setAccepting(null);
            if (isOutdated) list.reload();
          }}
        />
      )}
    </List>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Lines role="status" aria-label={label}>
      {[60, 82, 71, 48, 77, 66].map((share) => (
        <Skeleton key={share} width={`${share}%`} />
      ))}
    </Lines>
  );
}

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  outline: none;
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[4]};
`;
