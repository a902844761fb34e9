import { canBind, relateValues, type Relate } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { SearchField } from '@college/ui/SearchField';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { tokens } from '@college/ui/theme';
import { Link2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { TermHints } from '../../../support/TermHint';
import { progressOf, sourceGoals } from '../copyWizardSelectors';
import type { Binding } from '../copyWizardState';
import type { CopySubject } from '../CopyWizardSource';
import { bindMessages } from './bindMessages';
import { Column, ColumnBody, ColumnCount, ColumnFoot, ColumnHead, ColumnTitle } from './column';
import { goalNames, indicatorNumber } from './goalNames';
import { indicatorGroups } from './indicatorGroups';
import { IndicatorList } from './IndicatorList';

export interface IndicatorColumnProps {
  binding: Binding;
  subject: CopySubject;
  onChooseIndicator: (id: number) => void;
  onChooseStrength: (relate: Relate) => void;
  onBind: () => void;
}

const mostNamed = 3;

/** The targets: the indicator points of the target major, the strength, and the button labelled with what it will bind. */
export function IndicatorColumn({ binding, subject, onChooseIndicator, onChooseStrength, onBind }: IndicatorColumnProps) {
  const text = useMessages(bindMessages);
  const [keyword, setKeyword] = useState('');
  const groups = useMemo(() => indicatorGroups(subject, keyword), [subject, keyword]);
  const names = goalNames(sourceGoals(binding));
  const { choice, relations } = binding;
  const isReady = canBind(choice, relations);
  const indicator = subject.target.find(({ id }) => id === choice.requireId);
  const chosen = [...names].flatMap(([id, name]) => (choice.goals.includes(id) ? [name] : []));
  const number = indicator ? indicatorNumber(indicator) : '';
  const manyOrNamed =
    chosen.length > mostNamed ? text.bindManyTo({ count: chosen.length, number }) : text.bindTo({ names: chosen, number });

  return (
    <Column aria-label={text.indicators}>
      <ColumnHead>
        <ColumnTitle>
          <TermHints>{text.indicators}</TermHints>
        </ColumnTitle>
        <ColumnCount>{subject.target.length}</ColumnCount>
      </ColumnHead>
      {subject.target.length > 0 && <Find aria-label={text.findIndicator} placeholder={text.findIndicator} onSearch={setKeyword} />}
      <ColumnBody>
        {subject.target.length === 0 && <EmptyState title={text.noIndicators} hint={text.noIndicatorsHint} />}
        {subject.target.length > 0 && groups.length === 0 && <EmptyState title={text.noMatch} />}
        <IndicatorList groups={groups} relations={relations} names={names} value={choice.requireId} onChange={onChooseIndicator} />
      </ColumnBody>
      <ColumnFoot>
        <Muted>{text.support}</Muted>
        <SegmentedControl
          aria-label={text.support}
          value={choice.relate === relateValues.none ? null : String(choice.relate)}
          onChange={(value) => onChooseStrength(value === '0' ? relateValues.strong : relateValues.weak)}
        >
          <Segment value="0">
            <Star kind="strong" aria-hidden />
            {text.strong}
          </Segment>
          <Segment value="1">
            <Star kind="weak" aria-hidden />
            {text.weak}
          </Segment>
        </SegmentedControl>
        <BindButton variant={progressOf(binding).isComplete ? 'secondary' : 'primary'} isDisabled={!isReady} onPress={onBind}>
          <Icon of={Link2} />
          {isReady ? manyOrNamed : text.bind}
        </BindButton>
      </ColumnFoot>
    </Column>
  );
}

const Find = styled(SearchField)`
  padding: 0 ${tokens.space[6]} ${tokens.space[2]};
`;

const Muted = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
`;

const BindButton = styled(Button)`
  flex: 0 1 auto;
  min-inline-size: 0;
  margin-inline-start: auto;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
