import { noticeMailModes, type NoticeMail } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { Radio, RadioGroup } from '@college/ui/RadioGroup';
import { SkeletonRows } from '@college/ui/Skeleton';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { Stack } from '../../../support/layoutParts';
import { AccountSection } from '../AccountSection';
import { noticeMailsMessages } from './messages';
import type { NoticeMailsSource } from './NoticeMailsSource';
import { useNoticeMails, type NoticeMailsAct } from './useNoticeMails';

/** Whether and when notices come by mail; each choice is stored at once. */
export function NoticeMails({ source }: { source: NoticeMailsSource }) {
  const text = useMessages(noticeMailsMessages);
  const { request, retry, act, choose } = useNoticeMails(source);
  return (
    <AccountSection title={text.title} summary={text.summary} isWide>
      {request.status === 'loading' && <SkeletonRows rowCount={1} rowHeight="44px" columns={['minmax(0, 1fr)']} label={text.loading} />}
      {request.status === 'failed' && <ErrorState title={text.failed} hint={request.message} onRetry={retry} />}
      {request.status === 'done' && !request.answer.isSent && <Quiet>{text.notSent}</Quiet>}
      {request.status === 'done' && request.answer.isSent && <Choice stored={request.answer.mode} act={act} onChoose={choose} />}
    </AccountSection>
  );
}

interface ChoiceProps {
  stored: NoticeMail['mode'];
  act: NoticeMailsAct;
  onChoose: (mode: NoticeMail['mode']) => void;
}

function Choice({ stored, act, onChoose }: ChoiceProps) {
  const text = useMessages(noticeMailsMessages);
  const shown = act.status === 'storing' ? act.mode : stored;
  const help = { off: undefined, atOnce: text.atOnceHelp, daily: text.dailyHelp }[shown];
  const said = { off: text.storedOff, atOnce: text.storedAtOnce, daily: text.storedDaily };
  return (
    <Stack>
      <RadioGroup
        label={text.when}
        description={help}
        value={shown}
        onChange={(next) => {
          const mode = noticeMailModes.find((one) => one === next);
          if (mode) onChoose(mode);
        }}
      >
        {noticeMailModes.map((mode) => (
          <Radio key={mode} value={mode}>
            {text[mode]}
          </Radio>
        ))}
      </RadioGroup>
      {act.status === 'failed' && (
        <Note variant="error">
          {text.notStored} {act.message}
        </Note>
      )}
      <Quiet role="status">{act.status === 'stored' && said[act.mode]}</Quiet>
    </Stack>
  );
}

const Quiet = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};

  &:empty {
    display: none;
  }
`;
