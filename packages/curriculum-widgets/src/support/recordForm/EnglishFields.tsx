import { textLimits } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { useLocale, useMessages } from '@college/ui/messages';
import { Switch } from '@college/ui/Switch';
import { TextArea } from '@college/ui/TextArea';
import { TextField } from '@college/ui/TextField';
import { tokens } from '@college/ui/theme';
import type { Translations } from '@college/curriculum-model';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { isOlderOnForm, type EnglishValues } from './englishValues';
import { recordFormMessages } from './messages';
import { FormGrid } from '../formSections/FormGrid';
import { FormSection } from '../formSections/FormSection';
import { Stack } from '../layoutParts';
import { CaptionText } from '../textParts';

/** A field that may have English. */
export interface EnglishField {
  name: string;
  /** What the Chinese field is called. */
  label: string;
  /** @default false */
  isMultiline?: boolean;
  /** @default 200 in one line, 20,000 in several */
  maxLength?: number;
}

export interface EnglishFieldsProps {
  fields: readonly EnglishField[];
  value: EnglishValues;
  onChange: (value: EnglishValues) => void;
  /** The record as loaded, which marks English that is older than its Chinese. */
  record: { translations?: Translations | undefined } | null;
  /** @default false */
  isReadOnly?: boolean;
  /**
   * `section` is one part of a page with side heads, `stack` follows the fields of a dialog.
   * @default 'stack'
   */
  layout?: 'section' | 'stack';
  /**
   * How much of a wide window the section takes.
   * @default 'full'
   */
  width?: 'full' | 'half';
}

/**
 * The English beside a Chinese record (decision 156), behind a quiet switch; open at once where the interface is English or something is older than its
 * Chinese.
 */
export function EnglishFields({
  fields,
  value,
  onChange,
  record,
  isReadOnly = false,
  layout = 'stack',
  width = 'full',
}: EnglishFieldsProps) {
  const text = useMessages(recordFormMessages);
  const isEnglish = !useLocale().locale.startsWith('zh');
  const titleId = useId();
  const done = fields.filter(({ name }) => value[name]?.text.trim()).length;
  const [isOpen, setOpen] = useState(() => isEnglish || fields.some(({ name }) => isOlderOnForm(value, record, name)));
  // People who may only read see the texts of their language in the fields themselves.
  if (isReadOnly) return null;

  const count = text.englishCount({ done, all: fields.length });
  const way = (
    <Switch isSelected={isOpen} onChange={setOpen}>
      {text.englishShow}
    </Switch>
  );
  const written = isOpen && (
    <>
      <CaptionText>{text.englishHint}</CaptionText>
      <FormGrid>
        {fields.map(({ name, label, isMultiline = false, maxLength }) => {
          const own = value[name] ?? { text: '' };
          const isOlder = isOlderOnForm(value, record, name);
          const Field = isMultiline ? TextArea : TextField;
          return (
            <div key={name} data-span={layout === 'stack' ? undefined : isMultiline ? 8 : 4}>
              <Field
                label={text.englishOf({ field: label })}
                lang="en"
                value={own.text}
                maxLength={maxLength ?? (isMultiline ? textLimits.article : textLimits.title)}
                description={isOlder ? text.older : undefined}
                onChange={(typed) => onChange({ ...value, [name]: { text: typed } })}
              />
              {isOlder && (
                <Button
                  variant="link"
                  size="small"
                  aria-label={text.stillRightOf({ field: label })}
                  onPress={({ target }) => {
                    // The button is unmounted with the mark; the focus stays at the field.
                    target.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
                    onChange({ ...value, [name]: { text: own.text, confirmed: true } });
                  }}
                >
                  {text.stillRight}
                </Button>
              )}
            </div>
          );
        })}
      </FormGrid>
    </>
  );
  if (layout === 'section') {
    return (
      <FormSection title={text.english} width={width} summary={count}>
        <Stack>
          {way}
          {written}
        </Stack>
      </FormSection>
    );
  }
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{text.english}</h2>
        <Count>{count}</Count>
        {way}
      </Head>
      {written}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block-start: ${tokens.space[5]};
  border-block-start: 1px solid ${tokens.color.border};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};

  > h2 {
    margin: 0;
    font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

const Count = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
`;
