import { BusyArc, Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ArrowLeft, ArrowRight, CircleAlert, Ellipsis, Eye, GripVertical, Trash2, X } from 'lucide-react';
import { Button, GridListItem, ProgressBar } from 'react-aria-components';
import { styled } from 'styled-components';
import type { UploadImage } from './imageUploadState';
import { imageUploadMessages } from './messages';

interface ImageTileProps {
  image: UploadImage;
  /** Counted from 0. */
  place: number;
  count: number;
  isDisabled: boolean;
  onPreview: () => void;
  onRemove: () => void;
  onMove: (toIndex: number) => void;
}

/** One image: its picture, the status of its upload, and its actions. */
export function ImageTile({ image, place, count, isDisabled, onPreview, onRemove, onMove }: ImageTileProps) {
  const text = useMessages(imageUploadMessages);
  const { name } = image;
  const acts: Record<string, () => void> = {
    preview: onPreview,
    forward: () => onMove(place - 1),
    back: () => onMove(place + 1),
    remove: onRemove,
  };
  return (
    <Tile id={image.id} textValue={name} data-status={image.status}>
      <Picture aria-label={text.preview({ name })} onPress={onPreview}>
        <img src={image.shownUrl} alt="" draggable={false} />
        {image.status === 'failed' && (
          <Failed>
            <Icon of={CircleAlert} />
          </Failed>
        )}
      </Picture>
      {image.status === 'uploading' && (
        <Busy isIndeterminate aria-label={text.uploading({ name })}>
          <BusyArc />
        </Busy>
      )}
      <Tools>
        {/* Alone there is nowhere to drag it to; the list still asks every tile for its handle. */}
        <Handle hidden={count === 1 || isDisabled}>
          <IconButton slot="drag" size="small" aria-label={text.drag({ name })}>
            <Icon of={GripVertical} size="small" />
          </IconButton>
        </Handle>
        <MenuTrigger>
          <IconButton size="small" aria-label={text.actions({ name })}>
            <Icon of={Ellipsis} size="small" />
          </IconButton>
          <Menu
            aria-label={text.actions({ name })}
            disabledKeys={[...(place === 0 ? ['forward'] : []), ...(place === count - 1 ? ['back'] : [])]}
            onAction={(key) => acts[String(key)]?.()}
          >
            <MenuItem id="preview" icon={<Icon of={Eye} />}>
              {text.preview({ name })}
            </MenuItem>
            {!isDisabled && (
              <>
                <MenuItem id="forward" icon={<Icon of={ArrowLeft} />}>
                  {text.moveForward}
                </MenuItem>
                <MenuItem id="back" icon={<Icon of={ArrowRight} />}>
                  {text.moveBack}
                </MenuItem>
                <MenuSeparator />
                <MenuItem id="remove" variant="danger" icon={<Icon of={Trash2} />}>
                  {text.remove({ name })}
                </MenuItem>
              </>
            )}
          </Menu>
        </MenuTrigger>
        {!isDisabled && (
          <IconButton size="small" variant="danger" aria-label={text.remove({ name })} onPress={onRemove}>
            <Icon of={X} size="small" />
          </IconButton>
        )}
      </Tools>
    </Tile>
  );
}

const Tile = styled(GridListItem)`
  position: relative;
  display: grid;
  gap: ${tokens.space[1]};
  inline-size: 92px;
  border-radius: ${tokens.radius.control};
  outline: none;

  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`;

const Handle = styled.span`
  display: grid;

  &[hidden] {
    display: none;
  }
`;

const Picture = styled(Button)`
  position: relative;
  display: block;
  inline-size: 92px;
  block-size: 92px;
  padding: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;
  outline: none;

  > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-status='uploading'] > * > & > img,
  [data-status='uploading'] > & > img {
    opacity: 0.4;
  }
  [data-status='failed'] & {
    border: 2px solid ${tokens.color.danger};
  }
  &[data-hovered] {
    border-color: ${tokens.color.borderControl};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
`;

const Failed = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 2px;
  padding: 2px;
  border-radius: ${tokens.radius.mark};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.danger};
`;

const Busy = styled(ProgressBar)`
  position: absolute;
  inset-block-start: 38px;
  inset-inline-start: 38px;
  color: ${tokens.color.text};
`;

const Tools = styled.div`
  display: flex;
  justify-content: space-between;
`;
