import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { isLoopback, type LocalPermission } from './localPermission';
import { socketChannelMessages } from './messages';

interface ChannelTroubleProps {
  url: string;
  permission: LocalPermission;
  isSecure: boolean;
}

/** Why a connection may have been refused and what to do: the assistant is not running, or the browser bars the way. */
export function ChannelTrouble({ url, permission, isSecure }: ChannelTroubleProps) {
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
