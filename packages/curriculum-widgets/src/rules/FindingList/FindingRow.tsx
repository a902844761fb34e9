import { ruleById, type EditionFindings, type ToldFinding } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages, withLang } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { langOf } from '../../support/langOf';
import { Caption } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { Below, End, Row } from './findingListParts';
import type { OfferedFixes } from '../fixes/QuickFixActs';
import { FindingFixes } from '../fixes/FindingFixes';
import { useFocusBeside } from '../fixes/useFocusBeside';
import { LevelSign } from '../LevelSign';
import { findingListMessages } from './messages';

interface FindingRowProps {
  finding: ToldFinding;
  /** Whether the course or major is named on the line. */
  isOwnerShown: boolean;
  isNew?: boolean;
  /** What else is said of it, at the end of its line. */
  note?: string | undefined;
  /** The acceptance that counts no more. */
  ended?: NonNullable<EditionFindings['ended']>[number] | undefined;
  href: string | undefined;
  onAccept: ((finding: ToldFinding) => void) | undefined;
  /** What mends it; left out for people who may not edit its place. */
  fixes?: OfferedFixes | undefined;
}

/** One finding; pressing its sentence shows why it is asked and by which rule, and lets it be mended and accepted. */
export function FindingRow({ finding, isOwnerShown, isNew = false, note, ended, href, onAccept, fixes }: FindingRowProps) {
  const text = useMessages(findingListMessages);
  const language = useLanguage();
  const [isExpanded, setExpanded] = useState(false);
  const id = useId();
  const { sentence, owner, record, level } = finding;
  const place = [owner[language], record[language]].filter(Boolean).join(' · ');
  return (
    <Row>
      <LevelSign level={level} />
      <Sentence
        type="button"
        aria-expanded={isExpanded}
        aria-controls={isExpanded || ended ? id : undefined}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isOwnerShown && <Owner lang={langOf(owner[language], language)}>{owner[language]} </Owner>}
        <span>{withLang(sentence[language], language)}</span>
        <Icon of={ChevronDown} size="small" />
      </Sentence>
      <End>
        {note && <Caption>{note}</Caption>}
        {isNew && <Tag>{text.isNew}</Tag>}
        {href === undefined ? (
          <Blank />
        ) : (
          <Link href={href} aria-label={text.goTo({ place })}>
            <Icon of={ArrowRight} />
          </Link>
        )}
      </End>
      {(isExpanded || ended) && (
        <Below id={id}>
          {ended && <Ended ended={ended} />}
          {isExpanded && <Why finding={finding} place={place} onAccept={onAccept} fixes={fixes} />}
        </Below>
      )}
    </Row>
  );
}

function Why({ finding, place, onAccept, fixes }: Pick<FindingRowProps, 'finding' | 'onAccept' | 'fixes'> & { place: string }) {
  const text = useMessages(findingListMessages);
  const language = useLanguage();
  const why = ruleById(finding.rule)?.why;
  const ref = useFocusBeside();
  return (
    <>
      <div ref={ref}>{withLang(place, language)}</div>
      {why && (
        <span>
          {why.text[language]} <Source>{why.source[language]}</Source>
        </span>
      )}
      <Source>{finding.rule}</Source>
      {fixes && <FindingFixes finding={finding} {...fixes} />}
      {onAccept && (
        <Button size="small" aria-label={text.acceptOf({ sentence: finding.sentence[language] })} onPress={() => onAccept(finding)}>
          {text.accept}
        </Button>
      )}
    </>
  );
}

function Ended({ ended: { by, why } }: { ended: NonNullable<FindingRowProps['ended']> }) {
  const text = useMessages(findingListMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const { userName: name, reason, until } = by;
  return why === 'expired' ? (
    <span>{withLang(text.expired({ name, day: until ?? '', reason }), language)}</span>
  ) : (
    <span>{withLang(text.changed({ name, time: formatTime(by.acceptedAt, 'day'), reason }), language)}</span>
  );
}

const Sentence = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${tokens.space[4]};
  min-block-size: 28px;
  padding: ${tokens.space[1]} 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: default;

  &:has(> span + span) {
    grid-template-columns: minmax(96px, 160px) minmax(0, 1fr) auto;
  }
  > svg {
    align-self: center;
    color: ${tokens.color.textMuted};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &:hover {
    background: ${tokens.color.rowHover};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Owner = styled.span`
  color: ${tokens.color.textMuted};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Blank = styled.span`
  inline-size: 16px;
`;

const Source = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
