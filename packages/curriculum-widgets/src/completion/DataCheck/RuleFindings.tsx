import type { ToldFinding } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useState } from 'react';
import { AcceptFinding } from '../../rules/FindingList/AcceptFinding';
import { FindingRow } from '../../rules/FindingList/FindingRow';
import { findingListMessages } from '../../rules/FindingList/messages';
import { findingsRoot } from '../../rules/fixes/useFocusBeside';
import { PlainList } from '../../support/layoutParts';
import { CaptionText } from '../../support/textParts';
import { useAnswer } from '../../support/useAnswer';
import type { DataCheckSource } from './DataCheckSource';
import { dataCheckMessages } from './messages';

export interface RuleFindingsProps {
  loadFindings: NonNullable<DataCheckSource['loadFindings']>;
  acceptFinding: DataCheckSource['acceptFinding'];
  fixes: DataCheckSource['fixes'];
  courseId: number;
  /** A new value asks again. */
  revision: number | string | undefined;
}

/** The panel compares the hours itself, as they are typed. */
const saidAbove: readonly string[] = ['hours.chapters-differ'];

/** Findings of a course that completion and the matrices do not name, each with its reason; they can be mended and accepted. */
export function RuleFindings({ loadFindings, acceptFinding, fixes, courseId, revision }: RuleFindingsProps) {
  const text = useMessages(dataCheckMessages);
  const words = useMessages(findingListMessages);
  const [accepting, setAccepting] = useState<ToldFinding | null>(null);
  const { last, request, retry, reload } = useAnswer(`${courseId} ${revision ?? ''}`, (options) => loadFindings(courseId, options));
  const failure = request.status === 'failed' && <ErrorState title={text.rulesFailed} hint={request.message} onRetry={retry} />;
  if (failure && !last) return failure;
  if (!last) return <SkeletonRows rowCount={3} rowHeight="32px" columns={['minmax(0, 1fr)']} label={text.checking} />;
  const own = last.filter(({ finding }) => finding.aliases.length === 0 && !saidAbove.includes(finding.rule));
  return (
    <>
      {failure}
      <VisuallyHidden role="status">{words.counted({ count: own.length })}</VisuallyHidden>
      {own.length === 0 && !failure && <CaptionText>{text.rulesMet}</CaptionText>}
      <PlainList {...findingsRoot}>
        {own.map(({ finding, href }) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            isOwnerShown={false}
            href={href}
            onAccept={acceptFinding && setAccepting}
            fixes={fixes && { acts: fixes, onChanged: reload }}
          />
        ))}
      </PlainList>
      {accepting && acceptFinding && (
        <AcceptFinding
          finding={accepting}
          accept={(given) => acceptFinding(accepting, given)}
          onClose={(isOutdated) => {
            setAccepting(null);
            if (isOutdated) reload();
          }}
        />
      )}
    </>
  );
}
