import { useState } from 'react';
import type { PresentOther } from '../presentOthers';

interface Comings {
  came: readonly string[];
  left: readonly string[];
}

const nobody: Comings = { came: [], left: [] };

/** Who came and who left with the last change; null where nobody is known. Whoever is there when others become known is no news. */
export function useComings(others: readonly PresentOther[] | null): Comings {
  const [known, setKnown] = useState({ others, news: nobody });
  if (known.others === others) return known.news;
  const news = known.others && others ? (comings(known.others, others) ?? known.news) : nobody;
  setKnown({ others, news });
  return news;
}

function comings(before: readonly PresentOther[], now: readonly PresentOther[]): Comings | undefined {
  const news = { came: namesMissingIn(before, now), left: namesMissingIn(now, before) };
  return news.came.length + news.left.length > 0 ? news : undefined;
}

function namesMissingIn(list: readonly PresentOther[], all: readonly PresentOther[]): string[] {
  return all.filter(({ userId }) => !list.some((one) => one.userId === userId)).map(({ userName }) => userName);
}
