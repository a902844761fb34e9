import type { PlannedConflict } from '@college/curriculum-model';
import { ChangeMark, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { InChinese } from '../../support/InChinese';
import { CaptionText } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { ChangedText } from '../wordChanges';
import { directionOf, starOf } from './conflictWords';
import type { ConflictSideName } from './conflictSides';
import { editionConflictMessages } from './messages';

interface ConflictVersionProps {
  conflict: PlannedConflict;
  side: ConflictSideName;
  /** What people call the side. */
  name: string;
}

/** What one side has at a conflict, with who wrote it and what differs from the base. */
export function ConflictVersion({ conflict, side, name }: ConflictVersionProps) {
  const format = useDateTime();
  const text = useMessages(editionConflictMessages);
  const { userName, at, language } = conflict[side];
  const day = at === null ? '' : format(at, 'day').slice('YYYY-'.length);
  return (
    <>
      <Head>
        <b>{name}</b>
        <span>
          {userName} {at !== null && <time dateTime={at}>{day}</time>}
        </span>
      </Head>
      <Words>
        {language !== undefined && <Caption>{language === 'zh' ? text.chinese : text.english}</Caption>}
        <VersionWords conflict={conflict} side={side} />
      </Words>
    </>
  );
}

function VersionWords({ conflict, side }: Omit<ConflictVersionProps, 'name'>) {
  const text = useMessages(editionConflictMessages);
  const language = useLanguage();
  const { [side]: version, base, isRelate, isText, type } = conflict;
  const star = isRelate ? starOf(version.value) : undefined;
  const direction = side === 'base' ? undefined : directionOf(base.value, version.value, isRelate);
  const mark = direction && <ChangeMark kind={direction} />;
  if (star) {
    return (
      <Strength>
        {star !== 'none' && <Star kind={star} aria-hidden />}
        {text[star]}
        {mark}
      </Strength>
    );
  }
  if (version.text === null) return <Gone>{side === 'base' ? text.notThere : text.removed}</Gone>;
  if (version.names) {
    return (
      <Names>
        {version.names.map((one, index) => (
          <li key={index} data-moved={(side !== 'base' && one !== base.names?.[index]) || undefined}>
            <InChinese text={one} language={language} />
          </li>
        ))}
      </Names>
    );
  }
  if (version.text === '') return <Gone>{text.empty}</Gone>;
  if (side !== 'base' && isText && type === 'field' && base.text !== null) {
    return <ChangedText before={base.text} after={version.text} isBeforeBeside />;
  }
  return (
    <>
      <InChinese text={version.text} language={language} /> {mark}
      {version.fields && (
        <Fields>
          {version.fields.map(({ label, text: written }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <InChinese text={written} language={language} />
              </dd>
            </div>
          ))}
        </Fields>
      )}
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;

  > b {
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
  }
  > span {
    margin-inline-start: auto;
    text-align: end;
  }
  time {
    white-space: nowrap;
  }
`;

const Words = styled.div`
  min-block-size: 48px;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Caption = styled(CaptionText)`
  display: block;
`;

const Strength = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const Gone = styled.span`
  color: ${tokens.color.textMuted};
`;

const Fields = styled.dl`
  display: grid;
  gap: ${tokens.space[1]};
  margin: ${tokens.space[2]} 0 0;
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > div {
    display: flex;
    gap: ${tokens.space[2]};
  }
  dt {
    flex: none;
    color: ${tokens.color.textMuted};
  }
  dd {
    margin: 0;
  }
`;

const Names = styled.ol`
  margin: 0;
  padding-inline-start: ${tokens.space[5]};
  font-variant-numeric: tabular-nums;

  > [data-moved] {
    text-decoration: underline 1.5px ${tokens.color.accent};
    text-underline-offset: 4px;
  }
`;
