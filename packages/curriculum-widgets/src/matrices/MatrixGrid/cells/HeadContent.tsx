import type { MatrixHead } from '../matrixGridProps';

/** Code, label and second line of a row's or a column's head. */
export function HeadContent({ head }: { head: MatrixHead }) {
  const { code, label, caption, relate } = head;
  return (
    <>
      <span data-part="name">
        {relate !== undefined && <i data-relate={relate} />}
        {code && <b>{code}</b>}
        <span>{label}</span>
      </span>
      {caption && <span data-part="caption">{caption}</span>}
    </>
  );
}
