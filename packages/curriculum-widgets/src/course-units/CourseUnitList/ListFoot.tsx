import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { useIsSingleKeyEnabled } from '@college/ui/Shortcuts';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { documentedOrders, type CourseUnitOrder } from './courseUnitListState';
import { courseUnitListMessages } from './messages';

interface ListFootProps {
  order: CourseUnitOrder;
  canSelect: boolean;
  canCreate: boolean;
}

const dates: readonly string[] = ['created', 'revised'];
const figures: readonly string[] = ['id', 'hours', 'theoryPractice', 'progress', 'criterion'];

/** Below the list: what orders it, in words, and the keys of the list. */
export function ListFoot({ order, canSelect, canCreate }: ListFootProps) {
  const text = useMessages(courseUnitListMessages);
  const isSingleKeyEnabled = useIsSingleKeyEnabled();
  const word = Object.hasOwn(documentedOrders, order) ? documentedOrders[order as keyof typeof documentedOrders] : order;
  const isDown = word.startsWith('-');
  const column = (isDown ? word.slice(1) : word) as keyof typeof heads;
  const heads = {
    id: text.id,
    name: text.name,
    class: text.class,
    type: text.type,
    hours: text.hours,
    theoryPractice: text.theoryPractice,
    criterion: text.criterion,
    leader: text.leader,
    progress: text.progress,
    created: text.timeOrder,
    revised: text.revised,
  };

  function wayOf(): string {
    if (dates.includes(column)) return isDown ? text.newestFirst : text.oldestFirst;
    if (figures.includes(column)) return isDown ? text.largestFirst : text.smallestFirst;
    return isDown ? text.wordsBackward : text.wordsForward;
  }

  return (
    <Foot>
      <span>{text.orderedBy({ column: heads[column], way: wayOf() })}</span>
      <Keys>
        {canSelect && (
          <>
            <span>
              <Kbd>Space</Kbd> {text.select}
            </span>
            <span>
              <Kbd>Shift</Kbd> <Kbd>↑↓</Kbd> {text.selectOn}
            </span>
            <span>
              <Kbd>Ctrl</Kbd> <Kbd>A</Kbd> {text.selectAll}
            </span>
          </>
        )}
        {canCreate && isSingleKeyEnabled && (
          <span>
            <Kbd>N</Kbd> {text.create}
          </span>
        )}
      </Keys>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  color: ${tokens.color.textMuted};
`;

const Keys = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-inline-start: auto;
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  ${onNarrowWindow} {
    display: none;
  }
`;
