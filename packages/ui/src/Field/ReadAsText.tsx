import { Children, useId, type ReactElement, type ReactNode } from 'react';
import { LabelContext } from 'react-aria-components';
import { styled } from 'styled-components';
import { useLocale, useMessages, withLang } from '../messages';
import { onSmallWindow, tokens } from '../theme';
import { fieldColumn } from './fieldColumn';
import { FieldLabel } from './FieldLabel';
import { readTextMessages } from './messages';
import { ReadTextContext, type ReadTextProps } from './readTextContext';

/** Read-only fields inside are set as text, without a box: for pages that are read and printed. */
export function ReadAsText({ children }: { children: ReactNode }) {
  return <ReadTextContext value={renderText}>{children}</ReadTextContext>;
}

// The field itself knows more than what is read of it.
function renderText({ value, defaultValue, children, ...props }: ReadTextProps) {
  const { label, unit, description, className, style, ref } = props;
  const own = value ?? defaultValue;
  const chosen = (Children.toArray(children) as ReactElement<Choice>[]).find((choice) => choice.props.value === own)?.props.children;
  return (
    <ReadText aria-label={props['aria-label']} {...{ label, unit, description, className, style, ref }}>
      {children === undefined ? own : chosen}
    </ReadText>
  );
}

interface Choice {
  value: string;
  children: ReactNode;
}

/** The value of a field as text under its label; what is empty is named as not filled in. */
function ReadText({ label, children: value, unit, description, ref, ...rest }: ReadTextProps) {
  const text = useMessages(readTextMessages);
  const { locale } = useLocale();
  const id = useId();
  return (
    <Column
      ref={ref}
      role="group"
      aria-label={rest['aria-label']}
      aria-labelledby={label === undefined ? undefined : id}
      className={rest.className}
      style={rest.style}
      data-readonly=""
    >
      <LabelContext value={{ elementType: 'span', id }}>
        <FieldLabel>{label}</FieldLabel>
      </LabelContext>
      {value == null || (typeof value === 'string' && value.trim() === '') ? (
        <Words data-empty="">{text.notFilledIn}</Words>
      ) : (
        <Words>
          {withLang(value, locale)}
          {unit && ` ${unit}`}
        </Words>
      )}
      {description && <Hint>{withLang(description, locale)}</Hint>}
    </Column>
  );
}

const Column = styled.div`
  ${fieldColumn}
`;

const Words = styled.p`
  margin: 0;
  max-inline-size: ${tokens.size.readMax};
  color: ${tokens.color.text};
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &[data-empty] {
    color: ${tokens.color.textMuted};
  }
  ${onSmallWindow} {
    max-inline-size: none;
  }
  @media print {
    max-inline-size: none;
  }
`;

const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
