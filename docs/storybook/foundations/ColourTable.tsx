import { tokens } from '@college/ui/theme';
import { colourUses, leastContrast } from '../../../packages/ui/src/theme/colourUses';
import { contrast, dark, light } from '../../../packages/ui/src/theme/palettes';
import { useBookLanguage } from '../InLanguage';
import { tableHeads, themeNames } from './heads';

const themes = [
  { name: themeNames.light, palette: light },
  { name: themeNames.dark, palette: dark },
  { name: themeNames.contrast, palette: contrast },
];

/** Every role with its colour in three themes and its minimum contrast on the backgrounds it is used on. */
export function ColourTable() {
  const language = useBookLanguage();
  const heads = tableHeads[language];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heads.role}</th>
          <th scope="col">{heads.use}</th>
          {themes.map(({ name }) => (
            <th key={name.en} scope="col">
              {name[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colourUses.map((use) => (
          <tr key={use.role}>
            <th scope="row">
              <code>{use.role}</code>
            </th>
            <td>{use.use[language]}</td>
            {themes.map(({ name, palette }) => (
              <td key={name.en} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                <Swatch ground={palette.surface} colour={palette[use.role]} />
                <code>{palette[use.role]}</code> {use.on && floored(leastContrast(palette, use)!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/* Floored: 4.49 must never read as 4.5. */
function floored(ratio: number) {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function Swatch({ ground, colour }: { ground: string; colour: string }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        padding: 4,
        marginInlineEnd: 8,
        border: `1px solid ${tokens.color.borderStrong}`,
        background: ground,
        verticalAlign: 'middle',
      }}
    >
      <span style={{ display: 'block', inlineSize: 24, blockSize: 16, background: colour }} />
    </span>
  );
}
