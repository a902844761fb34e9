import type { EditionChange } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { onSmallWindow, tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { InChinese } from '../../support/InChinese';
import { useLanguage } from '../../support/useLanguage';
import { Caption, Muted } from '../../support/textParts';
import { ChangeLine } from '../changeLines/ChangeLine';
import { ChangedText, Inserted, Removed } from '../wordChanges';
import { wordChangesMessages } from '../wordChanges/messages';
import { mergeReceiptMessages } from './messages';

/** One change of a receipt: what it is about, field by field what became of it, who made it, and what it did to coverage. */
export function ReceiptChange({ change }: { change: EditionChange }) {
  const text = useMessages(mergeReceiptMessages);
  const formatTime = useDateTime();
  const { fields, label, authors, effects } = change;
  return (
    <Row>
      <ChangeLine change={change} />
      <Fields>
        {fields.map((field, index) => (
          <div key={`${index} ${field.label}`}>
            {field.label !== label && <Muted>{field.label} </Muted>}
            <FieldChange {...field} />
          </div>
        ))}
        {effects.map(({ type, rule, at, message }) => (
          <Caption key={`${type} ${rule} ${at}`}>{message}</Caption>
        ))}
      </Fields>
      <Authors>
        {authors.map(({ userId, userName, at }) => (
          <li key={`${userId ?? 0} ${at}`}>{text.author({ name: userName ?? text.unknown, date: formatTime(at, 'day') })}</li>
        ))}
      </Authors>
    </Row>
  );
}

function FieldChange({ before, after, isText }: EditionChange['fields'][number]) {
  const text = useMessages(mergeReceiptMessages);
  const words = useMessages(wordChangesMessages);
  const language = useLanguage();
  if (isText && before !== '' && after !== '') return <ChangedText before={before} after={after} />;
  return (
    <>
      <VisuallyHidden>{words.before}</VisuallyHidden>
      {before === '' ? (
        <Muted>{text.empty}</Muted>
      ) : (
        <Removed>
          <InChinese text={before} language={language} />
        </Removed>
      )}
      <Arrow aria-hidden>→</Arrow>
      <VisuallyHidden>{words.after}</VisuallyHidden>
      {after === '' ? (
        <Muted>{text.empty}</Muted>
      ) : (
        <Inserted>
          <InChinese text={after} language={language} />
        </Inserted>
      )}
    </>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 240px) minmax(0, 1fr) minmax(0, 180px);
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[2]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  ${onSmallWindow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  overflow-wrap: anywhere;
`;

const Arrow = styled.span`
  margin-inline: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
`;

const Authors = styled.ul`
  margin: 0;
  padding: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  list-style: none;
  text-align: end;
`;
