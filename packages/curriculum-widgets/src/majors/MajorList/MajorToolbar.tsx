import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LedSelect, Toolbar } from '../../support/toolbarParts';
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
    <Toolbar role="search">
      <Search
        aria-label={text.search}
        placeholder={text.search}
        value={typed.text}
        isPending={isSearching}
        onChange={(value) => setTyped({ ...typed, text: value })}
        onSearch={(keyword) => onChange({ keyword })}
      />
      {departments.length > 1 && (
        <LedSelect<number>
          lead={text.department}
          width="248px"
          options={[{ value: 0, label: text.allDepartments }, ...departments.map(({ id, name }) => ({ value: id, label: name }))]}
          value={query.departmentId ?? 0}
          onChange={(id) => onChange({ departmentId: id === 0 ? undefined : id })}
        />
      )}
    </Toolbar>
  );
}

const Search = styled(SearchField)`
  inline-size: 288px;
`;
