import { useContext, useMemo } from 'react';
import { useCopyAbove } from '../copies/meetingCopies';
import type { Messages } from './defineMessages';
import { useLocale } from './locale';
import { MessageOverridesContext } from './overrides';
import { resolveMessages } from './resolveMessages';

/** A widget's text in the current language, with the overrides of the tree above it. */
export function useMessages<En extends Messages['en']>(messages: Messages<En>): En {
  useCopyAbove();
  const { locale } = useLocale();
  const overrides = useContext(MessageOverridesContext);
  return useMemo(() => resolveMessages(messages, locale, overrides), [messages, locale, overrides]);
}
