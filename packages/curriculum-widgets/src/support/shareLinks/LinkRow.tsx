import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { Tooltip } from '@college/ui/Tooltip';
import { useToast } from '@college/ui/Toast';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { shareLinksMessages } from './messages';
import type { SharedLink } from './ShareLinksSource';

interface LinkRowProps {
  link: SharedLink;
  href: string;
  /** Whether the focus comes here: the link was created just now. */
  isNew: boolean;
  onRevoke: () => void;
}

/** One link: its address to be copied or opened, who created it and when, and the way to revoke it. */
export function LinkRow({ link, href, isNew, onRevoke }: LinkRowProps) {
  const text = useMessages(shareLinksMessages);
  const { showToast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isByHand, setByHand] = useState(false);
  const time = useDateTime()(link.createTime, 'minute');

  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      setByHand(false);
      showToast({ type: 'success', message: text.copied });
    } catch {
      // Plain http and strict browsers deny clipboard access: the URL is selected, to be copied by hand.
      setByHand(true);
      input.current?.focus();
      input.current?.select();
    }
  }

  return (
    <Row>
      <TextField
        label={text.address({ userName: link.userName, time })}
        description={isByHand ? text.copyByHand : undefined}
        isReadOnly
        inputRef={input}
        value={href}
        onFocus={() => input.current?.select()}
      />
      <Acts>
        <Tooltip content={text.copy}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a link that was created just now is copied next */}
          <IconButton variant="secondary" aria-label={text.copyOf({ time })} autoFocus={isNew} onPress={() => void copy()}>
            <Icon of={Copy} />
          </IconButton>
        </Tooltip>
        <Tooltip content={text.visit}>
          <Visit href={href} target="_blank" rel="noreferrer" aria-label={text.visitOf({ time })}>
            <Icon of={ExternalLink} />
          </Visit>
        </Tooltip>
        <Tooltip content={text.revoke}>
          <IconButton variant="danger" aria-label={text.revokeOf({ time })} onPress={onRevoke}>
            <Icon of={Trash2} />
          </IconButton>
        </Tooltip>
      </Acts>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
`;

/* Level with the box below its label. */
const Acts = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  block-size: ${tokens.density.control};
  margin-block-start: 24px;
`;

const Visit = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.textMuted};
  outline: none;

  &[data-hovered] {
    background: ${tokens.color.fillQuiet};
    color: ${tokens.color.text};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;
