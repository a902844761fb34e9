import { memo } from 'react';
import { useNear } from '../../support/near/useNear';
import { RowGroup, type RowSettings } from './RowGroup';
import { rowChunks } from './rowChunks';
import type { RowGroup as Group } from './rowGroups';
import { groupsHeight } from './rowHeights';
import { rowTexts } from './rowTexts';

interface NearRowsProps extends RowSettings {
  groups: readonly Group[];
}

/** The rows of a table that are near the window; the others keep their room. */
export function NearRows({ groups, ...settings }: NearRowsProps) {
  return rowChunks(groups).map((chunk) => <Chunk key={chunk[0]!.from} groups={chunk} {...settings} />);
}

const Chunk = memo(function Chunk({ groups, ...settings }: NearRowsProps) {
  const { table } = settings;
  const { isNear, height, watch, markUndrawn } = useNear(table, () =>
    groups.flatMap(({ from, count }) => rowTexts(table.rows.slice(from, from + count))),
  );
  if (isNear) return groups.map((group) => <RowGroup key={group.from} {...settings} {...group} isNumbered ref={watch} />);
  return (
    <tbody ref={watch}>
      <tr ref={markUndrawn} aria-hidden style={{ blockSize: height ?? groupsHeight(table, groups) }} />
    </tbody>
  );
});
