import { maxRequirementLength, type RequirementItem, type RequirementPlace, type RequirementProblem } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide-react';
import { memo, type ClipboardEvent } from 'react';
import { Toolbar } from 'react-aria-components';
import { styled } from 'styled-components';
import { useArrival } from '../../support/arrival/ArrivalContext';
import { arrivedStyle } from '../../support/arrival/arrivedStyle';
import { useArrivalRow } from '../../support/arrival/useArrivalRow';
import { nameOfPlace } from './itemWords';
import { requirementEditorMessages } from './messages';
import { QuietArea } from './QuietArea';

/** The actions on one item, by its key. */
export interface ItemActs {
  onType: (key: string, field: 'description' | 'english', text: string) => void;
  onMove: (key: string, delta: number, from: 'up' | 'down') => void;
  onAdd: (key: string) => void;
  onRemove: (key: string) => void;
  /** Lines pasted into the Chinese text; false leaves them to the field. */
  onPasteLines: (key: string, text: string) => boolean;
}

interface ItemRowProps {
  item: RequirementItem;
  requirement: number;
  indicator?: number;
  isFirst: boolean;
  isLast: boolean;
  problem?: RequirementProblem;
  /** Whether the Chinese was changed since the English was written. */
  isEnglishBehind: boolean;
  acts: ItemActs;
}

/** One requirement or indicator point: its text in both languages side by side, and what can be done with it. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, requirement, indicator, isFirst, isLast, problem, isEnglishBehind, acts } = props;
  const text = useMessages(requirementEditorMessages);
  const { locale } = useLocale();
  const place: RequirementPlace = indicator === undefined ? { requirement } : { requirement, indicator };
  const name = nameOfPlace(place, text);
  const tooLong = text.tooLong({ most: new Intl.NumberFormat(locale).format(maxRequirementLength) });
  const { key } = item;
  const arrival = useArrival(indicator === undefined ? 'requirement' : 'indicator');
  const isArrivedAt = item.id !== 0 && arrival?.id === item.id;
  const row = useArrivalRow<HTMLDivElement>(isArrivedAt ? arrival : undefined, 'textarea');

  function handlePaste(event: ClipboardEvent) {
    if (acts.onPasteLines(key, event.clipboardData.getData('text/plain'))) event.preventDefault();
  }
  return (
    <Row {...row} data-key={key} data-level={indicator === undefined ? 'requirement' : 'indicator'}>
      <Grip data-grip="" aria-hidden>
        <Icon of={GripVertical} />
      </Grip>
      <QuietArea
        lang="zh-CN"
        aria-label={text.chineseOf({ name })}
        data-column="description"
        value={item.description}
        problem={problem === 'empty' ? text.empty : problem === 'tooLong' ? tooLong : undefined}
        onChange={(event) => acts.onType(key, 'description', event.currentTarget.value)}
        onPaste={handlePaste}
      />
      <QuietArea
        lang="en"
        aria-label={text.englishOf({ name })}
        data-column="english"
        placeholder={text.englishMissing}
        value={item.english}
        problem={problem === 'englishTooLong' ? tooLong : undefined}
        doubt={isEnglishBehind ? text.englishBehind : undefined}
        onChange={(event) => acts.onType(key, 'english', event.currentTarget.value)}
      />
      <Acts aria-label={text.actsOn({ name })}>
        <IconButton
          data-column="add"
          aria-label={indicator === undefined ? text.addUnder({ name }) : text.addBehind({ name })}
          onPress={() => acts.onAdd(key)}
        >
          <Icon of={Plus} />
        </IconButton>
        <IconButton data-column="up" aria-label={text.moveUp({ name })} isDisabled={isFirst} onPress={() => acts.onMove(key, -1, 'up')}>
          <Icon of={ArrowUp} />
        </IconButton>
        <IconButton data-column="down" aria-label={text.moveDown({ name })} isDisabled={isLast} onPress={() => acts.onMove(key, 1, 'down')}>
          <Icon of={ArrowDown} />
        </IconButton>
        <IconButton variant="danger" data-column="remove" aria-label={text.remove({ name })} onPress={() => acts.onRemove(key)}>
          <Icon of={Trash2} />
        </IconButton>
      </Acts>
    </Row>
  );
});

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) minmax(0, 1fr) 112px;
  column-gap: ${tokens.space[2]};
  align-items: start;
  padding-block: ${tokens.space[1]};
  border-block-end: 1px solid ${tokens.color.border};

  &[data-level='requirement'] {
    font-weight: ${tokens.font.strong};
  }
  /* Only the Chinese is indented, so that the English keeps its column. */
  &[data-level='indicator'] > :nth-child(-n + 2) {
    margin-inline-start: ${tokens.space[6]};
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &[data-dragged],
  [data-dragged] & {
    background: ${tokens.color.selection};
  }
  &[data-drop='before'] {
    box-shadow: 0 -2px 0 ${tokens.color.accent};
  }
  &[data-drop='after'] {
    box-shadow: 0 2px 0 ${tokens.color.accent};
  }
  ${arrivedStyle}
`;

const Grip = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 32px;
  color: ${tokens.color.textMuted};
  cursor: grab;
  touch-action: none;

  &:hover {
    color: ${tokens.color.text};
  }
`;

const Acts = styled(Toolbar)`
  display: flex;
  padding-block-start: 2px;
`;
