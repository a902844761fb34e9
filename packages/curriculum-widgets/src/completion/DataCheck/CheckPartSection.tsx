import { completionParts, completionScreens, type CompletionTarget } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { tokens } from '@college/ui/theme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { FindingFold, FindingHeading, FindingList } from '../../support/findingParts';
import { isUnfoldedAtFirst, type CheckPart } from './checkParts';
import { Finding } from './Finding';
import { dataCheckMessages } from './messages';
import { CaptionText } from '../../support/textParts';

interface CheckPartSectionProps {
  part: CheckPart;
  canOpen: (target: CompletionTarget) => boolean;
  onOpen: (target: CompletionTarget) => void;
}

/** Findings shown before "show the other n". */
const shownAtFirst = 20;

/** One part of the panel: name, bar and percentage, and under it, collapsible, its missing items. */
export function CheckPartSection({ part, canOpen, onOpen }: CheckPartSectionProps) {
  const text = useMessages(dataCheckMessages);
  const language = useLanguage();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const bodyId = useId();
  const isUnfolded = choice ?? isUnfoldedAtFirst(part);
  const label = completionParts[part.name][language];
  const missing = isWhole ? part.missing : part.missing.slice(0, shownAtFirst);
  const rest = part.missing.length - missing.length;
  const elsewhere = placeOfAll(part.missing, canOpen);
  const isEmpty = part.missing.length === 0 && part.doubts.length === 0 && part.gaps.length === 0;

  return (
    <Part>
      <FindingHeading>
        <Fold type="button" aria-expanded={isUnfolded} aria-controls={bodyId} onClick={() => setChoice(!isUnfolded)}>
          <b>{label}</b>
          <span aria-hidden>
            <ProgressBar aria-label={label} value={part.rate} />
          </span>
          <Rate data-complete={part.rate === 100 || undefined}>{`${part.rate}%`}</Rate>
          <Icon of={isUnfolded ? ChevronUp : ChevronDown} />
        </Fold>
      </FindingHeading>
      <div id={bodyId} hidden={!isUnfolded}>
        {isEmpty && <Quiet>{part.rate === 100 ? text.partDone : text.nothingAsked}</Quiet>}
        {elsewhere && <CaptionText>{text.mendedIn({ place: completionScreens[elsewhere][language] })}</CaptionText>}
        <FindingList ref={list}>
          {missing.map(({ id, sentence, target }) => {
            const isOpenable = canOpen(target);
            return (
              <Finding
                key={id}
                kind="missing"
                sentence={sentence[language]}
                detail={isOpenable || elsewhere ? undefined : text.mendedIn({ place: completionScreens[target.screen][language] })}
                onOpen={isOpenable ? () => onOpen(target) : undefined}
              />
            );
          })}
          {part.doubts.map(({ kind, difference, actual, expected }) => {
            const target: CompletionTarget = { screen: 'detail', field: kind === 'theory' ? 'theoryPeriod' : 'practicePeriod' };
            return (
              <Finding
                key={kind}
                kind="doubtful"
                sentence={text.hours({ kind, by: difference })}
                detail={text.hoursDetail({ actual, expected })}
                onOpen={canOpen(target) ? () => onOpen(target) : undefined}
              />
            );
          })}
          {part.gaps.map(({ id, sentence, target }) => (
            <Finding
              key={id}
              kind="doubtful"
              sentence={sentence[language]}
              detail={canOpen(target) ? undefined : text.mendedIn({ place: completionScreens[target.screen][language] })}
              onOpen={canOpen(target) ? () => onOpen(target) : undefined}
            />
          ))}
        </FindingList>
        {rest > 0 && (
          <Button
            variant="link"
            size="small"
            onPress={() => {
              setWhole(true);
              // The button is removed; the focus moves to the first of the new lines.
              requestAnimationFrame(() => list.current?.children[shownAtFirst]?.querySelector('button')?.focus());
            }}
          >
            {text.showRest({ count: rest })}
          </Button>
        )}
      </div>
    </Part>
  );
}

/** The one screen on which several findings are mended, when none of them can lead there; said once for all of them. */
function placeOfAll(missing: CheckPart['missing'], canOpen: CheckPartSectionProps['canOpen']) {
  const screens = new Set(missing.map(({ target }) => target.screen));
  const [screen] = screens;
  return missing.length > 1 && screens.size === 1 && !missing.some(({ target }) => canOpen(target)) ? screen : undefined;
}

const Part = styled.section`
  padding: ${tokens.space[3]} ${tokens.space[6]};
  border-block-end: 1px solid ${tokens.color.border};
`;

const Fold = styled(FindingFold)`
  grid-template-columns: minmax(0, 1fr) 72px 40px 16px;
`;

const Rate = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-complete] {
    color: ${tokens.color.success};
  }
`;

const Quiet = styled.p`
  margin: 0;
  padding-block: 6px;
  color: ${tokens.color.textMuted};
`;
