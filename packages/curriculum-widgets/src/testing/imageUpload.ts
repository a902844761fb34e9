import { imageUploadMessages } from '../feedback/ImageUpload/messages';
import type { Driver } from './Driver';
import { partsCalled } from './named';

/** `ImageUpload`: pictures that are chosen, captured, put in order and taken out. */
export function imageUpload<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by, of } = partsCalled(driver, imageUploadMessages);
  return {
    /** The field of several images, of a cover or of an avatar. */
    field: (kind: 'images' | 'cover' | 'avatar' = 'images') => by('group', kind),
    /** The button that opens the system's window for files. */
    chooseButton: by('button', 'choose'),
    /** An image that is there; its button shows it large. */
    image: (name: string) => of('button', 'preview', { name }),
    remove: (name: string) => click(of('button', 'remove', { name })),
    /** Uploads one again that failed. */
    retry: (name: string) => click(of('button', 'retry', { name })),
    capture: () => click(by('button', 'capture')),
    /** Moves an image one place. */
    async move(name: string, way: 'moveForward' | 'moveBack') {
      await click(of('button', 'actions', { name }));
      await click(by('menuitem', way));
    },
  };
}
