import { useEffect, useRef } from 'react';
import { stillAsked, wordOfQuery, type RecordListQuery } from './recordListState';

/** The query that the next change builds on: the last one asked for from here, which an address may follow late, until another one comes from outside. */
export function useWantedQuery<Query extends RecordListQuery>(query: Query) {
  const arrived = useRef(query);
  const asked = useRef<readonly Query[]>([]);
  const word = wordOfQuery(query);
  useEffect(() => {
    arrived.current = query;
  });
  useEffect(() => {
    asked.current = stillAsked(asked.current, (wish) => wordOfQuery(wish) === word) ?? [];
  }, [word]);

  const wanted = () => asked.current.at(-1) ?? arrived.current;
  return {
    wanted,
    /** Notes what is asked for. */
    ask(next: Query) {
      if (wordOfQuery(next) !== wordOfQuery(wanted())) asked.current = [...asked.current, next];
    },
  };
}
