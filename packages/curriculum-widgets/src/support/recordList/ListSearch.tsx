import { SearchField, type SearchFieldProps } from '@college/ui/SearchField';
import { useState } from 'react';

export interface ListSearchProps extends Omit<SearchFieldProps, 'value' | 'onChange' | 'onSearch' | 'placeholder' | 'aria-label'> {
  /** What can be searched for: name and placeholder of the field. */
  label: string;
  /** The keyword of the list's query. */
  keyword: string;
  onKeywordChange: (keyword: string) => void;
}

/** The search field of a list whose query may change from outside, such as by going back; while the keyword is what was typed here, the text stays as typed. */
export function ListSearch({ label, keyword, onKeywordChange, ...rest }: ListSearchProps) {
  const [typed, setTyped] = useState({ text: keyword, keyword });
  if (typed.keyword !== keyword) setTyped({ text: typed.text.trim() === keyword ? typed.text : keyword, keyword });
  return (
    <SearchField
      {...rest}
      aria-label={label}
      placeholder={label}
      value={typed.text}
      onChange={(text) => setTyped({ ...typed, text })}
      onSearch={(next) => {
        if (next.trim() !== keyword) onKeywordChange(next.trim());
      }}
    />
  );
}
