import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

interface CellTextProps {
  label: string;
  text: string;
  isInvalid?: boolean;
  describedBy?: string;
  maxLength?: number;
  /** What would follow the text if an offer were taken; shown muted behind it. */
  ghost?: string;
  /** The list of what is offered, and the one that would be taken. */
  offers?: { listId: string; activeId: string };
  onType: (text: string) => void;
}

/** The field of one cell, as tall as its text. */
export function CellText({ label, text, isInvalid, describedBy, maxLength, ghost = '', offers, onType }: CellTextProps) {
  return (
    // The text is repeated behind the field, hidden, so that every browser makes the cell as tall as its text.
    <Grow data-text={`${text}${ghost} `}>
      <Area
        rows={1}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? describedBy : undefined}
        aria-autocomplete={offers && 'list'}
        aria-controls={offers?.listId}
        aria-activedescendant={offers?.activeId}
        maxLength={maxLength}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {ghost !== '' && (
        <Ghost aria-hidden>
          <i>{text}</i>
          {ghost}
        </Ghost>
      )}
    </Grow>
  );
}

// A line of text and its edge, in the height of a row.
const inset = `calc((${tokens.density.row} - 26px) / 2)`;

const Grow = styled.div`
  display: grid;
  min-inline-size: 0;

  &::after {
    grid-area: 1 / 1;
    min-inline-size: 0;
    padding: ${inset} 6px;
    border: 1px solid transparent;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    visibility: hidden;
    content: attr(data-text);
  }
`;

const Ghost = styled.span`
  grid-area: 1 / 1;
  min-inline-size: 0;
  padding: ${inset} 6px;
  border: 1px solid transparent;
  color: ${tokens.color.textMuted};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  pointer-events: none;

  > i {
    visibility: hidden;
    font-style: normal;
  }
`;

const Area = styled.textarea`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: ${inset} 6px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.surfaceRaised};
  color: inherit;
  font: inherit;
  font-variant-numeric: inherit;
  text-align: inherit;
  overflow: hidden;
  overflow-wrap: anywhere;
  resize: none;

  &:hover:not(:focus) {
    border-color: ${tokens.color.borderControl};
  }
  &[aria-invalid] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &:focus {
    border-color: transparent;
    box-shadow: none;
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -1px;
  }
`;
