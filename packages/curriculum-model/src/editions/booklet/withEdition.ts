import type { Words } from '../../syllabus';

/** The title at the head of every page, followed by the name of the edition; once where both languages have the same. */
export function withEdition(title: Words, { zh, en }: Words): Words {
  const name = { zh: zh ?? en ?? '', en: en ?? zh ?? '' };
  const isSaid = title.zh !== undefined && name.en === name.zh;
  return {
    ...title,
    ...(title.zh !== undefined && { zh: `${title.zh}　${name.zh}` }),
    ...(title.en !== undefined && !isSaid && { en: `${title.en}, ${name.en}` }),
  };
}
