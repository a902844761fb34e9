import type { PresentPerson } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useMemo, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { editedFields, presentOthers } from '../presentOthers';
import { presenceMarksMessages } from './messages';
import { usePlacedMarks } from './usePlacedMarks';

export interface PresenceMarksProps {
  /** Everybody who has the thing open, the reader too: the `people` of the last event. */
  people: readonly PresentPerson[];
  /** The reader's own line. */
  line: string;
  /** The element of a field or cell; null where it is not on the page, or not drawn. */
  elementOf: (field: string) => Element | null;
  /** What the place is called, for those who do not see it. */
  placeName?: (field: string) => string | undefined;
  /** Goes to the root element; a plain string only. */
  className?: string;
  /** Reaches the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Names on the fields and cells that others edit. They lie over the page and lock nothing. */
export function PresenceMarks({ people, line, elementOf, placeName, ...rest }: PresenceMarksProps) {
  const text = useMessages(presenceMarksMessages);
  const edited = useMemo(() => editedFields(presentOthers(people, line)), [people, line]);
  const [fieldHere, setFieldHere] = useState<string>();
  const refOf = usePlacedMarks(
    edited.map(({ field }) => field),
    elementOf,
    () => setFieldHere(edited.find(({ field }) => hasFocus(elementOf(field)))?.field),
  );
  const namesOf = (others: (typeof edited)[number]['others']) =>
    others.map(({ userName, isReader }) => (isReader ? text.reader : userName)).join(text.between);
  const here = edited.find(({ field }) => field === fieldHere);
  return (
    <div {...rest}>
      <VisuallyHidden role="status">{here && text.alsoHere({ names: namesOf(here.others) })}</VisuallyHidden>
      {edited.length > 0 && (
        <Marks aria-label={text.title}>
          {edited.map(({ field, others }) => (
            <Mark key={field} ref={refOf(field)} hidden>
              <Name aria-hidden>{namesOf(others)}</Name>
              <VisuallyHidden>{text.edits({ names: namesOf(others), place: placeName?.(field) })}</VisuallyHidden>
            </Mark>
          ))}
        </Marks>
      )}
    </div>
  );
}

function hasFocus(element: Element | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  return element?.contains(root?.activeElement ?? null) ?? false;
}

const Marks = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  ${screenOnly}
`;

const Mark = styled.li`
  position: fixed;
  z-index: ${tokens.z.sticky};
  box-sizing: border-box;
  outline: 2px dashed ${tokens.color.accent};
  outline-offset: -1px;
  border-radius: ${tokens.radius.mark};
  pointer-events: none;

  &[hidden] {
    display: none;
  }
`;

const Name = styled.span`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-end: -1px;
  max-inline-size: 160px;
  padding-inline: ${tokens.space[1]};
  overflow: hidden;
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.accentFill};
  color: ${tokens.color.onAccent};
  font: ${tokens.font.regular} 11px/16px ${tokens.font.family};
  text-overflow: ellipsis;
  white-space: nowrap;
  forced-color-adjust: none;

  [data-inside] > & {
    inset-block: 0 auto;
  }
`;
