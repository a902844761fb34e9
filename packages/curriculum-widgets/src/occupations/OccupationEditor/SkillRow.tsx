import { Cascader, type CascaderNode } from '@college/ui/Cascader';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { NumericInput } from '@college/ui/NumericInput';
import { tokens } from '@college/ui/theme';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { occupationEditorMessages } from './messages';
import type { SkillDraft } from './occupationValues';

interface SkillRowProps {
  row: SkillDraft;
  /** From 0. */
  place: number;
  nodes: readonly CascaderNode[];
  /** The stored skills by name, where they are no way through the tree any more. */
  lostNames?: string;
  problems: { path?: string; score?: string };
  /** What says that all proportions together are wrong; undefined while they are not. */
  sumProblemId: string | undefined;
  isReadOnly: boolean;
  onChange: (change: Partial<SkillDraft>) => void;
  /** Left out for the only row. */
  onRemove?: () => void;
}

/** One skill requirement: the skill by its levels, and its proportion. */
export function SkillRow(props: SkillRowProps) {
  const { row, place, nodes, lostNames, problems, sumProblemId, isReadOnly, onChange, onRemove } = props;
  const text = useMessages(occupationEditorMessages);
  const number = place + 1;
  return (
    <Row role="group" aria-label={text.row({ place: number })}>
      <Cascader
        aria-label={text.skill({ place: number })}
        nodes={nodes}
        value={row.path}
        canChooseBranch
        isRequired
        isReadOnly={isReadOnly}
        description={lostNames === undefined ? undefined : text.unknownSkill({ names: lostNames })}
        errorMessage={problems.path}
        onChange={(path) => onChange({ path: path.map(Number) })}
      />
      <NumericInput
        aria-label={text.score({ place: number })}
        value={row.score}
        unit={text.percent}
        isRequired
        isReadOnly={isReadOnly}
        isInvalid={sumProblemId !== undefined || problems.score !== undefined}
        errorMessage={problems.score}
        aria-describedby={sumProblemId}
        onChange={(score) => onChange({ score })}
      />
      {onRemove && (
        <IconButton variant="danger" data-remove="" aria-label={text.removeRow({ place: number })} onPress={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px 32px;
  align-items: start;
  gap: ${tokens.space[2]};

  /* Aligned with the middle of the adjacent fields, whatever message is below them. */
  > [data-remove] {
    margin-block: calc((${tokens.density.control} - 28px) / 2);
  }
`;
