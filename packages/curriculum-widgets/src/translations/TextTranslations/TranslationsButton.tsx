import { Button, type ButtonProps } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { PopupPart } from '../../support/lazyParts/PopupPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { textTranslationsMessages } from './messages';
import type { TextTranslationsProps } from './TextTranslationsView';

const textTranslations = lazyPart(async () => (await import('./TextTranslations')).TextTranslations);
const soon = [textTranslations];

export interface TranslationsButtonProps extends TextTranslationsProps {
  /** @default 'ghost' */
  variant?: ButtonProps['variant'];
  /** Whether the button offers all texts, or those of the tables beside an editor that holds the others. @default 'course' */
  scope?: 'course' | 'tables';
}

/** Opens the English of a course's texts. Put it inside a `ToastProvider`. */
export function TranslationsButton({ variant = 'ghost', scope = 'course', ...props }: TranslationsButtonProps) {
  const words = useMessages(textTranslationsMessages);
  usePreloadedParts(soon);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={variant === 'link' ? 'small' : undefined} onPress={() => setOpen(true)}>
        {scope === 'tables' ? words.openTables : words.open}
      </Button>
      {isOpen && <PopupPart part={textTranslations} given={{ ...props, isOpen, onOpenChange: setOpen }} onFailed={() => setOpen(false)} />}
    </>
  );
}
