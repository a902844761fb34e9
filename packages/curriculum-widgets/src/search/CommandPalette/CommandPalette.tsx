import type { FindableKind, FoundRecord } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { useMessages } from '@college/ui/messages';
import type { Ref } from 'react';
import type { CommandPaletteSource } from './CommandPaletteSource';
import { commandPaletteMessages } from './messages';
import type { PaletteAct, PaletteRecent, PaletteShortcut } from './paletteEntries';
import { PaletteBody } from './PaletteBody';
import { Content, Ground, Sheet } from './paletteFrame';
import { useServedRecords } from './useServedRecords';

export interface CommandPaletteProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where records are found. */
  source: CommandPaletteSource;
  /** Pages and acts that the person may use; what they may not do is left out. */
  acts: readonly PaletteAct[];
  /** Where the person was, the latest first; the first four show. */
  recents?: readonly PaletteRecent[];
  /** How much each line was used, by its key as `onUse` gives it; what is used more comes first among equally good hits. */
  uses?: Readonly<Record<string, number>>;
  /** The keys of the screen that is open, for `?`. */
  shortcuts?: readonly PaletteShortcut[];
  /** The initial text of the field, such as `?`. */
  defaultKeyword?: string;
  /** The URL of a record; one without a URL is left out. */
  hrefOf: (record: FoundRecord, kind: FindableKind) => string | undefined;
  /** What can be done with a record; the first hit shows it. */
  actsOf?: (record: FoundRecord, kind: FindableKind) => readonly PaletteAct[];
  /** What can be made under a name that nothing has, such as a course unit in a major; offered where nothing is found, never as the first choice of Enter. */
  actsForNew?: (name: string, major: FoundRecord) => readonly PaletteAct[];
  /** Goes to an address. A click with Ctrl is left to the browser, which opens a tab. */
  onOpen: (href: string) => void;
  /** Does an act that has no address. */
  onAct?: (id: string) => void;
  /** Called with the key of a line that was chosen. */
  onUse?: (key: string) => void;
  /** Where waiting takes its time from. @default the machine's clock */
  clock?: Clock;
  /** Reaches the dialog. */
  ref?: Ref<HTMLElement>;
}

/** Finds records and does acts from anywhere, over the page: the arrows choose, Enter opens, Tab changes the scope, Esc empties and closes. */
export function CommandPalette({ isOpen, onOpenChange, source, clock = realClock, ref, ...rest }: CommandPaletteProps) {
  const text = useMessages(commandPaletteMessages);
  const { memory, served, search } = useServedRecords({ source, clock, isOpen });
  return (
    <Ground isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Sheet>
        <Content ref={ref} aria-label={text.name}>
          <PaletteBody {...rest} memory={memory} served={served} onSearch={search} onClose={() => onOpenChange(false)} />
        </Content>
      </Sheet>
    </Ground>
  );
}
