import type { HistoryReceipt } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ReceiptText } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { PlainList } from '../../support/layoutParts';
import { Muted } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { editHistoryMessages } from './messages';

/** Changes on show before the rest of an act is opened. */
const shownAtFirst = 3;

interface ReceiptGroupProps {
  receipt: HistoryReceipt;
  /** Where the receipt is read; without it there is no link. */
  href?: string | undefined;
  /** A list item for each change. */
  children: readonly ReactElement[];
}

/** The changes of one act, such as a merge or a quick fix, under what it was. */
export function ReceiptGroup({ receipt, href, children }: ReceiptGroupProps) {
  const text = useMessages(editHistoryMessages);
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const { act, editionName: name, fixName } = receipt;
  const titles = {
    merge: text.merged({ name }),
    update: text.updatedDraft({ name }),
    undo: fixName === undefined ? text.undone({ name }) : text.fixUndone({ fix: fixName }),
    copy: text.copied,
    upgrade: text.upgraded({ name }),
    revert: text.reverted({ name }),
    fix: text.fixed({ fix: fixName ?? '' }),
  };
  const title = titles[act];
  const hidden = children.length - shownAtFirst;
  return (
    <Group>
      <Head>
        <Icon of={ReceiptText} />
        <Title>{withLang(title, language)}</Title>
        <Muted>{text.ofReceipt({ count: children.length })}</Muted>
        {href && <Receipt href={href}>{text.receipt}</Receipt>}
      </Head>
      <Entries as="ol" aria-label={title}>
        {isWhole ? children : children.slice(0, shownAtFirst)}
      </Entries>
      {hidden > 0 && (
        <More size="small" variant="ghost" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? text.fewer : text.moreEntries({ count: hidden })}
        </More>
      )}
    </Group>
  );
}

const Group = styled.li`
  padding-block: ${tokens.space[3]};

  & + &,
  li + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  min-block-size: 28px;
`;

const Title = styled.span`
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
`;

const Receipt = styled(Link)`
  margin-inline-start: auto;
`;

const Entries = styled(PlainList)`
  margin-inline-start: 7px;
  padding-inline-start: ${tokens.space[3]};
  border-inline-start: 2px solid ${tokens.color.border};
`;

const More = styled(Button)`
  margin-inline-start: ${tokens.space[4]};
`;
