import { SearchField, type SearchFieldProps } from '@college/ui/SearchField';
import { useState } from 'react';
import type { RecordListState } from './recordListState';

export interface ListSearchProps extends Pick<SearchFieldProps, 'className'> {
  /** What can be searched for: name and placeholder of the field. */
  label: string;
  /** The list whose keyword it is. */
  list: Pick<RecordListState<unknown>, 'request'> & { query: { keyword: string }; change: (part: { keyword: string }) => void };
}

/** The search field of a list whose query may change from outside, such as by going back; while the keyword is what was typed here, the text stays as typed. */
export function ListSearch({ label, list, className }: ListSearchProps) {
  const { keyword } = list.query;
  const [typed, setTyped] = useState({ text: keyword, keyword });
  if (typed.keyword !== keyword) setTyped({ text: typed.text.trim() === keyword ? typed.text : keyword, keyword });
  return (
    <SearchField
      className={className}
      aria-label={label}
      placeholder={label}
      value={typed.text}
      isPending={keyword !== '' && list.request.status === 'loading'}
      onChange={(text) => setTyped({ ...typed, text })}
      onSearch={(next) => {
        if (next.trim() !== keyword) list.change({ keyword: next.trim() });
      }}
    />
  );
}
