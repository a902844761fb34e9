import type { Words } from '@college/curriculum-model';

/** A text of the paper, each language marked as what it is where both stand together. */
export function PaperText({ words: { zh, en } }: { words: Words }) {
  if (en === undefined) return <span lang="zh-CN">{zh}</span>;
  if (zh === undefined) return <span lang="en">{en}</span>;
  return (
    <>
      <span lang="zh-CN" data-part="zh">
        {zh}
      </span>{' '}
      <span lang="en" data-part="en">
        {en}
      </span>
    </>
  );
}
