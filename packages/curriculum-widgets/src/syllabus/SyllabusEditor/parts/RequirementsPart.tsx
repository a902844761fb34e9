import { memo } from 'react';
import { TranslatedValue } from '../fields/TranslatedValue';
import { Part } from './Part';
import { Row } from './Row';

const items = ['attend', 'assignment', 'criterion', 'practice', 'group', 'paper', 'others'] as const;

/** Part III: the requirements for students, in seven texts (companion document §2.12). */
export const RequirementsPart = memo(function RequirementsPart() {
  return (
    <Part part={3}>
      <dl data-part="texts">
        {items.map((name) => (
          <Row key={name} name={name}>
            <TranslatedValue name={name} />
          </Row>
        ))}
      </dl>
    </Part>
  );
});
