// Samples of a pixel by colour type: grey, colour, palette, grey and colour with transparency; and the depths that each may have.
const colourTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

// The seven passes of Adam7: first column and row, and the steps from one to the next.
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** How many bytes the data of a PNG unpack to, by its header: each line has a byte before it. Undefined for a header that says nonsense. */
export function pngDataLength(header: Buffer): number | undefined {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colourType = 0, compression, filter, interlace] = header.subarray(8);
  const colours = colourTypes[colourType];
  if (!colours?.depths.includes(depth) || compression !== 0 || filter !== 0) return undefined;
  const linesOf = (columns: number, rows: number) => (columns === 0 ? 0 : rows * (1 + Math.ceil((columns * colours.samples * depth) / 8)));
  if (interlace === 0) return linesOf(width, height);
  if (interlace !== 1) return undefined;
  const countOf = (size: number, first: number, step: number) => Math.max(0, Math.ceil((size - first) / step));
  return passes
    .map(([column, row, stepX, stepY]) => linesOf(countOf(width, column, stepX), countOf(height, row, stepY)))
    .reduce((sum, length) => sum + length, 0);
}
