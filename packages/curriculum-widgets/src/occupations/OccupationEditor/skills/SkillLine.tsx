import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { skillsDialogMessages } from './messages';
import type { SkillEntry } from './skillTree';
import { Muted } from '../../../support/textParts';

interface SkillLineProps {
  entry: SkillEntry;
  onAddBelow: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One skill of the tree with what can be done with it. */
export function SkillLine({ entry, onAddBelow, onEdit, onRemove }: SkillLineProps) {
  const text = useMessages(skillsDialogMessages);
  const isEnglish = !useLocale().locale.startsWith('zh');
  const name = (isEnglish && entry.english) || entry.label;
  return (
    <Line style={{ '--depth': entry.depth } as CSSProperties}>
      <span lang={isEnglish && !entry.english ? 'zh-Hans' : undefined}>{name}</span>
      {!isEnglish && entry.english !== '' && entry.english !== entry.label && <Muted lang="en">{entry.english}</Muted>}
      <Tools>
        <IconButton size="small" aria-label={text.addBelow({ name })} onPress={onAddBelow}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton size="small" aria-label={text.edit({ name })} onPress={onEdit}>
          <Icon of={Pencil} />
        </IconButton>
        <IconButton size="small" variant="danger" aria-label={text.remove({ name })} onPress={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </Tools>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.density.row};
  padding-inline-start: calc(var(--depth) * ${tokens.space[6]});
  border-block-end: 1px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`;

const Tools = styled.span`
  display: flex;
  flex: none;
  gap: ${tokens.space[1]};
  margin-inline-start: auto;
`;
