import {
  localize,
  requirementLossOf,
  type EditableRequirement,
  type RequirementItem,
  type RequirementLoss,
  type RequireUse,
} from '@college/curriculum-model';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../../support/useLanguage';
import { majorDetailMessages, type MajorDetailText } from '../messages';

/** An item that is about to be deleted; `use` is null where its dependents could not be loaded. */
export interface RequirementRemoval {
  item: RequirementItem | EditableRequirement;
  /** How it is spoken of. */
  name: string;
  use: readonly RequireUse[] | null;
}

interface RequirementLossDialogProps {
  /** Null while closed. */
  removal: RequirementRemoval | null;
  onConfirm: (removal: RequirementRemoval) => void;
  onClose: () => void;
}

const most = 6;

/** Says what the courses lose with a requirement or indicator point before it is deleted. */
export function RequirementLossDialog({ removal, onConfirm, onClose }: RequirementLossDialogProps) {
  const text = useMessages(majorDetailMessages);
  const language = useLanguage();
  const losses = removal?.use ? requirementLossOf(removal.item, removal.use) : [];
  const indicators = removal && 'indicators' in removal.item ? removal.item.indicators.length : 0;
  return (
    <ConfirmDialog
      title={text.lossTitle({ name: removal?.name ?? '' })}
      isOpen={removal !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      confirmLabel={text.confirmLoss}
      onConfirm={() => {
        if (removal) onConfirm(removal);
      }}
    >
      {indicators > 0 && <Line>{text.lossIndicators({ count: indicators })}</Line>}
      {removal?.use === null && <Line>{text.lossUnknown}</Line>}
      {losses.slice(0, most).map((loss) => (
        <Line key={loss.course.id}>{text.lossCourse({ name: localize(loss.course, language).name, parts: partsOf(loss, text) })}</Line>
      ))}
      {losses.length > most && <Line>{text.lossMore({ count: losses.length - most })}</Line>}
      <Line>{text.lossWhen}</Line>
    </ConfirmDialog>
  );
}

/** Whether a deletion takes anything along that should be said before. */
export function isLossWorthSaying({ item, use }: RequirementRemoval): boolean {
  return use === null || requirementLossOf(item, use).length > 0 || ('indicators' in item && item.indicators.length > 0);
}

function partsOf({ strong, weak, goals }: RequirementLoss, text: MajorDetailText) {
  const parts = [
    strong > 0 && text.lossStrong({ count: strong }),
    weak > 0 && text.lossWeak({ count: weak }),
    goals > 0 && text.lossGoals({ count: goals }),
  ];
  return parts.filter((part) => part !== false).join(text.and);
}

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;

  & + & {
    padding-block-start: ${tokens.space[1]};
  }
`;
