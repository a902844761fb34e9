import type { CopyLog } from '@college/curriculum-model';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { MutedFigures } from '../textParts';

interface StepLogProps {
  /** What the server has reported. */
  log: CopyLog;
  /** The name of the progress bar, and of the list of steps. */
  text: { progress: string; log: string };
}

/** How far a job of the server is: percent and last message. */
export function StepProgress({ log: { messages, percent }, text }: StepLogProps) {
  const last = messages.at(-1);
  return <ProgressBar aria-label={text.progress} value={percent} count={last?.no} label={last?.message ?? ' '} />;
}

/** The steps of a job of the server, with the percent after each; nothing before the first. */
export function StepLog({ log: { messages }, text }: StepLogProps) {
  if (messages.length === 0) return null;
  return (
    <Log aria-label={text.log}>
      {messages.map(({ no, message, percent }) => (
        <Entry key={no}>
          <MutedFigures>{no}</MutedFigures>
          <span>{message}</span>
          <MutedFigures>{percent}%</MutedFigures>
        </Entry>
      ))}
    </Log>
  );
}

const Log = styled.ol`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.border};
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: ${tokens.space[2]};
  padding-block: 6px;
  border-block-end: 1px solid ${tokens.color.border};
`;
