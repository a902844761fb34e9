import type { OptionItem } from '@college/curriculum-model';
import { Cascader } from '@college/ui/Cascader';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { choiceNodes, pathTo } from './choiceNodes';

export interface ChoiceFilterProps {
  /** What the list is narrowed by. */
  label: string;
  /** The first choice, which clears the filter. */
  allLabel: string;
  items: readonly OptionItem[];
  /** The value of a choice of any level; empty for all. */
  value: string;
  onChange: (value: string) => void;
}

const all = 'all';

/** Narrows a list by one choice of a tree. */
export function ChoiceFilter({ label, allLabel, items, value, onChange }: ChoiceFilterProps) {
  const nodes = useMemo(() => [{ id: all, label: allLabel }, ...choiceNodes(items)], [items, allLabel]);
  return (
    <Filter
      aria-label={label}
      isQuiet
      canChooseBranch
      placeholder={allLabel}
      nodes={nodes}
      value={value === '' ? [] : pathTo(items, value)}
      onChange={(path) => onChange(path[0] === all ? '' : String(path.at(-1) ?? ''))}
    />
  );
}

const Filter = styled(Cascader)`
  inline-size: 248px;
`;
