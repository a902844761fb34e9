import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { MajorListQuery } from './majorListState';
import { majorListMessages } from './messages';

/** A department by which the list can be narrowed. */
export interface MajorDepartment {
  id: number;
  name: string;
}

interface MajorToolbarProps {
  query: MajorListQuery;
  departments: readonly MajorDepartment[];
  isSearching: boolean;
  onChange: (change: Partial<MajorListQuery>) => void;
}

/** Search, and the choice of a department where there is more than one. */
export function MajorToolbar({ query, departments, isSearching, onChange }: MajorToolbarProps) {
  const text = useMessages(majorListMessages);
  const [typed, setTyped] = useState({ text: query.keyword, keyword: query.keyword });
  // The keyword may change from outside, such as by going back; while it is what was typed here, the text stays as typed.
  if (typed.keyword !== query.keyword) {
    setTyped({ text: typed.text.trim() === query.keyword ? typed.text : query.keyword, keyword: query.keyword });
  }
  return (
    <Bar role="search">
      <Search
        aria-label={text.search}
        placeholder={text.search}
        value={typed.text}
        isPending={isSearching}
        onChange={(value) => setTyped({ ...typed, text: value })}
        onSearch={(keyword) => onChange({ keyword })}
      />
      {departments.length > 1 && (
        <Led style={{ '--lead': JSON.stringify(text.department) } as CSSProperties}>
          <Select<number>
            aria-label={text.department}
            isQuiet
            options={[{ value: 0, label: text.allDepartments }, ...departments.map(({ id, name }) => ({ value: id, label: name }))]}
            value={query.departmentId ?? 0}
            onChange={(id) => onChange({ departmentId: id === 0 ? undefined : id })}
          />
        </Led>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Search = styled(SearchField)`
  inline-size: 288px;
`;

/** A select that says inside its box what it narrows by. */
const Led = styled.div`
  inline-size: 248px;

  button::before {
    content: var(--lead);
    color: ${tokens.color.textMuted};
    white-space: nowrap;
  }
`;
