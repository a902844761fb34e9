import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Popover } from '@college/ui/Popover';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button, DialogTrigger, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { NoticeList, type NoticeListProps } from '../NoticeList';
import { noticeBellMessages } from './messages';

export interface NoticeBellProps extends Omit<NoticeListProps, 'onFollow'> {
  /** How many notices are new. @default 0 */
  count?: number;
}

/** A bell with the number of new notices; pressed, it shows what concerns the person. */
export function NoticeBell({ count = 0, ...list }: NoticeBellProps) {
  const text = useMessages(noticeBellMessages);
  const [isOpen, setOpen] = useState(false);
  const shown = count > 99 ? '99+' : String(count);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Ring data-bell="" aria-label={count > 0 ? text.withNew({ count: shown }) : text.notices}>
        <Icon of={Bell} />
        {count > 0 && <Count aria-hidden>{shown}</Count>}
      </Ring>
      <Popover width="m" placement="bottom end">
        <Title slot="title">{text.notices}</Title>
        <NoticeList {...list} onFollow={() => setOpen(false)} />
      </Popover>
    </DialogTrigger>
  );
}

const Ring = styled(Button)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${tokens.color.textMuted};
  outline: none;

  &[data-hovered],
  &[data-pressed] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
  }
  ${screenOnly}
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: 17px;
  min-inline-size: 16px;
  padding-inline: 4px;
  border-radius: 8px;
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font: ${tokens.font.strong} 11px/16px ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
  forced-color-adjust: none;
`;

const Title = styled(Heading)`
  margin: 0 0 ${tokens.space[2]};
  font: ${tokens.font.strong} ${tokens.type.section} ${tokens.font.family};
`;
