import { Kbd } from '@college/ui/Kbd';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { commandPaletteMessages } from './messages';
import type { PaletteShortcut } from './paletteEntries';

/** The keys of the screen that is open, and what they do. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly PaletteShortcut[] }) {
  const text = useMessages(commandPaletteMessages);
  const own: readonly PaletteShortcut[] = [
    { keys: 'Ctrl+K', does: text.find },
    { keys: '/', does: text.find },
    { keys: '?', does: text.keys },
  ];
  return (
    <Section aria-label={text.shortcuts}>
      <Head>{text.shortcuts}</Head>
      <Keys>
        {[...shortcuts, ...own].map(({ keys, does }) => (
          <Fragment key={keys}>
            <dt>{does}</dt>
            <dd>
              {keys.split(/[+ ]/).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </Keys>
    </Section>
  );
}

const Section = styled.section`
  padding: ${tokens.space[1]} ${tokens.space[3]} ${tokens.space[4]};
`;

const Head = styled.h2`
  margin: 0;
  padding: ${tokens.space[2]} 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;

  > dd {
    display: flex;
    justify-content: flex-end;
    gap: ${tokens.space[1]};
    margin: 0;
  }
`;
