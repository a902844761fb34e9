import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldFindings } from '../fields';
import { imageBytes } from './limits';
import { pictureTextSchema } from './pictureText';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCBMlmMHgAAAABJRU5ErkJggg==';
const jpeg = '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA==';

function problemOf(text: string): string | undefined {
  const { error } = pictureTextSchema.safeParse(text);
  return error && fieldFindings(error)[0]?.problem.zh;
}

describe('a picture as a data URL', () => {
  it.each([`data:image/png;base64,${png}`, `data:image/jpeg;base64,${jpeg}`, `data:image/jpg;base64,${jpeg}`])('%s will do', (text) =>
    expect(problemOf(text)).toBeUndefined(),
  );

  it('counts by its content: a jpeg that calls itself png is one', () =>
    expect(problemOf(`data:image/png;base64,${jpeg}`)).toBeUndefined());

  it.each([
    ['a GIF called png', 'data:image/png;base64,R0lGODlhAQABAAAAACw='],
    ['a WebP called jpg', 'data:image/jpeg;base64,UklGRiIAAABXRUJQVlA4'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='],
    ['an SVG called png', 'data:image/png;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4='],
    ['an address', 'https://college.example/cover.png'],
    ['no base64', `data:image/png;base64,${png}<script>`],
    ['plain text', `data:image/png,${png}`],
  ])('%s is refused', (_, text) => expect(problemOf(text)).toBe('必须是 jpg 或 png'));

  it('reports a missing picture and one over 10 MB', () => {
    expect(problemOf('')).toBe('不能为空');
    const most = png.slice(0, 24) + 'A'.repeat((imageBytes / 3) * 4 - 24 - (((imageBytes / 3) * 4) % 4));
    expect(problemOf(`data:image/png;base64,${most}`)).toBeUndefined();
    expect(problemOf(`data:image/png;base64,${most}AAAAAAAA`)).toBe('不能超过10M');
  });

  it('is nothing that any text happens to be', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(problemOf(text)).toBeDefined();
      }),
    );
  });
});
