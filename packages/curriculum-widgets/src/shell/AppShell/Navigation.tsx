import { Icon, Mark } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { activeElement } from '@college/ui/shadow';
import { tokens } from '@college/ui/theme';
import { MessageSquare, PanelLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { appShellMessages } from './messages';
import { currentEntry, groupEntries, type NavigationEntry, type NavigationGroupId } from './navigationEntries';
import { NavigationGroup } from './NavigationGroup';
import { navigationItemStyle } from './navigationItemStyle';
import { RailName } from './RailName';

interface NavigationProps {
  entries: readonly NavigationEntry[];
  currentPath: string;
  isRail: boolean;
  onRailChange: (isRail: boolean) => void;
  closedGroups: readonly NavigationGroupId[];
  onClosedGroupsChange: (closedGroups: readonly NavigationGroupId[]) => void;
  onFeedback?: () => void;
}

/** The shell's left column: the product's mark, the pages by group, and the switch between full width and rail. */
export function Navigation(props: NavigationProps) {
  const { entries, currentPath, isRail, onRailChange, closedGroups, onClosedGroupsChange, onFeedback } = props;
  const text = useMessages(appShellMessages);
  const current = currentEntry(entries, currentPath);
  const railLabel = isRail ? text.expand : text.collapse;
  return (
    <Column aria-label={text.navigation} data-rail={isRail || undefined}>
      <Brand>
        <Mark aria-label={isRail ? text.product : undefined} />
        {isRail ? null : text.product}
      </Brand>
      <Pages onKeyDown={walk}>
        {groupEntries(entries).map((group) => (
          <NavigationGroup
            key={group.id}
            group={group}
            currentId={current}
            isRail={isRail}
            isClosed={closedGroups.includes(group.id)}
            onClosedChange={(isClosed) =>
              onClosedGroupsChange(isClosed ? [...closedGroups, group.id] : closedGroups.filter((id) => id !== group.id))
            }
          />
        ))}
      </Pages>
      <End>
        {onFeedback && (
          <RailName isRail={isRail} name={text.feedback}>
            <Act aria-label={text.feedback} onPress={onFeedback}>
              <Icon of={MessageSquare} />
              {isRail ? null : text.feedback}
            </Act>
          </RailName>
        )}
        <RailName isRail={isRail} name={railLabel}>
          <Act aria-label={railLabel} aria-expanded={!isRail} onPress={() => onRailChange(!isRail)}>
            <Icon of={PanelLeft} />
            {isRail ? null : railLabel}
          </Act>
        </RailName>
      </End>
    </Column>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Arrows lead from page to page, as Tab does, without leaving the column at its end. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = stops.indexOf(activeElement() as HTMLElement);
  if (at < 0) return;
  stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  event.preventDefault();
}

const Column = styled.nav`
  grid-row: 1 / 3;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  padding-block-end: ${tokens.space[3]};
  border-inline-end: 1px solid ${tokens.color.border};
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: ${tokens.size.topbar};
  padding-inline: ${tokens.space[5]} ${tokens.space[4]};
  font-weight: ${tokens.font.strong};
  white-space: nowrap;
`;

/* A low window scrolls the pages; mark, feedback and rail stay where they are. */
const Pages = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space[2]};
  overflow: hidden auto;
  scrollbar-width: thin;
`;

const End = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[2]} 0;
`;

const Act = styled(Button)`
  ${navigationItemStyle}
`;
