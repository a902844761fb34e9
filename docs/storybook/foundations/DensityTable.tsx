import { tokens } from '@college/ui/theme';
import { compactDensity } from '../../../packages/ui/src/theme/tokens';

const uses: Record<keyof typeof compactDensity, string> = {
  row: 'height of a row of a table',
  control: 'height of a button, an input, a menu item',
  cellX: 'room at both sides of a cell',
  matrixCell: 'height of a row of a matrix, at least',
  starColumn: 'width of a column that holds one star',
};

/** What changes between the two densities; nothing else does. */
export function DensityTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">For</th>
          <th scope="col">Regular</th>
          <th scope="col">Compact</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{`tokens.density.${name}`}</code>
            </th>
            <td>{uses[name]}</td>
            <td>{/,\s*(.+)\)$/.exec(tokens.density[name])?.[1]}</td>
            <td>{compactDensity[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
