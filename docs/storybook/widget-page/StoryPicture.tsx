import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToolbar } from '../states/useToolbar';
import { inTurn, listenTo } from './pictureQueue';

/** How wide the window is in which a story is drawn, in pixels: a widget has the width of a page, a primitive half of it. */
const widths = { wide: 1200, narrow: 600 };
/** The width of a picture. */
export const pictureWidth = 300;
const ratio = 0.625;
/** A story that says nothing for so long is shown as it is, and the next one begins. */
const mostMilliseconds = 20_000;

/** A story as it stands after its play, small and without any control: drawn when the reader comes near it, in the toolbar's language, theme and density. */
export function StoryPicture({ id, isWide }: { id: string; isWide: boolean }) {
  const { language, theme, density } = useToolbar();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'away' | 'drawing' | 'drawn'>('away');
  const chosen = Object.entries({ language, theme, density })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

  useEffect(() => {
    let leave = () => {};
    let late: number | undefined;
    const show = () => {
      leave();
      setState('drawn');
    };
    const stopListening = listenTo(() => frame.current?.contentWindow, show);
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      leave = inTurn(() => {
        setState('drawing');
        late = window.setTimeout(show, mostMilliseconds);
      });
    });
    watch.observe(place.current!);
    return () => {
      watch.disconnect();
      stopListening();
      window.clearTimeout(late);
      leave();
    };
  }, []);

  const width = isWide ? widths.wide : widths.narrow;
  return (
    <Place ref={place} aria-hidden>
      {state !== 'away' && (
        <Frame
          inert
          ref={frame}
          key={chosen}
          title={id}
          src={`./iframe.html?id=${id}&viewMode=story&globals=${chosen}`}
          data-drawn={state === 'drawn'}
          style={{ inlineSize: width, blockSize: width * ratio, transform: `scale(${pictureWidth / width})` }}
        />
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: ${pictureWidth * ratio}px;
  overflow: hidden;
  background: color-mix(in srgb, currentColor 6%, transparent);
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  border: 0;
  transform-origin: 0 0;
  pointer-events: none;

  &[data-drawn='false'] {
    visibility: hidden;
  }
`;
