import { Icon, Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Tag } from '@college/ui/Tag';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { InChinese } from '../../support/InChinese';
import { Muted } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { CoverageSquares } from './CoverageSquares';
import { scenarioTableMessages } from './messages';
import { Line, Verdict } from './scenarioParts';
import { bestSides, coverageRows, figureRows, type CoverageCell, type FigureName, type Side } from './comparedRows';
import { ScenarioFindings } from './ScenarioFindings';

interface ScenarioRowsProps {
  /** The current edition first. */
  sides: readonly Side[];
  isDifferentOnly: boolean;
}

/** The rows of the table: coverage by requirement, hours and credits, findings. */
export function ScenarioRows({ sides, isDifferentOnly }: ScenarioRowsProps) {
  const text = useMessages(scenarioTableMessages);
  const language = useLanguage();
  const isShown = ({ isDifferent }: { isDifferent: boolean }) => isDifferent || !isDifferentOnly;
  const best = bestSides(sides);
  const covered = sides.map(({ figures: { strong } }) => strong.covered);
  const names: Record<FigureName, string> = { ...text, courses: text.coursesRow, changes: text.changesRow };
  const [coverage, figures] = [coverageRows(sides).filter(isShown), figureRows(sides).filter(isShown)];
  return (
    <tbody>
      <tr data-sum="">
        <th scope="row">{text.coverage}</th>
        {sides.map(({ side, figures: { strong } }, at) => (
          <td key={side.ref} data-current={at === 0 || undefined}>
            <Line>
              {text.strong(strong)}
              {at > 0 && <Difference more={covered[at]! - covered[0]!} />}
              {best.coverage === at && <Tag>{text.best}</Tag>}
            </Line>
          </td>
        ))}
      </tr>
      {coverage.map(({ key, number, text: name, cells }) => (
        <tr key={key}>
          <th scope="row" data-requirement="" title={name}>
            <b>{number}</b> <InChinese text={name} language={language} />
          </th>
          {cells.map((cell, at) => (
            <td key={sides[at]!.side.ref} data-current={at === 0 || undefined}>
              {cell ? <Coverage cell={cell} isCurrent={at === 0} /> : <Muted>{text.noRequirement}</Muted>}
            </td>
          ))}
        </tr>
      ))}
      {figures.length > 0 && (
        <tr data-sum="">
          <th scope="row" colSpan={sides.length + 1}>
            {text.load}
          </th>
        </tr>
      )}
      {figures.map(({ name, cells }) => (
        <tr key={name}>
          <th scope="row">{names[name]}</th>
          {cells.map(({ value, more }, at) => (
            <td key={sides[at]!.side.ref} data-current={at === 0 || undefined}>
              <Line>
                {value === null ? <Muted>{text.unknown}</Muted> : value.toLocaleString('en-US')}
                {/* The current edition has no changes of its own to compare with. */}
                {at > 0 && name !== 'changes' && name !== 'coursesTouched' && <Difference more={more} />}
              </Line>
            </td>
          ))}
        </tr>
      ))}
      <ScenarioFindings sides={sides} best={best.gaps} />
    </tbody>
  );
}

function Coverage({ cell, isCurrent }: { cell: CoverageCell; isCurrent: boolean }) {
  const text = useMessages(scenarioTableMessages);
  const strong = text.strong({ covered: cell.covered, total: cell.squares.length });
  return (
    <Line>
      <CoverageSquares squares={cell.squares} />
      {isCurrent ? (
        <Muted>{strong}</Muted>
      ) : (
        <Verdict data-change={cell.change}>
          {cell.change === 'same' && text.unchanged}
          {cell.change === 'better' && <Icon of={CircleCheck} />}
          {cell.change === 'worse' && <Icon of={TriangleAlert} />}
          {(cell.change === 'better' || cell.change === 'worse') && strong}
          {cell.change === 'other' && cell.stars === 0 && text.weakOnly}
          {cell.change === 'other' && cell.stars !== 0 && (
            <>
              {signed(cell.stars)} <Star kind="strong" />
            </>
          )}
        </Verdict>
      )}
    </Line>
  );
}

/** What a figure is more or less than that of the current edition. */
function Difference({ more }: { more: number }) {
  const text = useMessages(scenarioTableMessages);
  return <Verdict data-change={more === 0 ? 'same' : undefined}>{more === 0 ? text.unchanged : signed(more)}</Verdict>;
}

function signed(more: number): string {
  return `${more > 0 ? '+' : '−'}${Math.abs(more).toLocaleString('en-US')}`;
}
