import type { SignIn } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useDateTime } from '../../../support/dateTime';
import { signInsMessages, type SignInsText } from './messages';

interface SignInRowProps {
  signIn: SignIn;
  isEnding: boolean;
  /** Whether another one is being ended: one at a time. */
  isDisabled: boolean;
  onEnd: () => void;
}

/** One sign-in: its device, from where and when it was used, and the way to end it. The one of this browser is ended by signing out. */
export function SignInRow({ signIn, isEnding, isDisabled, onEnd }: SignInRowProps) {
  const text = useMessages(signInsMessages);
  const format = useDateTime();
  const device = deviceWords(signIn, text);
  const facts = [
    ...(signIn.address === '' ? [] : [text.from({ address: signIn.address })]),
    text.lastUse({ time: format(signIn.lastUseTime, 'minute') }),
    text.begun({ time: format(signIn.createTime, 'minute') }),
  ];
  return (
    <Row>
      <div>
        <Device>
          {device}
          {signIn.isCurrent && <Tag>{text.current}</Tag>}
        </Device>
        <Facts>{facts.join(text.comma)}</Facts>
      </div>
      {!signIn.isCurrent && (
        <Button variant="link" aria-label={text.endOf({ device })} isPending={isEnding} isDisabled={isDisabled} onPress={onEnd}>
          {text.end}
        </Button>
      )}
    </Row>
  );
}

function deviceWords({ browser, system }: SignIn, text: SignInsText): string {
  if (browser !== '' && system !== '') return text.device({ browser, system });
  return browser || system || text.unknownDevice;
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Device = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.text};
`;

const Facts = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
`;
