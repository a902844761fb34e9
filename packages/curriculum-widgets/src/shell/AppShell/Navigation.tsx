import { Icon, Mark } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import {
  BookOpen,
  Bot,
  Building2,
  FileText,
  GraduationCap,
  LayoutDashboard,
  ListTree,
  MessageSquare,
  PanelLeft,
  Table2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { Button, Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { appShellMessages } from './messages';
import { currentEntry, type NavigationEntry, type NavigationId } from './navigationEntries';
import { navigationItemStyle } from './navigationItemStyle';

const icons: Record<NavigationId, LucideIcon> = {
  workbench: LayoutDashboard,
  majors: GraduationCap,
  courseUnits: BookOpen,
  matrix: Table2,
  report: FileText,
  departments: Building2,
  people: Users,
  levels: ListTree,
  chat: Bot,
};

interface NavigationProps {
  entries: readonly NavigationEntry[];
  currentPath: string;
  isRail: boolean;
  onRailChange: (isRail: boolean) => void;
  onFeedback?: () => void;
}

/** The shell's left column: the product's mark, the pages, and the switch between full width and rail. */
export function Navigation({ entries, currentPath, isRail, onRailChange, onFeedback }: NavigationProps) {
  const text = useMessages(appShellMessages);
  const current = currentEntry(entries, currentPath);
  const railLabel = isRail ? text.expand : text.collapse;
  return (
    <Column aria-label={text.navigation} data-rail={isRail || undefined}>
      <Brand>
        <Mark aria-label={isRail ? text.product : undefined} />
        {isRail ? null : text.product}
      </Brand>
      <List>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Item href={entry.href} aria-current={entry.id === current ? 'page' : undefined} aria-label={text[entry.id]}>
              <Icon of={icons[entry.id]} />
              {isRail ? null : text[entry.id]}
            </Item>
          </li>
        ))}
      </List>
      <End>
        {onFeedback && (
          <Act aria-label={text.feedback} onPress={onFeedback}>
            <Icon of={MessageSquare} />
            {isRail ? null : text.feedback}
          </Act>
        )}
        <Act aria-label={railLabel} aria-expanded={!isRail} onPress={() => onRailChange(!isRail)}>
          <Icon of={PanelLeft} />
          {isRail ? null : railLabel}
        </Act>
      </End>
    </Column>
  );
}

const Column = styled.nav`
  grid-row: 1 / 3;
  display: flex;
  flex-direction: column;
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

const List = styled.ul`
  margin: 0;
  padding: ${tokens.space[2]};
  list-style: none;
`;

const End = styled.div`
  margin-block-start: auto;
  padding: 0 ${tokens.space[2]};
`;

const Item = styled(Link)`
  ${navigationItemStyle}
`;

const Act = styled(Button)`
  ${navigationItemStyle}
`;
