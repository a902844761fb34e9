import type { emptyReason } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { IndicatorCount } from './majorSupport';
import { majorHomeMessages } from './messages';
import { NoCourse, type NoCourseProps } from './NoCourse';

interface NoCardsProps extends NoCourseProps {
  reason: NonNullable<ReturnType<typeof emptyReason>>;
  /** How many there are without filter and search. */
  count: number;
  keyword: string;
  isMineOnly: boolean;
  /** The indicator point whose courses alone show. */
  indicator: Pick<IndicatorCount, 'number'> | undefined;
  onShowAll: () => void;
  onClearSearch: () => void;
}

/** Why no card is on show, and the way out (decision 106). */
export function NoCards(props: NoCardsProps) {
  const { reason, count, isMineOnly, indicator, onShowAll, onClearSearch } = props;
  const text = useMessages(majorHomeMessages);
  const keyword = props.keyword.trim();
  const showAll = <Button onPress={onShowAll}>{text.showAll}</Button>;
  return (
    <Between>
      {reason === 'noData' && <NoCourse {...props} />}
      {reason === 'noManaged' && <EmptyState title={text.noManaged} hint={text.noManagedHint({ count })} action={showAll} />}
      {reason === 'noResult' && (
        <EmptyState
          title={text.noResult}
          hint={
            keyword === '' && indicator
              ? text.noneSupports({ isMineOnly, number: indicator.number })
              : text.noResultHint({ keyword, isMineOnly, number: indicator?.number })
          }
          mark={null}
          action={keyword === '' ? showAll : <Button onPress={onClearSearch}>{text.clearSearch}</Button>}
        />
      )}
    </Between>
  );
}

const Between = styled.div`
  padding-block: ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};
`;
