import { Checkbox } from '@college/ui/Checkbox';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { PlainList } from '../../support/layoutParts';
import { MutedFigures } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { mergeDeskMessages } from './messages';
import type { Takeable } from './taking';

interface TakeGroupProps {
  /** The course, or what the major is called. */
  name: string;
  changes: readonly Takeable[];
  places: ReadonlySet<string>;
  onChange: (changes: readonly Takeable[], isTaken: boolean) => void;
}

/** The changes of a course, taken together or one by one. */
export function TakeGroup({ name, changes, places, onChange }: TakeGroupProps) {
  const text = useMessages(mergeDeskMessages);
  const language = useLanguage();
  const count = changes.filter(({ place }) => places.has(place)).length;
  const isPart = count > 0 && count < changes.length;
  const [isOpen, setOpen] = useState(isPart);
  return (
    <Group>
      <Head>
        <IconButton
          aria-expanded={isOpen}
          aria-label={isOpen ? text.hideChanges({ name }) : text.showChanges({ name })}
          onPress={() => setOpen(!isOpen)}
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} size="small" />
        </IconButton>
        <Checkbox isSelected={count === changes.length} isIndeterminate={isPart} onChange={(isTaken) => onChange(changes, isTaken)}>
          <InChinese text={name} language={language} />
        </Checkbox>
        <MutedFigures>
          {count}/{changes.length}
        </MutedFigures>
      </Head>
      {isOpen && (
        <Changes>
          {changes.map((change) => (
            <li key={change.place}>
              <Checkbox isSelected={places.has(change.place)} onChange={(isTaken) => onChange([change], isTaken)}>
                <span>
                  {change.label} {change.name !== name && <InChinese text={change.name} language={language} />}
                </span>
              </Checkbox>
            </li>
          ))}
        </Changes>
      )}
    </Group>
  );
}

const Group = styled.li`
  padding-block: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Changes = styled(PlainList)`
  padding-inline-start: 64px;
  padding-block-end: ${tokens.space[2]};
`;
