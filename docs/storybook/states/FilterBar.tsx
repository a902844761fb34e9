import { Button } from '@college/ui/Button';
import { ComboBox } from '@college/ui/ComboBox';
import { SearchField } from '@college/ui/SearchField';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { StatesFilter } from './filter';
import { statesMessages } from './messages';

export interface FilterBarProps {
  filter: StatesFilter;
  widgets: readonly string[];
  onChange: (filter: StatesFilter) => void;
  shown: number;
  all: number;
}

/** Filters by widget and by text, and shows the number of matches. */
export function FilterBar({ filter, widgets, onChange, shown, all }: FilterBarProps) {
  const text = useMessages(statesMessages);
  return (
    <Bar role="search" aria-label={text.filters}>
      <ComboBox
        label={text.widget}
        placeholder={text.anyWidget}
        options={widgets.map((widget) => ({ value: widget, label: widget }))}
        value={filter.widget ?? null}
        onChange={(widget) => onChange({ ...filter, widget: widget ?? undefined })}
      />
      <SearchField
        label={text.find}
        placeholder={text.findHint}
        isQuiet={false}
        value={filter.find ?? ''}
        onChange={(find) => onChange({ ...filter, find })}
      />
      <Button isDisabled={!filter.widget && !filter.find} onPress={() => onChange({})}>
        {text.clear}
      </Button>
      <Shown role="status">{text.shown({ shown: String(shown), all: String(all) })}</Shown>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 240px) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-block: ${tokens.space[4]};
`;

const Shown = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
