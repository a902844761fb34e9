import { totalHours } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Kbd } from '@college/ui/Kbd';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Copy, Download, ListChecks, Trash2, UserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { courseUnitListMessages } from './messages';
import type { CourseSelection } from './useCourseSelection';

interface SelectionBarProps {
  selection: CourseSelection;
  /** Left out where nobody can be made a leader. */
  onLeader: (() => void) | undefined;
  /** Left out where nothing can be copied. */
  onCopy: (() => void) | undefined;
  /** Left out where nothing can be exported. */
  onExport: (() => void) | undefined;
  /** Left out where nothing can be checked. */
  onCheck: (() => void) | undefined;
  /** Left out for those who may not delete. */
  onDelete: (() => void) | undefined;
  onClear: () => void;
}

/** Announces how many rows are selected; it is there before the first one, so that its first sentence is a change too. */
export function SelectionStatus({ selection }: Pick<SelectionBarProps, 'selection'>) {
  const { chosen, elsewhere } = useSelectionText(selection);
  return <VisuallyHidden role="status">{selection.units.length > 0 && [chosen, elsewhere].join(' ').trim()}</VisuallyHidden>;
}

function useSelectionText({ units, hiddenCount }: CourseSelection) {
  const text = useMessages(courseUnitListMessages);
  const { locale } = useLocale();
  const hours = new Intl.NumberFormat(locale).format(units.reduce((sum, unit) => sum + totalHours(unit), 0));
  return {
    chosen: text.selected({ count: units.length, hours }),
    elsewhere: hiddenCount > 0 ? text.selectedElsewhere({ count: hiddenCount }) : '',
  };
}

/** In place of the toolbar while rows are selected: how many, and what can be done with all of them. */
export function SelectionBar({ selection, onLeader, onCopy, onExport, onCheck, onDelete, onClear }: SelectionBarProps) {
  const text = useMessages(courseUnitListMessages);
  const { chosen, elsewhere } = useSelectionText(selection);
  return (
    <Bar role="toolbar" aria-label={text.selectionActs}>
      <Lead>
        {chosen}
        {elsewhere && <Hidden>{elsewhere}</Hidden>}
      </Lead>
      {onLeader && (
        <Button variant="ghost" onPress={onLeader}>
          <Icon of={UserRound} />
          {text.changeLeader}
        </Button>
      )}
      {onCopy && (
        <Button variant="ghost" onPress={onCopy}>
          <Icon of={Copy} />
          {text.copySelected}
        </Button>
      )}
      {onExport && (
        <Button variant="ghost" onPress={onExport}>
          <Icon of={Download} />
          {text.exportSelected}
        </Button>
      )}
      {onCheck && (
        <Button variant="ghost" onPress={onCheck}>
          <Icon of={ListChecks} />
          {text.checkSelected}
        </Button>
      )}
      {onDelete && (
        <>
          <Rule />
          <Danger variant="ghost" onPress={onDelete}>
            <Icon of={Trash2} />
            {text.deleteSelected}
          </Danger>
        </>
      )}
      <Clear variant="ghost" aria-keyshortcuts="Escape" onPress={onClear}>
        <Kbd aria-hidden>Esc</Kbd>
        {text.clearSelection}
      </Clear>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  /* The bar takes the place of the toolbar, whose controls it is as high as. */
  margin-inline: calc(-1 * ${tokens.space[1]});
  padding-inline: ${tokens.space[4]} ${tokens.space[1]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.selection};
  color: ${tokens.color.selectionText};

  [data-cw-theme='contrast'] & {
    outline: 1px solid ${tokens.color.accent};
  }
`;

const Lead = styled.span`
  display: inline-flex;
  gap: ${tokens.space[2]};
  margin-inline-end: ${tokens.space[2]};
  font-weight: ${tokens.font.strong};
`;

const Hidden = styled.span`
  font-weight: ${tokens.font.regular};
`;

const Rule = styled.span`
  inline-size: 1px;
  block-size: 16px;
  background: ${tokens.color.borderStrong};
`;

const Danger = styled(Button)`
  &[data-variant='ghost'] {
    color: ${tokens.color.danger};
  }
`;

const Clear = styled(Button)`
  margin-inline-start: auto;
`;
