import { textLimits } from '@college/curriculum-model';
import { SearchField, type SearchFieldProps } from '@college/ui/SearchField';
import { useState } from 'react';
import { stillAsked, type RecordListState } from './recordListState';

export interface ListSearchProps extends Pick<SearchFieldProps, 'className'> {
  /** What can be searched for: name and placeholder of the field. */
  label: string;
  /** The list whose keyword it is. */
  list: Pick<RecordListState<unknown>, 'request'> & { query: { keyword: string }; change: (part: { keyword: string }) => void };
}

interface Typed {
  text: string;
  /** The keyword of the list when it was last looked at. */
  keyword: string;
  /** Keywords sent from here that the list has not followed yet. */
  sent: readonly string[];
}

/** The search field of a list whose query may change from outside, such as by going back; a keyword that was sent from here leaves the text as typed, however late it comes. */
export function ListSearch({ label, list, className }: ListSearchProps) {
  const { keyword } = list.query;
  const [typed, setTyped] = useState<Typed>({ text: keyword, keyword, sent: [] });
  if (typed.keyword !== keyword) setTyped(followed(typed, keyword));

  function search(text: string) {
    const wanted = text.trim();
    if (wanted === keyword && typed.sent.length === 0) return;
    setTyped((before) => ({ ...before, sent: [...before.sent, wanted] }));
    list.change({ keyword: wanted });
  }

  return (
    <SearchField
      className={className}
      aria-label={label}
      placeholder={label}
      maxLength={textLimits.keyword}
      value={typed.text}
      isPending={keyword !== '' && list.request.status === 'loading'}
      onChange={(text) => setTyped((before) => ({ ...before, text }))}
      onSearch={search}
    />
  );
}

function followed({ text, sent }: Typed, keyword: string): Typed {
  const stillSent = stillAsked(sent, (one) => one === keyword);
  return { text: stillSent || text.trim() === keyword ? text : keyword, keyword, sent: stillSent ?? [] };
}
