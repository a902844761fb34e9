import { relateValues, type Relate } from '@college/curriculum-model';
import { IconButton } from '@college/ui/IconButton';
import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Ellipsis } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { transferMessages } from './messages';

interface ListHeadProps {
  list: Relate;
  title: string;
  count: ReactNode;
  /** Opens the list's menu at an element; absent where nothing may be changed. */
  onMenu?: (at: Element) => void;
  isMenuDisabled: boolean;
}

/** Name of a list, its count, and the menu with everything that dragging and keys do. */
export function ListHead({ list, title, count, onMenu, isMenuDisabled }: ListHeadProps) {
  const text = useMessages(transferMessages);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <Head>
      {list !== relateValues.none && <Star kind={list === relateValues.strong ? 'strong' : 'weak'} aria-hidden />}
      <Title>{title}</Title>
      <Count>{count}</Count>
      {onMenu && (
        <IconButton
          ref={ref}
          size="small"
          isDisabled={isMenuDisabled}
          aria-label={text.actsOf({ list: title })}
          aria-haspopup="menu"
          onPress={() => ref.current && onMenu(ref.current)}
        >
          <Icon of={Ellipsis} />
        </IconButton>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 40px;
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
