import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Icon } from '../icons';
import { useLocale, useMessages, withLang } from '../messages';
import { withRequestId } from '../RequestId';
import { sentenceCase, tokens } from '../theme';
import { toastMessages } from './messages';
import type { Toast } from './toastQueue';

const signs = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** One toast: sign, message, at most one act, and a cross. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const messages = useMessages(toastMessages);
  const { locale } = useLocale();
  const { type, message, description, action, icon } = toast;

  function handleAction() {
    onClose();
    action?.onAction();
  }

  return (
    <Card data-type={type}>
      <Sign>{icon ?? <Icon of={signs[type]} aria-label={messages[type]} />}</Sign>
      <Text role={type === 'error' ? 'alert' : undefined}>
        <Message>{withLang(withRequestId(message), locale)}</Message>
        {description != null && <Description>{withLang(description, locale)}</Description>}
      </Text>
      {action && (
        <Act variant="link" size="small" onPress={handleAction}>
          {action.label}
        </Act>
      )}
      <Close size="small" aria-label={messages.close} onPress={onClose}>
        <Icon of={X} />
      </Close>
    </Card>
  );
}

const arrive = keyframes`
  from { transform: translateY(4px); }
`;

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[4]};
  border: ${tokens.layer.edge} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowPopover};
  animation: ${arrive} ${tokens.motion.base} ${tokens.motion.ease};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  block-size: 20px;
  color: ${tokens.color.textMuted};

  [data-type='success'] > & {
    color: ${tokens.color.success};
  }
  [data-type='error'] > & {
    color: ${tokens.color.danger};
  }
  [data-type='warning'] > & {
    color: ${tokens.color.warning};
  }
`;

const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Message = styled.div`
  ${sentenceCase}
`;

const Description = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Act = styled(Button)`
  margin-block: -4px;
`;

const Close = styled(IconButton)`
  margin-block: -2px;
`;
