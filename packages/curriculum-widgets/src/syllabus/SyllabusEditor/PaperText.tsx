import type { Words } from '@college/curriculum-model';

/** A text of the paper, with `lang` on each language where both are shown. */
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
