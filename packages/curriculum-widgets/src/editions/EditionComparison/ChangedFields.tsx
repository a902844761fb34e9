import type { DescribedField, EditionChange } from '@college/curriculum-model';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { langOf } from '../../support/langOf';
import { useLanguage } from '../../support/useLanguage';
import { ChangedText, Inserted, Removed } from '../wordChanges';

interface ChangedFieldsProps {
  change: EditionChange;
  /** Whether every text of a record that came or went shows, and not its name alone. */
  isOpen: boolean;
  /** Whether the record has a name besides that of its course. */
  isOwnName: boolean;
}

/** What became of a record: texts word by word, other values before and after, the name alone of what came or went. */
export function ChangedFields({ change, isOpen, isOwnName }: ChangedFieldsProps) {
  const language = useLanguage();
  const { way, topic, name, shortName, fields } = change;
  if (way === 'added' || way === 'removed' || way === 'split') {
    const Whole = way === 'removed' ? Removed : Inserted;
    const value = way === 'removed' ? 'before' : 'after';
    // That a new goal is bound is said by the support above it.
    const rest = (topic === 'goal' ? [] : fields).filter(
      (field) => field[value] !== name && field[value] !== '' && field.before !== field.after,
    );
    return (
      <Fields>
        {isOwnName && (
          <span>
            <Whole lang={langOf(name, language)}>{name}</Whole>
          </span>
        )}
        <Facts>
          {rest
            .filter(({ isText }) => !isText)
            .map((field) => `${field.label} ${field[value]}`)
            .join(' · ')}
        </Facts>
        {isOpen &&
          rest
            .filter(({ isText }) => isText)
            .map((field) => (
              <Field key={field.label}>
                <Label>{field.label}</Label>
                <span>
                  <Whole lang={langOf(field[value], language)}>{field[value]}</Whole>
                </span>
              </Field>
            ))}
      </Fields>
    );
  }
  // Nothing else says which record it is.
  const isNameShown = isOwnName && shortName === '' && fields.every(({ isText }) => !isText);
  return (
    <Fields>
      {isNameShown && <span lang={langOf(name, language)}>{name}</span>}
      {fields.map((field) => (
        <Field key={field.label}>
          {fields.length > 1 && <Label>{field.label}</Label>}
          <FieldValue field={field} isList={way === 'ordered'} />
        </Field>
      ))}
    </Fields>
  );
}

function FieldValue({ field: { before, after, isText }, isList }: { field: DescribedField; isList: boolean }) {
  const language = useLanguage();
  if (isText || isList) return <ChangedText before={before} after={after} />;
  return (
    <span>
      {before !== '' && <Before lang={langOf(before, language)}>{before}</Before>}
      {before !== '' && after !== '' && ' → '}
      {after !== '' && <b lang={langOf(after, language)}>{after}</b>}
    </span>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: 22px;
`;

const Field = styled.div`
  display: grid;
  overflow-wrap: anywhere;

  b {
    font-weight: ${tokens.font.strong};
  }
`;

const Label = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Before = styled.span`
  color: ${tokens.color.textMuted};
`;

const Facts = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &:empty {
    display: none;
  }
`;
