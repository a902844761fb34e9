import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import type { CourseUnitQuery } from './courseUnitListState';
import { courseUnitListMessages } from './messages';

interface NoUnitsProps {
  query: Pick<CourseUnitQuery, 'keyword' | 'only'>;
  onClear: () => void;
}

/** Why the list is empty: the major has no units, or what narrows it leaves none; that can be taken off. */
export function NoUnits({ query: { keyword, only }, onClear }: NoUnitsProps) {
  const text = useMessages(courseUnitListMessages);
  if (keyword === '' && only === undefined) return <EmptyState title={text.none} hint={text.noneHint} />;
  const part = only && text[only];
  return (
    <EmptyState
      title={text.noResult}
      hint={part === undefined ? text.noResultHint({ keyword }) : text.noneInPart({ part, keyword })}
      mark={null}
      action={<Button onPress={onClear}>{text.showAll}</Button>}
    />
  );
}
