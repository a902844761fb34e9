import { maxProportion, type OptionItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Plus } from 'lucide-react';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { FieldProblems } from '../../support/recordForm';
import { choiceNodes, isWayThrough, labelsOf } from '../choices/choiceNodes';
import { occupationEditorMessages } from './messages';
import { proportionSum } from './occupationProblems';
import type { SkillDraft } from './occupationValues';
import { SkillRow } from './SkillRow';
import { placeAfterRemoval, skillRowsAfter, type SkillRowAct } from './skillRowActs';
import { CloseStack } from '../../support/layoutParts';

interface SkillRowsProps {
  rows: readonly SkillDraft[];
  /** The tree of skills in the language of the interface. */
  skills: readonly OptionItem[];
  problems: FieldProblems;
  isReadOnly: boolean;
  onChange: (rows: readonly SkillDraft[]) => void;
  /** At the end of the head, such as the way to the skills themselves. */
  tools?: ReactNode;
}

/** The skill requirements of an occupation: rows of a skill and its proportion, with their sum (reference §2.3). */
export function SkillRows({ rows, skills, problems, isReadOnly, onChange, tools }: SkillRowsProps) {
  const text = useMessages(occupationEditorMessages);
  const list = useRef<HTMLDivElement>(null);
  const sumId = useId();
  const [announcement, setAnnouncement] = useState('');
  const nodes = useMemo(() => choiceNodes(skills), [skills]);
  const labels = useMemo(() => labelsOf(skills), [skills]);
  const total = proportionSum(rows);

  function act(act: SkillRowAct) {
    // Focuses a row that exists only after this render.
    flushSync(() => onChange(skillRowsAfter(rows, act)));
    if (act.type === 'added') {
      rowAt(rows.length)?.querySelector<HTMLElement>('button')?.focus();
      setAnnouncement(text.addedRow({ place: rows.length + 1 }));
    }
    if (act.type === 'removed') {
      const next = rowAt(placeAfterRemoval(act.place, rows.length));
      (next?.querySelector<HTMLElement>('[data-remove]') ?? next?.querySelector<HTMLElement>('button'))?.focus();
      setAnnouncement(text.removedRow({ place: act.place + 1 }));
    }
  }
  function rowAt(place: number): HTMLElement | undefined {
    return list.current?.querySelectorAll<HTMLElement>(':scope > [role="group"]')[place];
  }
  function lostNames({ path }: SkillDraft): string | undefined {
    if (skills.length === 0 || isWayThrough(skills, path)) return undefined;
    return path.map((id) => labels.get(String(id)) ?? String(id)).join(text.listComma);
  }

  return (
    <CloseStack role="group" aria-label={text.skills}>
      <Heads aria-hidden>
        <span>{text.skillHead}</span>
        <span>{text.scoreHead}</span>
      </Heads>
      <CloseStack ref={list}>
        {rows.map((row, place) => (
          <SkillRow
            key={place}
            row={row}
            place={place}
            nodes={nodes}
            lostNames={lostNames(row)}
            problems={{ path: problems[`skills.${place}.path`], score: problems[`skills.${place}.score`] }}
            sumProblemId={problems['skills'] === undefined ? undefined : sumId}
            isReadOnly={isReadOnly}
            onChange={(change) => act({ type: 'changed', place, change })}
            onRemove={isReadOnly || rows.length < 2 ? undefined : () => act({ type: 'removed', place })}
          />
        ))}
      </CloseStack>
      <Foot>
        {!isReadOnly && (
          <Button variant="ghost" size="small" onPress={() => act({ type: 'added' })}>
            <Icon of={Plus} />
            {text.addRow}
          </Button>
        )}
        {tools}
        <Sum id={sumId} role="status" data-wrong={total > maxProportion || problems['skills'] !== undefined || undefined}>
          {sumWords()}
        </Sum>
      </Foot>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </CloseStack>
  );

  function sumWords(): string {
    // Wrong sums are shown at once, errors of the server after a save.
    if (problems['skills'] !== undefined) return problems['skills'];
    if (total > maxProportion) return text.sumTooBig({ sum: total });
    if (total === maxProportion || isReadOnly) return text.sum({ sum: total });
    return text.sumOpen({ sum: total, open: Number((maxProportion - total).toFixed(6)) });
  }
}

const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px 32px;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Sum = styled.span`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;

  &[data-wrong] {
    color: ${tokens.color.danger};
  }
`;
