import type { Language, Qualification } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Dialog } from '@college/ui/Dialog';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { qualificationDirectoryMessages } from './messages';
import { categoryWord } from './qualificationWords';

interface QualificationDialogProps {
  qualification: Qualification;
  language: Language;
  onClose: () => void;
}

/** A qualification in full: with the texts that the table truncates at thirty characters. */
export function QualificationDialog({ qualification, language, onClose }: QualificationDialogProps) {
  const text = useMessages(qualificationDirectoryMessages);
  const { name, department, typeName, depending } = qualification;
  return (
    <Dialog
      isOpen
      isDismissable
      size="s"
      title={name}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button slot="close" variant="secondary">
          {text.close}
        </Button>
      }
    >
      <Facts>
        <dt>{text.department}</dt>
        <dd lang={langOf(department, language)}>{department || text.unknown}</dd>
        <dt>{text.category}</dt>
        <dd>{categoryWord(typeName, text) || text.unknown}</dd>
        <dt>{text.basis}</dt>
        <dd lang={langOf(depending, language)}>{depending || text.unknown}</dd>
      </Facts>
    </Dialog>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;

  dt {
    color: ${tokens.color.textMuted};
  }
  dd {
    margin: 0;
    padding-block-end: ${tokens.space[3]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
