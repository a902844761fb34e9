import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { lazyPartsMessages } from '../../support/lazyParts/messages';
import type { ShownPart } from '../../support/lazyParts/useLazyPart';
import { bindingFormMessages } from './messages';

type PlaceComingProps = Omit<ShownPart<unknown>, 'Part'>;

/** The room of indicator point and strength, line by line as high as they are: empty until they come, or why they did not. */
export function PlaceComing({ hasFailed, isRetrying, retry }: PlaceComingProps) {
  const text = useMessages(bindingFormMessages);
  const later = useMessages(lazyPartsMessages);
  if (hasFailed) {
    return (
      <Failed data-form-start>
        <span role="alert">{later.notLoaded}</span>
        <Button isPending={isRetrying} pendingLabel={later.retrying} onPress={retry}>
          {later.retry}
        </Button>
      </Failed>
    );
  }
  return (
    <>
      <Line aria-hidden>
        <Label>{text.indicator}</Label>
        <Box />
      </Line>
      <Line data-form-start role="group" tabIndex={-1} aria-label={text.relate} aria-busy>
        <Label>{text.relate}</Label>
        <Box />
      </Line>
    </>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 0;
  outline: none;
`;

const Label = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Box = styled.span`
  inline-size: 100%;
  block-size: ${tokens.density.control};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};

  [data-form-start] > & {
    inline-size: 160px;
  }
  [data-form-start]:focus > & {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
`;

/** As high as both lines, with the reason in the first and the way on in the second. */
const Failed = styled.div`
  display: grid;
  align-content: space-between;
  justify-items: start;
  gap: ${tokens.space[2]};
  min-block-size: calc(2 * (${tokens.density.control} + ${tokens.space[1]}) + ${tokens.space[3]} + 2lh);
`;
