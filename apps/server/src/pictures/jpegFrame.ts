/** One colour of a JPEG. */
interface Component {
  id: number;
  across: number;
  down: number;
  quantisation: number;
}

/** What the frame header of a JPEG declares. */
export interface JpegFrame {
  width: number;
  height: number;
  isProgressive: boolean;
  components: readonly Component[];
}

const progressive = 0xc2;
// Grey, colour, and the four colours of print.
const colourCounts = [1, 3, 4];

/** The frame header, where it declares something that browsers draw: eight bits a colour, and colours whose sizes are whole parts of the largest. */
export function readFrame(mark: number, segment: Buffer): JpegFrame | undefined {
  const count = segment[9] ?? 0;
  if (segment[4] !== 8 || !colourCounts.includes(count) || segment.length !== 10 + 3 * count) return undefined;
  const components = Array.from({ length: count }, (_, index): Component => {
    const [id = 0, factors = 0, quantisation = 0] = segment.subarray(10 + 3 * index);
    return { id, across: factors >> 4, down: factors & 15, quantisation };
  });
  const isWhole = (side: 'across' | 'down') => {
    const largest = Math.max(...components.map((component) => component[side]));
    return largest <= 4 && components.every((component) => component[side] > 0 && largest % component[side] === 0);
  };
  if (!isWhole('across') || !isWhole('down')) return undefined;
  return { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5), isProgressive: mark === progressive, components };
}
