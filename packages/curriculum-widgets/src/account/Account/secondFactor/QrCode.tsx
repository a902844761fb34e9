import { styled } from 'styled-components';
import { encode } from 'uqr';

interface QrCodeProps {
  /** What is encoded. */
  text: string;
  /** What a screen reader calls it. */
  label: string;
}

// Four modules of quiet around it, as scanners need.
const border = 4;

/** A QR code, drawn here: its text leaves the page for nobody. Always dark on white, because not every scanner reads the reverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Picture>
  );
}

const Picture = styled.svg`
  inline-size: 192px;
  block-size: 192px;
  forced-color-adjust: none;
`;
