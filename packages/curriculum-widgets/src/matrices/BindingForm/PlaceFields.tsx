import { indicatorsOf, relateValues, type BindingChoice, type LinkedMatrices } from '@college/curriculum-model';
import { ComboBox } from '@college/ui/ComboBox';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { indicatorLabel } from '../MajorMatrix/majorWords';
import { useLanguage } from '../../support/useLanguage';
import type { BindingFormEvent } from './bindingFormState';
import { bindingFormMessages } from './messages';

export interface PlaceFieldsProps {
  matrices: LinkedMatrices;
  choice: BindingChoice;
  onChange: (event: BindingFormEvent) => void;
}

/** Where a course is bound, and how strongly. */
export function PlaceFields({ matrices, choice, onChange }: PlaceFieldsProps) {
  const text = useMessages(bindingFormMessages);
  const language = useLanguage();
  const options = useMemo(
    () =>
      indicatorsOf(matrices).flatMap(({ indicators }) =>
        indicators.map(({ id, number, indicator }) => ({ value: id, label: `${number} ${indicatorLabel(indicator, language)}` })),
      ),
    [matrices, language],
  );
  return (
    <>
      <ComboBox
        label={text.indicator}
        isRequired
        options={options}
        value={choice.requireId}
        onChange={(requireId) => onChange({ type: 'indicatorChosen', requireId })}
      />
      <Strength
        data-form-start
        label={text.relate}
        isRequired
        value={choice.relate === relateValues.none ? null : String(choice.relate)}
        onChange={(value) =>
          onChange({ type: 'relateChosen', relate: value === String(relateValues.strong) ? relateValues.strong : relateValues.weak })
        }
      >
        <Segment value={String(relateValues.strong)}>
          <Star kind="strong" aria-hidden />
          {text.strong}
        </Segment>
        <Segment value={String(relateValues.weak)}>
          <Star kind="weak" aria-hidden />
          {text.weak}
        </Segment>
      </Strength>
    </>
  );
}

const Strength = styled(SegmentedControl)`
  inline-size: fit-content;
`;
