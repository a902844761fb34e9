import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { CircleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ImageUpload, type ImageUploadProps, type UploadImage } from '../ImageUpload';
import { pictureFieldMessages } from './messages';
import { storedImage } from './storedImage';

/** What a picture field holds. */
export interface Picture {
  /** The picture as a data URL; empty where there is none, or none yet. */
  dataUrl: string;
  /** Whether one is still on its way, or could not be uploaded. */
  isPending: boolean;
}

export interface PictureFieldProps extends Pick<ImageUploadProps, 'uploadImage' | 'decode' | 'screens'> {
  label: string;
  variant: 'cover' | 'avatar';
  /** The picture as a data URL; empty where there is none. */
  value: string;
  onChange: (picture: Picture) => void;
  /** Shows the red asterisk. @default false */
  isRequired?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  errorMessage?: string;
}

/** The one picture of a record as a field of its form: a png, jpg or jpeg as a data URL (reference §2.11). */
export function PictureField({ label, variant, value, onChange, isRequired, isReadOnly, errorMessage, ...upload }: PictureFieldProps) {
  const text = useMessages(pictureFieldMessages);
  const id = useId();
  // What comes from outside, such as by giving changes up, is drawn anew; what was chosen here stays as it is.
  const [drawn, setDrawn] = useState({ value, own: value, drawing: 0 });
  if (drawn.own !== value) setDrawn({ value, own: value, drawing: drawn.drawing + 1 });
  const stored = useMemo(() => storedImage(drawn.value, label), [drawn.value, label]);

  function handleImages([image]: readonly UploadImage[]) {
    const dataUrl = image?.status === 'uploaded' ? `data:${image.type};base64,${image.data}` : '';
    setDrawn((before) => ({ ...before, own: dataUrl }));
    onChange({ dataUrl, isPending: image !== undefined && image.status !== 'uploaded' });
  }

  return (
    <Field
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage && `${id}-problem`}
      data-problem={errorMessage && ''}
    >
      <Label id={`${id}-label`}>
        {label}
        {isRequired && !isReadOnly && <span aria-hidden="true">*</span>}
      </Label>
      {isReadOnly ? (
        value === '' ? (
          <p>{text.none}</p>
        ) : (
          <Shown src={value} alt={label} data-variant={variant} />
        )
      ) : (
        <ImageUpload
          key={drawn.drawing}
          variant={variant}
          defaultImages={stored ? [stored] : []}
          onImagesChange={handleImages}
          {...upload}
        />
      )}
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
  display: grid;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  > p {
    margin: 0;
  }
`;

const Label = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span {
    margin-inline-start: ${tokens.space[1]};
    color: ${tokens.color.danger};
  }
`;

const Shown = styled.img`
  inline-size: 208px;
  aspect-ratio: 16 / 9;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  object-fit: cover;

  &[data-variant='avatar'] {
    inline-size: 96px;
    aspect-ratio: 1;
    border-radius: 50%;
  }
`;

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > svg {
    margin-block-start: 3px;
  }
`;
