import { relateValues, type Relate } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SignButton } from '../buttonParts';
import { transferMessages } from './messages';
import { RowSign } from '../RowSign';

interface ListHeadProps {
  list: Relate;
  title: string;
  count: ReactNode;
  /** Opens the list's menu at an element; absent where nothing may be changed. */
  onMenu?: (at: Element) => void;
  isMenuDisabled: boolean;
}

/** Name of a list, its count, and the menu with everything that dragging and keys do. */
export const ListHead = memo(function ListHead({ list, title, count, onMenu, isMenuDisabled }: ListHeadProps) {
  const text = useMessages(transferMessages);
  return (
    <Head>
      {list !== relateValues.none && <RowSign of={list === relateValues.strong ? 'strong' : 'weak'} />}
      <Title>{title}</Title>
      <Count>{count}</Count>
      {onMenu && (
        <SignButton
          type="button"
          disabled={isMenuDisabled}
          aria-label={text.actsOf({ list: title })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <RowSign of="more" />
        </SignButton>
      )}
    </Head>
  );
});

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 40px;

  > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    fill: none;
    stroke: ${tokens.color.weak};
    stroke-width: 1.25;
  }
  > [data-sign='strong'] {
    fill: ${tokens.color.strong};
    stroke: ${tokens.color.strong};
  }
  padding-inline: ${tokens.space[6]} ${tokens.space[4]};
`;

const Title = styled.span`
  font-weight: ${tokens.font.strong};
`;

const Count = styled.span`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;
