import { proposalStatusNames, type EditionPlace } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages, withLang } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { GitBranch, Lock, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { BandActs, type EditionBandWays } from './BandActs';
import { editionBandMessages } from './messages';

export interface EditionBandProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'>, EditionBandWays {
  /** The edition in which the record of the page is. */
  edition: EditionPlace;
  /** How many changes the current edition has that the draft lacks. @default 0 */
  behind?: number;
  /** Whether the draft is in the trash. @default false */
  isGone?: boolean;
}

/** Says over the pages of a draft which edition they belong to, and leads back; an act without a callback is absent. */
export function EditionBand(props: EditionBandProps) {
  const {
    edition,
    behind = 0,
    isGone = false,
    onLeave,
    onOpenEditions,
    onCompare,
    onUpgrade,
    onReview,
    onReviewCourse,
    onMerge,
    ...rest
  } = props;
  const text = useMessages(editionBandMessages);
  const language = useLanguage();
  const { kind, status, name, entryYear, homeMajorName: major } = edition;
  const isOpen = status === 'open' && !isGone;
  const state = !isOpen ? 'gone' : edition.lock ? 'locked' : behind > 0 ? 'behind' : kind;
  const sentences = {
    locked: text.locked({ name: edition.lock?.userName ?? '' }),
    gone: isGone ? text.gone : text.merged,
    behind: text.behind({ changes: behind }),
    scenario: text.scenarioOf({ major }),
    draft: text.of({ major }),
    published: text.merged,
  };
  return (
    <Band aria-label={text.label} {...rest} data-state={state}>
      <Icon of={state === 'locked' ? Lock : state === 'gone' || state === 'behind' ? TriangleAlert : GitBranch} />
      <Name>
        <b lang={langOf(name, language)}>{name}</b>
        <Tag>{kind === 'scenario' ? text.scenario : text.draft}</Tag>
        {edition.review && isOpen && <Tag>{proposalStatusNames[edition.review][language]}</Tag>}
        {entryYear !== null && <Tag>{text.forYear({ year: entryYear })}</Tag>}
      </Name>
      <Sentence role="status">{withLang(sentences[state], language)}</Sentence>
      <BandActs
        state={state}
        onCompare={isGone ? undefined : onCompare}
        {...{ onLeave, onOpenEditions, onUpgrade, onReview, onReviewCourse, onMerge }}
      />
    </Band>
  );
}

// As high as its lines, over a page that fills the rest.
const Band = styled.aside`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[3]};
  min-block-size: 40px;
  padding: ${tokens.space[1]} ${tokens.size.pageX};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.accentSoft};

  > svg {
    color: ${tokens.color.accent};
  }
  &[data-state='locked'],
  &[data-state='behind'],
  &[data-state='gone'] {
    background: ${tokens.color.warningSoft};

    > svg {
      color: ${tokens.color.warning};
    }
  }
  ${onSmallWindow} {
    padding: ${tokens.space[1]} ${tokens.space[4]};
  }
  @media (forced-colors: active) {
    border-block-end-width: 2px;
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  min-inline-size: 0;
  max-inline-size: 40%;
  overflow-wrap: anywhere;

  b {
    font-weight: ${tokens.font.strong};
  }
  ${onSmallWindow} {
    max-inline-size: none;
  }
`;

const Sentence = styled.span`
  flex: 1 1 280px;
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
`;
