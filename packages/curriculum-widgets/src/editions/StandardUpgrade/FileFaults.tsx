import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { standardChoiceMessages } from './chooseMessages';
import type { CrosswalkFault } from './readCrosswalkFile';

/** A file that cannot be used, with what is wrong. */
export interface RefusedFile {
  name: string;
  faults: readonly CrosswalkFault[];
}

/** What has to be put right in a file, by line and field. */
export function FileFaults({ name, faults }: RefusedFile) {
  const text = useMessages(standardChoiceMessages);
  const language = useLanguage();
  return (
    <Note variant="error">
      {text.fileRefused({ name })}
      <List>
        {faults.map(({ line, field, message }, at) => (
          <li key={at}>{text.fault({ line, field, message: message[language] })}</li>
        ))}
      </List>
    </Note>
  );
}

const List = styled.ul`
  margin: ${tokens.space[1]} 0 0;
  padding-inline-start: ${tokens.space[5]};
  overflow-wrap: anywhere;
`;
