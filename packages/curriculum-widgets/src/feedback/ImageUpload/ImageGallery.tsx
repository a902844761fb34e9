import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { GridList, isFileDropItem, useDragAndDrop, type DropItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { ImageTile } from './ImageTile';
import type { UploadImage } from './imageUploadState';
import { imageUploadMessages } from './messages';

interface ImageGalleryProps {
  images: readonly UploadImage[];
  isDisabled: boolean;
  onPreview: (imageId: string) => void;
  onRemove: (image: UploadImage) => void;
  onMove: (image: UploadImage, toIndex: number) => void;
  /** Files were dropped among the images. */
  onFiles: (files: File[]) => void;
}

/** The images side by side in the order in which they are sent; they can be dragged, by keyboard too. */
export function ImageGallery({ images, isDisabled, onPreview, onRemove, onMove, onFiles }: ImageGalleryProps) {
  const text = useMessages(imageUploadMessages);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': images.find(({ id }) => id === key)?.name ?? '' })),
    onReorder({ keys, target }) {
      const [moved] = keys;
      const others = images.filter(({ id }) => id !== moved);
      const image = images.find(({ id }) => id === moved);
      const at = others.findIndex(({ id }) => id === target.key);
      if (image && at >= 0) onMove(image, target.dropPosition === 'after' ? at + 1 : at);
    },
    onInsert: ({ items }) => void takeFiles(items),
    onRootDrop: ({ items }) => void takeFiles(items),
  });

  async function takeFiles(items: readonly DropItem[]) {
    const files = await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
    if (files.length > 0) onFiles(files);
  }

  return (
    <Grid
      aria-label={text.images}
      items={images}
      // A tile shows its place too, which other images change.
      dependencies={[images, isDisabled, text]}
      layout="grid"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {(image) => (
        <ImageTile
          image={image}
          place={images.indexOf(image)}
          count={images.length}
          isDisabled={isDisabled}
          onPreview={() => onPreview(image.id)}
          onRemove={() => onRemove(image)}
          onMove={(toIndex) => onMove(image, toIndex)}
        />
      )}
    </Grid>
  );
}

const Grid = styled(GridList<UploadImage>)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  outline: none;

  &[data-drop-target] {
    outline: 1px dashed ${tokens.color.accent};
    outline-offset: ${tokens.space[1]};
    background: ${tokens.color.accentSoft};
  }
  .react-aria-DropIndicator {
    inline-size: 2px;
    margin-inline: -7px;

    &[data-drop-target] {
      background: ${tokens.color.accent};
    }
  }
` as typeof GridList<UploadImage>;
