import { labelLimits, numberedText, type BoundRelation } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sourceGoals } from '../copyWizardSelectors';
import type { Binding } from '../copyWizardState';
import type { CopySubject } from '../CopyWizardSource';
import { CutText } from '../CutText';
import { bindMessages } from './bindMessages';
import { Column, ColumnBody, ColumnCount, ColumnHead, ColumnNote, ColumnTitle } from './column';
import { goalNames, indicatorNumber } from './goalNames';
import { PlainList } from '../../../support/layoutParts';

export interface BoundColumnProps {
  binding: Binding;
  subject: CopySubject;
  onDelete: (relation: BoundRelation, number: string) => void;
  /** What will be created, once everything is bound. */
  children?: ReactNode;
}

/** The result: one card for each indicator point, with its strength and its goals. */
export function BoundColumn({ binding, subject, onDelete, children }: BoundColumnProps) {
  const text = useMessages(bindMessages);
  const names = goalNames(sourceGoals(binding));
  const goals = new Map(sourceGoals(binding).map((goal) => [goal.id, goal]));
  return (
    <Column aria-label={text.bound}>
      <ColumnHead>
        <ColumnTitle>{text.bound}</ColumnTitle>
        <ColumnCount>{binding.relations.length}</ColumnCount>
      </ColumnHead>
      <ColumnBody>
        <PlainList>
          {binding.relations.map((relation) => {
            const indicator = subject.target.find(({ id }) => id === relation.requireId);
            const number = indicator ? indicatorNumber(indicator) : String(relation.requireId);
            return (
              <Card key={relation.requireId} aria-label={number}>
                <Top>
                  <Star kind={relation.relate === 0 ? 'strong' : 'weak'} aria-hidden />
                  <Number>{number}</Number>
                  <span>{relation.relate === 0 ? text.strongSupport : text.weakSupport}</span>
                  <Unbind data-unbind aria-label={text.unbind({ number })} onPress={() => onDelete(relation, number)}>
                    <Icon of={X} />
                  </Unbind>
                </Top>
                {indicator && <Words>{numberedText(indicator.description).text}</Words>}
                <Goals>
                  {relation.goals.map((id) => (
                    <li key={id}>
                      <Number>{names.get(id)}</Number>{' '}
                      <CutText text={goals.get(id)?.description ?? ''} limit={labelLimits.card} isWholeBeneath />
                    </li>
                  ))}
                </Goals>
              </Card>
            );
          })}
        </PlainList>
        {sourceGoals(binding).length > 0 && <ColumnNote>{binding.relations.length === 0 ? text.noneBound : text.mergeHint}</ColumnNote>}
      </ColumnBody>
      {children}
    </Column>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border};

  &:last-child {
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
`;

const Unbind = styled(IconButton)`
  margin: -2px -6px -2px auto;
`;

const Number = styled.span`
  color: ${tokens.color.text};
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.div`
  padding-inline-start: 22px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Goals = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: 0 0 0 22px;
  list-style: none;
`;
