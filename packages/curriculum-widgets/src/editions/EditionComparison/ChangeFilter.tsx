import type { EditionComparison } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Checkbox } from '@college/ui/Checkbox';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { useMessages } from '@college/ui/messages';
import { Popover } from '@college/ui/Popover';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { Funnel } from 'lucide-react';
import { DialogTrigger } from 'react-aria-components';
import { styled } from 'styled-components';
import { changeKinds, countFilters, countKinds, noFilter, type ChangesFilter, type ChangesKind } from './comparisonState';
import { editionComparisonMessages } from './messages';

interface ChangeFilterProps {
  comparison: EditionComparison;
  filter: ChangesFilter;
  onFilterChange: (filter: ChangesFilter) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const everything = -1;

/** By which changes are narrowed: their kind in sight, the rest behind one button. The counts are those of all changes. */
export function ChangeFilter({ comparison, filter, onFilterChange, isOpen, onOpenChange }: ChangeFilterProps) {
  const text = useMessages(editionComparisonMessages);
  const counts = countKinds(comparison.topics);
  const set = countFilters(filter);
  const parts = comparison.parts.map(({ course }) => ({ value: course?.lineage ?? 0, label: course?.name ?? text.ofMajor }));
  const people = comparison.people.flatMap(({ userId, userName }) =>
    userId === null ? [] : [{ value: userId, label: userName ?? text.unknownPerson }],
  );
  const change = (part: Partial<ChangesFilter>) => onFilterChange({ ...filter, ...part });
  return (
    <Line>
      <SegmentedControl
        aria-label={text.kinds}
        size="small"
        value={filter.kind}
        onChange={(kind) => change({ kind: kind as ChangesKind | 'all' })}
      >
        <Segment value="all">{`${text.all} ${comparison.changes}`}</Segment>
        {changeKinds.map((kind) => (
          <Segment key={kind} value={kind}>{`${text[kind]} ${counts[kind]}`}</Segment>
        ))}
      </SegmentedControl>
      <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <Trigger aria-label={set > 0 ? text.filterBy({ count: set }) : text.filter} data-set={set > 0 || undefined}>
          <Icon of={Funnel} />
        </Trigger>
        <Popover aria-label={text.filter} placement="bottom end">
          <Form>
            <Select
              autoFocus
              label={text.course}
              options={[{ value: everything, label: text.allCourses }, ...parts]}
              value={filter.part ?? everything}
              onChange={(part) => change({ part: part === everything ? null : part })}
            />
            <Select
              label={text.person}
              options={[{ value: everything, label: text.everybody }, ...people]}
              value={filter.userId ?? everything}
              onChange={(userId) => change({ userId: userId === everything ? null : userId })}
            />
            <Checkbox isSelected={filter.isGapsOnly} onChange={(isGapsOnly) => change({ isGapsOnly })}>
              {text.gapsOnly}
            </Checkbox>
            <Checkbox isSelected={filter.isUnseenOnly} onChange={(isUnseenOnly) => change({ isUnseenOnly })}>
              {text.unseenOnly}
            </Checkbox>
            <Button isDisabled={set === 0} onPress={() => onFilterChange({ ...noFilter, kind: filter.kind })}>
              {text.clearFilter}
            </Button>
          </Form>
        </Popover>
      </DialogTrigger>
    </Line>
  );
}

const Line = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[3]} ${tokens.space[5]};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

const Form = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  inline-size: 280px;
`;

const Trigger = styled(IconButton)`
  &[data-set] {
    background: ${tokens.color.selection};
    color: ${tokens.color.selectionText};
  }
`;
