import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { pointsPreviewMessages } from './messages';

export interface ImportedFileProps {
  fileName: string;
  /** Takes the import back, so that the earlier list shows again. */
  onClear: () => void;
}

/** Names the file whose points replace the list, until they are saved or cleared. */
export function ImportedFile({ fileName, onClear }: ImportedFileProps) {
  const text = useMessages(pointsPreviewMessages);
  return (
    <>
      <Name role="status" title={fileName}>
        {text.unsaved({ name: fileName })}
      </Name>
      <Button variant="ghost" onPress={onClear}>
        {text.clear}
      </Button>
    </>
  );
}

const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
