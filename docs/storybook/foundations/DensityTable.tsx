import { tokens } from '@college/ui/theme';
import { compactDensity } from '../../../packages/ui/src/theme/tokens';
import { useBookLanguage, type BookLanguage } from '../InLanguage';
import { tableHeads } from './heads';

const uses: Record<keyof typeof compactDensity, Record<BookLanguage, string>> = {
  row: { zh: '表格一行的高度', en: 'height of a row of a table' },
  control: { zh: '按钮、输入框、菜单项的高度', en: 'height of a button, an input, a menu item' },
  cellX: { zh: '单元格左右的内边距', en: 'room at both sides of a cell' },
  matrixCell: { zh: '矩阵一行的最小高度', en: 'height of a row of a matrix, at least' },
  starColumn: { zh: '只放一颗星的列的宽度', en: 'width of a column that holds one star' },
};

/** What changes between the two densities; nothing else does. */
export function DensityTable() {
  const language = useBookLanguage();
  const heads = tableHeads[language];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heads.token}</th>
          <th scope="col">{heads.use}</th>
          <th scope="col">{heads.regular}</th>
          <th scope="col">{heads.compact}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{`tokens.density.${name}`}</code>
            </th>
            <td>{uses[name][language]}</td>
            <td>{/,\s*(.+)\)$/.exec(tokens.density[name])?.[1]}</td>
            <td>{compactDensity[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
