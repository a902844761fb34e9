import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button, Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { appShellMessages } from './messages';
import type { NavigationGroup as Group, NavigationId } from './navigationEntries';
import { navigationIcons } from './navigationIcons';
import { navigationItemStyle } from './navigationItemStyle';
import { RailName } from './RailName';
import { PlainList } from '../../support/layoutParts';

interface NavigationGroupProps {
  group: Group;
  currentId: NavigationId | undefined;
  isRail: boolean;
  isClosed: boolean;
  onClosedChange: (isClosed: boolean) => void;
}

/** Pages under one heading. Closed, it still shows the page one is on; in the rail, which has no headings, it is always open. */
export function NavigationGroup({ group, currentId, isRail, isClosed, onClosedChange }: NavigationGroupProps) {
  const text = useMessages(appShellMessages);
  const listId = useId();
  const shown = isClosed && !isRail ? group.entries.filter(({ id }) => id === currentId) : group.entries;
  return (
    <Group data-rail={isRail || undefined}>
      {!isRail && (
        <Heading aria-expanded={!isClosed} aria-controls={listId} onPress={() => onClosedChange(!isClosed)}>
          {text[group.id]}
          <Icon of={ChevronRight} />
        </Heading>
      )}
      <PlainList id={listId} aria-label={text[group.id]}>
        {shown.map(({ id, href }) => (
          <li key={id}>
            <RailName isRail={isRail} name={text[id]}>
              <Item href={href} aria-current={id === currentId ? 'page' : undefined} aria-label={text[id]}>
                <Icon of={navigationIcons[id]} />
                {isRail ? null : text[id]}
              </Item>
            </RailName>
          </li>
        ))}
      </PlainList>
    </Group>
  );
}

const Group = styled.div`
  & + & {
    margin-block-start: ${tokens.space[2]};
  }
  &[data-rail] + & {
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

const Heading = styled(Button)`
  ${navigationItemStyle}
  justify-content: space-between;
  block-size: 28px;
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  @media (prefers-reduced-motion: reduce) {
    > svg {
      transition: none;
    }
  }
`;

const Item = styled(Link)`
  ${navigationItemStyle}
`;
