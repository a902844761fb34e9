import { useAnswer } from '../../support/useAnswer';

const noItems: readonly never[] = [];

interface UseChoicesOptions<Item> {
  load: (options: { signal: AbortSignal }) => Promise<readonly Item[]>;
  /** A change of language reloads them. */
  language: string;
  /** Called with the error message when they could not be loaded. */
  onFail?: (message: string) => void;
}

/** What one may choose from. What was read stays until what replaces it has arrived. */
export interface Choices<Item> {
  items: readonly Item[];
  isPending: boolean;
  /** What the server said where they could not be read, until they can. */
  failure: string | null;
  reload: () => void;
  /** Takes over a list that another call gave. */
  replace: (items: readonly Item[]) => void;
}

/** Reads a list of choices once, and again when the language changes. */
export function useChoices<Item>({ load, language, onFail }: UseChoicesOptions<Item>): Choices<Item> {
  const { last, isPending, request, reload, change } = useAnswer<readonly Item[]>(language, load, { onFail });
  const failure = request.status === 'failed' && !isPending ? request.message : null;
  return { items: last ?? noItems, isPending, failure, reload, replace: (items) => change(() => items) };
}
