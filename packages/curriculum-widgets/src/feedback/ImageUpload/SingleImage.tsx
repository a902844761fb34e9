import { BusyArc, Icon } from '@college/ui/icons';
import { Button } from '@college/ui/Button';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Image as ImageIcon, UserRound } from 'lucide-react';
import { Button as PlainButton, ProgressBar } from 'react-aria-components';
import { styled } from 'styled-components';
import type { UploadImage } from './imageUploadState';
import { imageUploadMessages } from './messages';

interface SingleImageProps {
  variant: 'cover' | 'avatar';
  image: UploadImage | undefined;
  isDisabled: boolean;
  onPreview: (imageId: string) => void;
  onRemove: (image: UploadImage) => void;
}

/** The single image of a cover or an avatar, or its placeholder. */
export function SingleImage({ variant, image, isDisabled, onPreview, onRemove }: SingleImageProps) {
  const text = useMessages(imageUploadMessages);
  if (!image) {
    return (
      <Column>
        <Frame data-variant={variant} data-empty="" role="img" aria-label={text.none}>
          <Icon of={variant === 'avatar' ? UserRound : ImageIcon} size="large" />
        </Frame>
      </Column>
    );
  }
  const { name, status } = image;
  return (
    <Column>
      <Frame
        as={PlainButton}
        data-variant={variant}
        data-status={status}
        aria-label={text.preview({ name })}
        onPress={() => onPreview(image.id)}
      >
        <img src={image.shownUrl} alt="" />
        {status === 'uploading' && (
          <Busy isIndeterminate aria-label={text.uploading({ name })}>
            <BusyArc />
          </Busy>
        )}
      </Frame>
      {!isDisabled && (
        <Button variant="link" size="small" aria-label={text.remove({ name })} onPress={() => onRemove(image)}>
          {text.removeWord}
        </Button>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[1]};
`;

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  place-items: center;
  inline-size: 208px;
  block-size: 117px;
  padding: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  overflow: hidden;
  outline: none;

  &[data-variant='avatar'] {
    inline-size: 96px;
    block-size: 96px;
    border-radius: 50%;
  }
  &[data-empty] {
    border-style: dashed;
    border-color: ${tokens.color.borderControl};
  }
  &[data-status='failed'] {
    border: 2px solid ${tokens.color.danger};
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-status='uploading'] > img {
    opacity: 0.4;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Busy = styled(ProgressBar)`
  position: absolute;
  color: ${tokens.color.text};
`;
