import { levelNames, type RuleLevel, type ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FindingHeading } from '../../support/findingParts';
import { langOf } from '../../support/langOf';
import { PlainList } from '../../support/layoutParts';
import type { OfferedFixes } from '../fixes/QuickFixActs';
import type { FindingGroup } from './findingGroups';
import { Count, Fold, Group } from './findingListParts';
import { FindingRow } from './FindingRow';
import { findingListMessages, type FindingListText } from './messages';
import { shownOfGroup, type FindingListState } from './useFindingList';

interface FindingGroupViewProps {
  group: FindingGroup;
  list: FindingListState;
  defaultExpanded: boolean;
  hrefOf: (finding: ToldFinding) => string | undefined;
  onAccept: ((finding: ToldFinding) => void) | undefined;
  fixesOf: (finding: ToldFinding) => OfferedFixes | undefined;
}

/** Rows that "show more" adds. */
const moreRows = 200;

/** The findings under one heading, which folds; long groups grow on demand. */
export function FindingGroupView({ group, list, defaultExpanded, hrefOf, onAccept, fixesOf }: FindingGroupViewProps) {
  const text = useMessages(findingListMessages);
  const [isExpanded, setExpanded] = useState(defaultExpanded);
  const [most, setMost] = useState(shownOfGroup);
  const rows = useRef<HTMLUListElement>(null);
  const id = useId();
  const title = titleOf(group, list, text);
  const shown = isExpanded ? group.findings.slice(0, most) : [];
  const rest = group.findings.length - most;

  function handleMore() {
    setMost(most + moreRows);
    // The button moves or is removed; the focus goes to the first of the new lines.
    requestAnimationFrame(() => rows.current?.children[most]?.querySelector('button')?.focus());
  }

  return (
    <Group aria-label={title}>
      <FindingHeading as="h2">
        <Fold type="button" aria-expanded={isExpanded} aria-controls={id} onClick={() => setExpanded(!isExpanded)}>
          <b lang={langOf(title, list.language)}>{title}</b>
          <Count>{group.findings.length}</Count>
          <Icon of={isExpanded ? ChevronUp : ChevronDown} />
        </Fold>
      </FindingHeading>
      <div id={id} hidden={!isExpanded}>
        <PlainList ref={rows}>
          {shown.map((finding) => (
            <FindingRow
              key={finding.id}
              finding={finding}
              isOwnerShown={list.query.grouping !== 'course'}
              isNew={list.compared?.newIds.has(finding.id) ?? false}
              ended={list.expired.get(finding.id)}
              href={hrefOf(finding)}
              onAccept={onAccept}
              fixes={fixesOf(finding)}
            />
          ))}
        </PlainList>
        {isExpanded && rest > 0 && (
          <Button variant="link" size="small" onPress={handleMore}>
            {text.showMore({ count: Math.min(rest, moreRows) })}
          </Button>
        )}
      </div>
    </Group>
  );
}

function titleOf({ title }: FindingGroup, { query: { grouping }, language }: FindingListState, text: FindingListText): string {
  if (title === null) return grouping === 'course' ? text.ofMajor : text.ofNoRequirement;
  return grouping === 'level' ? levelNames[title as RuleLevel][language] : title;
}
