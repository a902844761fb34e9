import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { markerY, type TreeLines } from './treeLines';

/** The lines beside a row: where it branched off and where it went. The columns say the same in words. */
export function TreeCell({ marker, lines, bends }: TreeLines) {
  return (
    <Drawing aria-hidden>
      {lines.map(({ x, from, to }) => (
        <Line key={x} data-from={from} data-to={to} style={{ insetInlineStart: x }} />
      ))}
      {bends.length > 0 && (
        <Bends viewBox={`0 0 88 ${markerY}`}>
          {bends.map(({ fromX, toX }) => (
            <path
              key={`${fromX} ${toX}`}
              d={`M${fromX + 0.5} 0C${fromX + 0.5} ${markerY * 0.7} ${toX + 0.5} ${markerY * 0.3} ${toX + 0.5} ${markerY}`}
            />
          ))}
        </Bends>
      )}
      <Marker data-shape={marker.shape} style={{ insetInlineStart: marker.x }} />
    </Drawing>
  );
}

/** The marker of a kind, as in the tree. */
export const Marker = styled.span`
  position: absolute;
  inset-block-start: ${markerY - 6}px;
  box-sizing: border-box;
  inline-size: 13px;
  block-size: 13px;
  margin-inline-start: -6px;
  border: 1.5px solid ${tokens.color.text};
  border-radius: 50%;
  background: ${tokens.color.surface};

  &[data-shape='current'],
  &[data-shape='published'] {
    background: ${tokens.color.text};
  }
  &[data-shape='published'] {
    border-radius: 1px;
  }
  &[data-shape='draft'] {
    border-style: dashed;
  }
  @media (forced-colors: active) {
    &[data-shape='current'],
    &[data-shape='published'] {
      background: CanvasText;
    }
  }
`;

const Drawing = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
`;

const Line = styled.span`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1px solid ${tokens.color.borderControl};

  &[data-from='marker'] {
    inset-block-start: ${markerY}px;
  }
  &[data-to='marker'] {
    inset-block-end: calc(100% - ${markerY}px);
  }
`;

const Bends = styled.svg`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 88px;
  block-size: ${markerY}px;
  fill: none;
  stroke: ${tokens.color.borderControl};
  stroke-width: 1;
`;
