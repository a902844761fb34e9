import { Shortcuts, type ShortcutsProps } from '@college/ui/Shortcuts';
import { tokens } from '@college/ui/theme';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { SaveActs } from './SaveActs';

interface SettingsPartProps extends Pick<ComponentProps<typeof SaveActs>, 'isDirty' | 'canSave' | 'isSaving' | 'onSave' | 'onUndo'> {
  words: ComponentProps<typeof SaveActs>['words'] & { title: string };
  keys: ShortcutsProps['keys'];
  /** Above the bar. */
  hint?: ReactNode;
  /** At the start of the bar, such as the act that adds something. */
  start: ReactNode;
  /** When it was saved, and what else is done with all of it. */
  acts: ReactNode;
  children: ReactNode;
  /** Reaches the root element. */
  ref?: Ref<HTMLElement>;
}

/** Settings of a college with the bar that saves them. */
export function SettingsPart({ words, keys, hint, start, acts, children, ref, ...saving }: SettingsPartProps) {
  return (
    <Part ref={ref} aria-label={words.title}>
      <Shortcuts keys={keys} isDisabled={!saving.isDirty || !saving.canSave} />
      {hint}
      <Bar>
        {start}
        <SaveActs words={words} {...saving}>
          {acts}
        </SaveActs>
      </Bar>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;
