import { levelNames, type RuleLevel } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useLanguage } from '../../support/useLanguage';
import { commentMarkMessages } from './messages';

interface Marked {
  name: string;
  open: number;
  resolved: number;
  /** Of the finding that weighs most. */
  level: RuleLevel | undefined;
  /** How many findings there are. */
  count: number;
}

/** What a mark is called: how much it is that stands at a thing, and what the thing is called. */
export function useMarkName({ name, open, resolved, level, count }: Marked): string {
  const text = useMessages(commentMarkMessages);
  const language = useLanguage();
  const found = level && text.found({ level: levelNames[level][language], count });
  if (open > 0) return text.open({ name: text.beside({ found, name }), count: open });
  if (resolved > 0) return text.resolved({ name: text.beside({ found, name }) });
  return found ? text.beside({ found, name }) : text.write({ name });
}
