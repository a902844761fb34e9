import { gapFixes, type GapFix, type LinkedMatrices, type MatrixEdit, type MatrixFinding } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useDeferredValue, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { editNow } from './editNow';
import { gapsOf, groupsOf, type GapScope } from './findingGroups';
import { GapGroup } from './GapGroup';
import { gapsPanelMessages } from './messages';

export interface GapsPanelProps {
  /** As edited: the gaps follow every change. */
  matrices: LinkedMatrices;
  /** Leads to the line or the cell in which a gap is mended (`finding.at`). */
  onOpen: (finding: MatrixFinding) => void;
  /** Makes the edit that mends a gap; without it no edit is offered. */
  onFix?: (edit: MatrixEdit) => void;
  /** Goes to the panel. */
  className?: string;
}

/** The gaps of the three matrices, rule by rule with their numbers; pressing one leads to where it is mended. */
export function GapsPanel({ matrices, onOpen, onFix, className }: GapsPanelProps) {
  const text = useMessages(gapsPanelMessages);
  const [scope, setScope] = useState<GapScope>('all');
  // Gaps of a large major take longer than a frame: the change that was made is drawn first.
  const drawn = useDeferredValue(matrices);
  const findings = gapsOf(drawn, scope);
  const panel = useRef<HTMLElement>(null);

  function handleFix(finding: MatrixFinding, fix: GapFix) {
    // An edit of the matrices that are drawn would take back what was changed since.
    const edit = editNow(matrices, finding, fix);
    if (edit) onFix?.(edit);
    // The gap goes with its button.
    panel.current?.focus();
  }

  return (
    <Panel ref={panel} tabIndex={-1} className={className} aria-label={text.title}>
      <SegmentedControl
        aria-label={text.scope}
        size="small"
        value={scope}
        onChange={(chosen) => setScope(chosen === 'own' ? 'own' : 'all')}
      >
        <Segment value="all">{text.all({ count: gapsOf(drawn, 'all').length })}</Segment>
        <Segment value="own">{text.own({ count: gapsOf(drawn, 'own').length })}</Segment>
      </SegmentedControl>
      <VisuallyHidden role="status">{text.counted({ count: findings.length })}</VisuallyHidden>
      {findings.length === 0 && (
        <EmptyState title={scope === 'all' ? text.none : text.noneOwn} hint={scope === 'all' ? text.noneHint : text.noneOwnHint} />
      )}
      <div>
        {groupsOf(findings).map((group) => (
          <GapGroup
            key={group.rule}
            {...group}
            onOpen={onOpen}
            fixesOf={(finding) => (onFix ? gapFixes(drawn, finding) : [])}
            onFix={handleFix}
          />
        ))}
      </div>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  align-content: start;
  justify-items: stretch;
  gap: ${tokens.space[2]};
  padding: 0 ${tokens.space[6]} ${tokens.space[4]};

  &:focus {
    outline: none;
  }
`;
