import { Button, type ButtonProps } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { textTranslationsMessages } from './messages';
import type { TextTranslationsProps } from './TextTranslationsView';
import { TextTranslations } from './TextTranslations';

export interface TranslationsButtonProps extends TextTranslationsProps {
  /** @default 'ghost' */
  variant?: ButtonProps['variant'];
  /** Whether the button offers all texts, or those of the tables beside an editor that holds the others. @default 'course' */
  scope?: 'course' | 'tables';
}

/** Opens the English of a course's texts. */
export function TranslationsButton({ variant = 'ghost', scope = 'course', ...props }: TranslationsButtonProps) {
  const words = useMessages(textTranslationsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={variant === 'link' ? 'small' : undefined} onPress={() => setOpen(true)}>
        {scope === 'tables' ? words.openTables : words.open}
      </Button>
      <TextTranslations {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
