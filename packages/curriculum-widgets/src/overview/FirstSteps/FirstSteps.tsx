import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Tooltip } from '@college/ui/Tooltip';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Check, X } from 'lucide-react';
import { useId, useRef, useState, type Ref } from 'react';
import { TermHints } from '../../support/TermHint';
import { MutedText, PartTitle } from '../../support/textParts';
import { firstStepsOf, type FirstStepId, type FirstStepsKind } from './firstStepsOf';
import { Head, Name, Number, Panel, Quiet, Step, Steps } from './firstStepsParts';
import { firstStepsMessages } from './messages';

/** How a step is done: by an act of the page, or at an address. */
export type FirstStepAct = { onPress: () => void; href?: undefined } | { href: string; onPress?: undefined };

/** Where it is kept whether a person wants to see the steps. */
export interface FirstStepsMemory {
  /** Whether the person put the steps of this kind away. */
  isDismissed: (kind: FirstStepsKind) => boolean;
  /** Called when the person puts them away, and when they get them back. */
  setDismissed: (kind: FirstStepsKind, isDismissed: boolean) => void;
}

export interface FirstStepsProps {
  /** What is new and empty. */
  kind: FirstStepsKind;
  /** How each step is done; one without is explained, but not offered. */
  acts: Partial<Record<FirstStepId, FirstStepAct>>;
  /** The steps that are done. @default [] */
  doneSteps?: readonly FirstStepId[];
  /** For a step that needs another one first: that one. Until it is done, the step says so and leads there. */
  stepsBefore?: Partial<Record<FirstStepId, FirstStepId>>;
  /** Whether they were put away, for good. */
  memory: FirstStepsMemory;
  /** Called with whether the steps are shown, when that changes. */
  onShownChange?: (isShown: boolean) => void;
  /** Goes to the root. */
  className?: string;
  /** Reaches the root. */
  ref?: Ref<HTMLDivElement>;
}

const none: readonly FirstStepId[] = [];
const noOrder: NonNullable<FirstStepsProps['stepsBefore']> = {};

/** What comes first, second and third in an empty college, major or course, each with its button. Put away, one quiet line brings the steps back. Put it inside a `ToastProvider`. */
export function FirstSteps({ kind, acts, doneSteps = none, stepsBefore = noOrder, memory, onShownChange, ...rest }: FirstStepsProps) {
  const text = useMessages(firstStepsMessages);
  const id = useId();
  const [isDismissed, setDismissed] = useState(() => memory.isDismissed(kind));
  // What had the focus is gone: it goes to what came in its place.
  const hasFocus = useRef(false);
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !hasFocus.current) return;
    hasFocus.current = false;
    element.focus();
  };

  function change(next: boolean) {
    hasFocus.current = true;
    memory.setDismissed(kind, next);
    setDismissed(next);
    onShownChange?.(!next);
  }

  if (isDismissed) {
    return (
      <Quiet {...rest}>
        <Button ref={takeFocus} variant="link" size="small" onPress={() => change(false)}>
          {text.show}
        </Button>
      </Quiet>
    );
  }
  const next = firstStepsOf(kind).find((step) => !doneSteps.includes(step) && acts[step]);
  return (
    <Panel {...rest} role="region" aria-labelledby={id}>
      <Head>
        <PartTitle as="h2" id={id} ref={takeFocus} tabIndex={-1}>
          {text[kind]}
        </PartTitle>
        <Tooltip content={text.hide}>
          <IconButton size="small" aria-label={text.hide} onPress={() => change(true)}>
            <Icon of={X} size="small" />
          </IconButton>
        </Tooltip>
      </Head>
      <Steps>
        {firstStepsOf(kind).map((step, index) => {
          const isDone = doneSteps.includes(step);
          const first = stepsBefore[step];
          const missing = first && !doneSteps.includes(first) ? first : undefined;
          const done = missing ?? step;
          const act = acts[done];
          return (
            <Step key={step} aria-current={step === next ? 'step' : undefined}>
              <Number data-done={isDone || undefined}>{isDone ? <Icon of={Check} size="small" /> : index + 1}</Number>
              <div>
                <Name>
                  {text[step]}
                  {isDone && <VisuallyHidden> ({text.done})</VisuallyHidden>}
                </Name>
                <MutedText>
                  <TermHints>{text[`${step}Hint`]}</TermHints>
                  {missing && ` ${text.first({ step: text[missing] })}`}
                </MutedText>
              </div>
              {act?.href !== undefined && <Link href={act.href}>{text[`${done}Do`]}</Link>}
              {act?.onPress && (
                <Button variant={step === next ? 'secondary' : 'ghost'} size="small" onPress={act.onPress}>
                  {text[`${done}Do`]}
                </Button>
              )}
            </Step>
          );
        })}
      </Steps>
    </Panel>
  );
}
