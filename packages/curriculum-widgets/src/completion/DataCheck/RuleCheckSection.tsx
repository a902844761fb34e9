import { Icon } from '@college/ui/icons';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FindingFold, FindingHeading } from '../../support/findingParts';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { dataCheckMessages } from './messages';
import type { RuleFindingsProps } from './RuleFindings';

const ruleFindings = lazyPart(async () => (await import('./RuleFindings')).RuleFindings);

/** What the rules of the curriculum find besides; they are asked when somebody unfolds it. */
export function RuleCheckSection(props: RuleFindingsProps) {
  const text = useMessages(dataCheckMessages);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <Section>
      <FindingHeading>
        <Fold type="button" aria-expanded={isUnfolded} aria-controls={id} onClick={() => setUnfolded(!isUnfolded)}>
          <b>{text.rules}</b>
          <Icon of={isUnfolded ? ChevronUp : ChevronDown} />
        </Fold>
      </FindingHeading>
      <div id={id} hidden={!isUnfolded}>
        {isUnfolded && <Lazy {...props} />}
      </div>
    </Section>
  );
}

function Lazy(props: RuleFindingsProps) {
  const text = useMessages(dataCheckMessages);
  const { Part, hasFailed, isRetrying, retry } = useLazyPart(ruleFindings);
  if (Part) return <Part {...props} />;
  if (hasFailed) return <ErrorState title={text.rulesFailed} onRetry={retry} isRetrying={isRetrying} />;
  return <SkeletonRows rowCount={3} rowHeight="32px" columns={['minmax(0, 1fr)']} label={text.checking} />;
}

const Section = styled.section`
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Fold = styled(FindingFold)`
  grid-template-columns: minmax(0, 1fr) 16px;
`;
