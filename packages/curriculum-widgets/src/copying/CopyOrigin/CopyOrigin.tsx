import type { CopiedFrom } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { defineMessages, useMessages, withLang } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Copy } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';

export interface CopyOriginProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The unit of which this one is a copy. */
  origin: CopiedFrom;
  /** Where the original is opened. */
  href: string;
}

/** Built-in text of `CopyOrigin`. */
export const copyOriginMessages = defineMessages('copyOrigin', {
  en: { copiedFrom: 'Copied from' },
  zh: { copiedFrom: '复制自' },
});

/** Says of a copied course unit where it came from, with the way there. */
export function CopyOrigin({ origin, href, ...rest }: CopyOriginProps) {
  const text = useMessages(copyOriginMessages);
  const language = useLanguage();
  const name = origin.majorName ? `${origin.majorName} / ${origin.name}` : origin.name;
  return (
    <Line {...rest}>
      <Icon of={Copy} size="small" />
      <span>{text.copiedFrom}</span>
      <Name href={href}>
        <span title={name}>{withLang(name, language)}</span>
      </Name>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;
`;

const Name = styled(Link)`
  overflow: hidden;
  min-inline-size: 0;
  text-overflow: ellipsis;
`;
