import { useMessages } from '@college/ui/messages';
import { quoted } from '../quoted';
import { undoMessages } from './messages';

/** How a toast quotes the name of what it is about; nothing of what has no name. */
export function useNamed(): (name: string | undefined) => string | undefined {
  const { named } = useMessages(undoMessages);
  return (name) => (name?.trim() ? named({ name: quoted(name.trim()) }) : undefined);
}
