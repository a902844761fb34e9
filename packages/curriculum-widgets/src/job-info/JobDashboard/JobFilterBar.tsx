import { filterFacets, inLanguage, jobFacets, type FilterFacet, type JobFilters } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { jobDashboardMessages } from './messages';

interface JobFilterBarProps {
  filters: JobFilters;
  onFiltersChange: (filters: JobFilters) => void;
}

const all = 'all';

/** The five filters of the dashboard (reference §2.5); each shows its label while it does not filter. */
export function JobFilterBar({ filters, onFiltersChange }: JobFilterBarProps) {
  const text = useMessages(jobDashboardMessages);
  const language = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const optionsOf = (facet: FilterFacet) => [
    { value: all, label: text.all({ facet: text[facet] }) },
    ...jobFacets[facet].map(({ id, name }) => ({ value: id, label: inLanguage(name, language) })),
  ];

  return (
    <Bar ref={bar} role="group" aria-label={text.filters}>
      {filterFacets.map((facet) => (
        <Select
          key={facet}
          isQuiet
          aria-label={text[facet]}
          options={optionsOf(facet)}
          value={filters[facet] ?? all}
          onChange={(value) => onFiltersChange({ ...filters, [facet]: value === all ? undefined : value })}
        />
      ))}
      {filterFacets.some((facet) => filters[facet] !== undefined) && (
        <Button
          variant="link"
          onPress={() => {
            // The button is removed with the filters.
            bar.current?.querySelector('button')?.focus();
            onFiltersChange({});
          }}
        >
          {text.clear}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};

  > :not(button) {
    inline-size: 176px;
  }
`;
