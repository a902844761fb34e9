import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { ChannelLog } from './ChannelLog';
import { isLoopback, type LocalPermission, type PermissionSource } from './localPermission';
import { socketChannelMessages } from './messages';
import { SendForm } from './SendForm';
import { useSocketChannel, type SocketClass } from './useSocketChannel';

interface ChannelTroubleProps {
  url: string;
  permission: LocalPermission;
  isSecure: boolean;
}

export interface SocketChannelProps {
  /** Address of the local assistant, such as `ws://127.0.0.1:8765`; the page shows it. */
  url: string;
  /** The class that opens connections; null where the browser has none. @default the browser's WebSocket */
  socketClass?: SocketClass | null;
  /** What knows the browser's permissions. @default navigator.permissions */
  permissions?: PermissionSource;
  /** Whether the page was opened by https or from this machine. @default the browser's answer */
  isSecure?: boolean;
  /** The time of each line in the log. @default the machine's clock */
  now?: () => Date;
  /** Reaches the page. */
  ref?: Ref<HTMLElement>;
}

/** The channel to an assistant on the person's own machine: connected on demand, every event of it shown (core §7, decision 135). */
export function SocketChannel({
  url,
  socketClass = browserSocket(),
  permissions,
  isSecure,
  now = () => new Date(),
  ref,
}: SocketChannelProps) {
  const text = useMessages(socketChannelMessages);
  const channel = useSocketChannel({ url, socketClass, permissions: permissions ?? browserPermissions(), now });
  const { status, entries, isRefused } = channel.state;
  // A server has no sockets; it renders what a browser with sockets hydrates.
  const isSupported = socketClass !== null || typeof window === 'undefined';
  const isUnderWay = status === 'connecting' || status === 'open';
  return (
    <Page ref={ref} aria-label={text.title}>
      <PageHeader
        title={text.title}
        facts={text.intro}
        actions={
          <>
            <Button variant="ghost" isDisabled={entries.length === 0} onPress={channel.clear}>
              {text.clear}
            </Button>
            {isSupported && (
              <Button variant={isUnderWay ? 'secondary' : 'primary'} onPress={isUnderWay ? channel.disconnect : channel.connect}>
                {isUnderWay ? text.disconnect : status === 'idle' ? text.connect : text.reconnect}
              </Button>
            )}
          </>
        }
      />
      <Facts>
        <span>{text.address}</span>
        <code>{url}</code>
        <Status role="status" data-status={status}>
          {text[status]}
        </Status>
      </Facts>
      {isSupported ? (
        isRefused && <ChannelTrouble url={url} permission={channel.permission} isSecure={isSecure ?? window.isSecureContext} />
      ) : (
        <Note variant="error">{text.unsupported}</Note>
      )}
      <ChannelLog entries={entries} />
      <SendForm isDisabled={status !== 'open'} onSend={channel.send} />
    </Page>
  );
}

function browserSocket(): SocketClass | null {
  return globalThis.WebSocket ?? null;
}

function browserPermissions(): PermissionSource | undefined {
  return (globalThis.navigator as Navigator | undefined)?.permissions as Permissions | undefined;
}

/** Why a connection may have been refused and what to do: the assistant is not running, or the browser bars the way. */
function ChannelTrouble({ url, permission, isSecure }: ChannelTroubleProps) {
  const text = useMessages(socketChannelMessages);
  if (permission === 'denied' && isSecure) return <Note variant="error">{text.permissionDenied({ url })}</Note>;
  return (
    <Note variant="error">
      <div>{text.refused({ url })}</div>
      {isLoopback(url) && permission !== 'granted' && <div>{text.permission}</div>}
      {isLoopback(url) && !isSecure && <div>{text.insecure}</div>}
    </Note>
  );
}

const Page = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-block-size: 0;
  max-inline-size: ${tokens.size.readMax};
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};

  > span:first-child {
    color: ${tokens.color.textMuted};
  }
  > code {
    font-family: ${tokens.font.mono};
    overflow-wrap: anywhere;
  }
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};

  &::before {
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid currentcolor;
    border-radius: 50%;
    content: '';
  }
  &[data-status='open'] {
    color: ${tokens.color.success};
  }
  &[data-status='open']::before {
    background: currentcolor;
  }
`;
