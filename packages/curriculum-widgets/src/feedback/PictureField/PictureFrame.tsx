import { Icon } from '@college/ui/icons';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Caption } from '../../support/textParts';

export interface PictureFrameProps {
  label: string;
  variant: 'cover' | 'avatar';
  /** The picture as a data URL; empty where there is none. */
  value: string;
  /** What the picture shows, read aloud where it cannot be changed. */
  alt: string;
  /** Shown where there is no picture to be read. */
  none: string;
  /** Shows the red asterisk. @default false */
  isRequired?: boolean;
  /** Read aloud for the asterisk. */
  requiredWord?: string;
  /** @default false */
  isReadOnly?: boolean;
  errorMessage?: string;
  /** The upload; not rendered where the picture is read-only. */
  children: ReactNode;
}

/** The label of a picture, the picture or its upload, and what is wrong with it. */
export function PictureFrame({ label, variant, value, alt, none, errorMessage, children, ...rest }: PictureFrameProps) {
  const { isRequired = false, requiredWord, isReadOnly = false } = rest;
  const id = useId();
  return (
    <Field
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage && `${id}-problem`}
      data-problem={errorMessage && ''}
    >
      <Caption id={`${id}-label`}>
        {label}
        {isRequired && !isReadOnly && (
          <>
            <Asterisk aria-hidden="true">*</Asterisk>
            {requiredWord !== undefined && <VisuallyHidden>{requiredWord}</VisuallyHidden>}
          </>
        )}
      </Caption>
      {isReadOnly ? <Shown data-variant={variant}>{value === '' ? none : <img src={value} alt={alt} />}</Shown> : children}
      {errorMessage && (
        <Problem id={`${id}-problem`}>
          <Icon of={CircleAlert} size="small" />
          {errorMessage}
        </Problem>
      )}
    </Field>
  );
}

const Field = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  min-inline-size: 0;
`;

const Asterisk = styled.span`
  margin-inline-start: ${tokens.space[1]};
  color: ${tokens.color.danger};
`;

const Shown = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  inline-size: 208px;
  aspect-ratio: 16 / 9;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  overflow: hidden;

  &[data-variant='avatar'] {
    inline-size: 96px;
    aspect-ratio: 1;
    border-radius: 50%;
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  margin: 0;
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    margin-block-start: 3px;
  }
`;
