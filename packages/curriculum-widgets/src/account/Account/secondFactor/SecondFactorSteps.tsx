import type { SecondFactor } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { CodeForm } from './CodeForm';
import { secondFactorMessages } from './messages';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import type { SecondFactorSource } from './SecondFactorSource';
import { useSecondFactorSteps } from './useSecondFactor';

interface SecondFactorStepsProps {
  source: SecondFactorSource;
  /** How it was when the page was opened. */
  known: SecondFactor;
  onSwitchedOn: (() => void) | undefined;
}

/** What is shown in each step, with its act. */
export function SecondFactorSteps({ source, known, onSwitchedOn }: SecondFactorStepsProps) {
  const text = useMessages(secondFactorMessages);
  const first = known.isOn ? ({ step: 'on', codesLeft: known.codesLeft } as const) : ({ step: 'off', isBusy: false } as const);
  const { state, rootRef, dispatch, begin, confirm, switchOff } = useSecondFactorSteps(source, first, text.failed);
  const onEdit = () => dispatch({ type: 'edited' });
  const onCancel = () => dispatch({ type: 'cancelled' });

  return <div ref={rootRef}>{stepContent()}</div>;

  function stepContent() {
    switch (state.step) {
      case 'off':
        return (
          <Lines>
            <p role="status">{text.isOff}</p>
            {state.failure !== undefined && <Note variant="error">{state.failure}</Note>}
            <Button isPending={state.isBusy} pendingLabel={text.beginning} onPress={() => void begin()}>
              {text.begin}
            </Button>
          </Lines>
        );
      case 'enrolling':
        return (
          <Lines>
            <p>{text.scan}</p>
            <QrCode text={state.key.uri} label={text.picture} />
            <TextField label={text.key} value={inGroups(state.key.key)} isReadOnly />
            <CodeForm
              label={text.code}
              emptyWords={text.codeEmpty}
              act={text.confirm}
              pendingAct={text.confirming}
              isBusy={state.isBusy}
              failure={state.failure}
              onEdit={onEdit}
              onSubmit={(code) => void confirm(code)}
              onCancel={onCancel}
            />
          </Lines>
        );
      case 'codes':
        return (
          <RecoveryCodes
            codes={state.recoveryCodes}
            onKept={() => {
              dispatch({ type: 'codesKept' });
              onSwitchedOn?.();
            }}
          />
        );
      case 'on':
        return (
          <Lines>
            <p role="status">{text.isOn({ count: state.codesLeft })}</p>
            <Button onPress={() => dispatch({ type: 'offWanted' })}>{text.switchOff}</Button>
          </Lines>
        );
      case 'switchingOff':
        return (
          <Lines>
            <p>{text.offWhy}</p>
            <CodeForm
              label={text.offCode}
              emptyWords={text.offEmpty}
              act={text.switchOff}
              pendingAct={text.switchingOff}
              isBusy={state.isBusy}
              failure={state.failure}
              onEdit={onEdit}
              onSubmit={(code) => void switchOff(code)}
              onCancel={onCancel}
            />
          </Lines>
        );
    }
  }
}

/** A key as people type it. */
function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[4]};

  > * {
    max-inline-size: 100%;
  }
  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
  > form,
  > div {
    inline-size: 100%;
  }
`;
