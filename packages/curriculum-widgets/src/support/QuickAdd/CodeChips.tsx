import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { TransferItem } from '../transferItems';
import { useItemCode } from '../useItemCode';
import { quickAddMessages } from './messages';

interface CodeChipsProps {
  found: readonly TransferItem[];
  /** Codes that name nothing, as typed. */
  unknown: readonly string[];
  hint: string;
  /** How many codes the unknown ones leave untouched. */
  rest: number;
}

const shownChips = 8;

/** What typed codes mean: a chip for each, red for those that name nothing, so that nothing else is lost. */
export function CodeChips({ found, unknown, hint, rest }: CodeChipsProps) {
  const text = useMessages(quickAddMessages);
  const codeOf = useItemCode();
  const hidden = found.length - shownChips;
  return (
    <Chips>
      {found.length === 0 && unknown.length === 0 && <Hint>{hint}</Hint>}
      {found.slice(0, shownChips).map((item) => (
        <Chip key={item.id} variant="filled" title={item.label}>
          <Name>
            {codeOf(item)} {item.label}
          </Name>
        </Chip>
      ))}
      {hidden > 0 && <Hint>{text.more({ count: hidden })}</Hint>}
      {unknown.slice(0, 2 * shownChips).map((token) => (
        <Tag key={token} variant="danger">
          <Icon of={CircleAlert} size="small" />
          {token}
        </Tag>
      ))}
      <Problem role="status">
        {unknown.length > 0 && (
          <>
            <VisuallyHidden>{unknown.join(' ')} </VisuallyHidden>
            {text.unknown({ count: unknown.length, rest })}
          </>
        )}
      </Problem>
    </Chips>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 24px;
  padding-block: ${tokens.space[2]} ${tokens.space[4]};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Chip = styled(Tag)`
  flex: none;
  max-inline-size: 200px;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Hint = styled.span`
  color: ${tokens.color.textMuted};
  line-height: 24px;
`;

const Problem = styled.span`
  position: relative;
  color: ${tokens.color.danger};
`;
