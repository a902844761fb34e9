import { defineMessages } from '@college/ui/messages';

/** Built-in text of `PictureField`. */
export const pictureFieldMessages = defineMessages('pictureField', {
  en: { none: 'No image' },
  zh: { none: '没有图片' },
});
