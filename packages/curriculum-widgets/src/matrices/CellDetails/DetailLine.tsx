import { itemName, pointById, textOf, type Language, type LinkedMatrices, type ThreadItem } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import type { DetailedItem } from './readCell';
import { cellDetailsMessages } from './messages';

interface DetailLineProps extends DetailedItem {
  matrices: LinkedMatrices;
  /** Shows the item in its matrix. */
  onOpen: (item: ThreadItem) => void;
}

/** An item with its strength, its code, its whole text and what is written about it. */
export function DetailLine({ matrices, item, relate, onOpen }: DetailLineProps) {
  const text = useMessages(cellDetailsMessages);
  const language = useLanguage();
  const name = itemName(matrices, item);
  if (!name) return null;
  const code = name.code[language];
  const words = name.text[language];
  const more = moreOf(matrices, item, language);
  return (
    <Line>
      {relate !== undefined && (
        <Star kind={relate === 0 ? 'strong' : 'weak'} size="small" aria-label={relate === 0 ? text.strong : text.weak} />
      )}
      <span>
        <Way type="button" title={text.open({ name: code || words })} onClick={() => onOpen(item)}>
          {code && <b>{code}</b>}
          <InChinese text={words} language={language} />
        </Way>
        {more && <More lang={langOf(more, language)}>{more}</More>}
        {item.kind === 'taskGoal' && <Output matrices={matrices} id={item.id} />}
      </span>
    </Line>
  );
}

function Output({ matrices, id }: { matrices: LinkedMatrices; id: number }) {
  const text = useMessages(cellDetailsMessages);
  const language = useLanguage();
  const goal = matrices.taskGoals.find((one) => one.id === id);
  const output = goal ? textOf(goal, 'product', language) : '';
  return output ? <More>{text.output({ output })}</More> : null;
}

/** The description of a point; the others are named by their whole text. */
function moreOf(matrices: LinkedMatrices, { kind, id }: ThreadItem, language: Language): string {
  if (kind !== 'point') return '';
  const point = pointById(matrices, id);
  return point ? textOf(point, 'description', language) : '';
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[2]};
  padding-block: 2px;

  > :only-child {
    grid-column: 1 / -1;
  }
  > svg {
    margin-block-start: 4px;
  }
`;

const Way = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  > b {
    margin-inline-end: ${tokens.space[2]};
    font-weight: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.span`
  display: block;
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
