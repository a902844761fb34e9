import { SocketChannel } from '@college/curriculum-widgets/chat/SocketChannel';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { workbenchMessages } from '../../messages';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';

/** /chat: the channel to the assistant on the person's own machine (core §7). */
export function ChatRoute() {
  const text = useMessages(workbenchMessages);
  const { socketUrl } = useServices();
  useTrail([{ id: 'chat', label: text.chat }]);
  return (
    <PageBody>
      <SocketChannel url={socketUrl} />
    </PageBody>
  );
}
