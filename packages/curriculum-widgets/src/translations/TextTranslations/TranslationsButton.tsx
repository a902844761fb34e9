import { Button, type ButtonProps } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { textTranslationsMessages } from './messages';
import type { TextTranslationsProps } from './TextTranslationsView';
import { TextTranslations } from './TextTranslations';

export interface TranslationsButtonProps extends TextTranslationsProps {
  /** @default 'ghost' */
  variant?: ButtonProps['variant'];
  /** What the button says. @default '英文…' */
  label?: string;
}

/** Opens the English of a course's texts. */
export function TranslationsButton({ variant = 'ghost', label, ...props }: TranslationsButtonProps) {
  const words = useMessages(textTranslationsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={variant === 'link' ? 'small' : undefined} onPress={() => setOpen(true)}>
        {label ?? words.open}
      </Button>
      <TextTranslations {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
