import { isFinalStatus, proposalStatusNames, type Edition } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleCheck, CircleSlash, GitMerge, Lock, Pencil, Split, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { CaptionText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { stateOf } from './editionRows';
import { editionListMessages } from './messages';

const icons = {
  current: CircleCheck,
  draft: Pencil,
  scenario: Split,
  behind: TriangleAlert,
  merged: GitMerge,
  closed: CircleSlash,
  published: Lock,
  withdrawn: CircleSlash,
};

/** What an edition is at the moment, and of a draft how far it is behind; without an edition the current one. */
export function EditionState({ edition }: { edition?: Edition }) {
  const text = useMessages(editionListMessages);
  const language = useLanguage();
  const behind = edition?.status === 'open' && edition.figures?.behind ? edition.figures.behind : null;
  const isBehind = behind !== null && behind.changes > 0;
  const state = edition ? (isBehind && edition.kind === 'draft' ? 'behind' : stateOf(edition)) : 'current';
  const words = {
    current: text.stateCurrent,
    draft: text.stateDraft,
    scenario: text.stateScenario,
    behind: text.stateBehind,
    merged: text.stateMerged,
    closed: text.stateClosed,
    published: text.statePublished,
    withdrawn: text.stateWithdrawn,
  };
  const review = edition?.status === 'open' && edition.proposal && !isFinalStatus(edition.proposal.status) ? edition.proposal : null;
  const isFrozen = edition !== undefined && edition.status !== 'open';
  return (
    <>
      <StateMark data-state={state}>
        <Icon of={icons[state]} size="small" />
        {words[state]}
      </StateMark>
      {isBehind && <CaptionText>{text.behind(behind)}</CaptionText>}
      {review && <CaptionText>{proposalStatusNames[review.status][language]}</CaptionText>}
      {edition?.coursesInReview !== undefined && <CaptionText>{text.coursesInReview({ count: edition.coursesInReview })}</CaptionText>}
      {isFrozen && <CaptionText>{text.unchangeable}</CaptionText>}
    </>
  );
}

const StateMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  block-size: 24px;
  padding-inline: ${tokens.space[2]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  &[data-state='current'] {
    border-color: ${tokens.color.success};
    color: ${tokens.color.success};
  }
  &[data-state='behind'] {
    border-color: ${tokens.color.danger};
    color: ${tokens.color.danger};
  }
  &[data-state='merged'],
  &[data-state='published'] {
    color: ${tokens.color.text};
  }
`;
