import { SocketChannel } from '@college/curriculum-widgets/chat/SocketChannel';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useServices } from '../../services';

/** /chat: the channel to the assistant on the person's own machine (core §7), the only page that may connect to it. */
export function ChatRoute() {
  const { socketUrl } = useServices();
  return (
    <PageBody>
      <SocketChannel url={socketUrl} />
    </PageBody>
  );
}
