import { tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useToolbar } from '../states/useToolbar';

/** Pixels of the window that a story is drawn in, and how small it is shown. */
const view = { width: 1200, height: 750, scale: 0.25 };

/** A story as it stands after its play, small and without any control: drawn when the reader comes near it, in the toolbar's language, theme and density. */
export function StoryPicture({ id }: { id: string }) {
  const { language, theme, density } = useToolbar();
  const [isDrawn, setIsDrawn] = useState(false);
  const chosen = Object.entries({ language, theme, density })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${String(value)}`);
  return (
    <Place aria-hidden>
      <Frame
        inert
        key={chosen.join()}
        title={id}
        src={`./iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`}
        loading="lazy"
        data-drawn={isDrawn}
        onLoad={() => setIsDrawn(true)}
      />
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  inline-size: 100%;
  aspect-ratio: ${view.width} / ${view.height};
  overflow: hidden;
  background: ${tokens.color.surfaceSunken};
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: ${view.width}px;
  block-size: ${view.height}px;
  border: 0;
  transform: scale(${view.scale});
  transform-origin: 0 0;
  pointer-events: none;

  &[data-drawn='false'] {
    visibility: hidden;
  }
`;
