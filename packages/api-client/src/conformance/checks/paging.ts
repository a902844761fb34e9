import type { EndpointName } from '../../contract';
import type { Ask, InputOf } from '../ask';
import { NotTried } from '../faults';
import { reasons } from '../messages';
import { excerpt } from '../mismatch';

interface Page {
  list: unknown[];
  total: number;
}

const pageNames = ['pageNum', 'pageNo'] as const;

/** The location and name of the page number in an input. */
function pageOf(input: object): { part: 'query' | 'body'; name: string } | undefined {
  for (const part of ['query', 'body'] as const) {
    const values: unknown = (input as Record<string, unknown>)[part];
    const name = pageNames.find((one) => typeof values === 'object' && values !== null && one in values);
    if (name) return { part, name };
  }
  return undefined;
}

/** Whether a call is paginated. */
export function isPaged(input: object): boolean {
  return pageOf(input) !== undefined;
}

/** What is wrong with the pages of a list: their size, their total, the second one, or the one behind the last. */
export async function pagingFault<Name extends EndpointName>(ask: Ask, name: Name, input: InputOf<Name>): Promise<string | undefined> {
  const place = pageOf(input);
  if (!place) return undefined;
  const { part, name: pageName } = place;
  const values = (input as Record<string, object>)[part];
  const page = async (number: number): Promise<Page> => {
    const answer: unknown = await ask.data(name, { ...input, [part]: { ...values, [pageName]: number, pageSize: 1 } });
    return pageIn(answer);
  };
  const first = await page(1);
  if (first.total === 0) throw new NotTried(reasons.tooFew);
  if (first.list.length !== 1) return `page 1 of size 1 holds ${first.list.length} of ${first.total}`;
  const beyond = await page(first.total + 1);
  if (beyond.list.length > 0) return `page ${first.total + 1} of size 1 holds ${beyond.list.length} although the total is ${first.total}`;
  if (first.total < 2) return undefined;
  const second = await page(2);
  if (second.total !== first.total) return `total ${first.total} on page 1 and ${second.total} on page 2`;
  return excerpt(second.list, 1e6) === excerpt(first.list, 1e6)
    ? `pages 1 and 2 of size 1 hold the same: ${excerpt(first.list)}`
    : undefined;
}

function pageIn(answer: unknown): Page {
  const outer = answer as { pageInfo?: Page } & Page;
  return outer.pageInfo ?? outer;
}
