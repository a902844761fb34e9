import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { suggestionMessages } from './steps/suggestionMessages';
import { Muted } from '../../support/textParts';

interface CopyRouteProps {
  from: string;
  to: string;
  /** Asks for suggested bindings; left out where nobody can suggest any. */
  onSuggest?: () => void;
  isSuggesting: boolean;
}

/** From where to where, and the link that does the work for you. */
export function CopyRoute({ from, to, onSuggest, isSuggesting }: CopyRouteProps) {
  const text = useMessages(suggestionMessages);
  return (
    <Line>
      <Muted>{from}</Muted>
      <Muted>
        <Icon of={ArrowRight} />
      </Muted>
      <span>{to}</span>
      {onSuggest && (
        <Suggest variant="link" size="small" isPending={isSuggesting} pendingLabel={text.suggesting} onPress={onSuggest}>
          {text.suggest}
        </Suggest>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  block-size: 28px;
  margin-block-end: ${tokens.space[1]};
  padding-inline: ${tokens.space[6]};
`;

const Suggest = styled(Button)`
  margin-inline-start: ${tokens.space[1]};
  padding-inline: ${tokens.space[2]};
`;
