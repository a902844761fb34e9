import { styled } from 'styled-components';
import { tokens } from '../theme';
import { SheetCaption, SheetSection } from './SheetSection';

const roles = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'text',
  'textMuted',
  'borderStrong',
  'accent',
  'danger',
  'success',
  'warning',
  'selection',
  'focusRing',
] as const;

/** The main colour roles and the five sizes of type. */
export function FoundationSection() {
  return (
    <>
      <SheetSection title="颜色">
        <Swatches>
          {roles.map((role) => (
            <div key={role}>
              <Swatch style={{ background: tokens.color[role] }} />
              <SheetCaption>{role}</SheetCaption>
            </div>
          ))}
        </Swatches>
      </SheetSection>
      <SheetSection title="字号">
        <Line>
          <span style={{ font: `600 ${tokens.type.display} ${tokens.font.family}` }}>软件工程 28</span>
          <span style={{ font: `600 ${tokens.type.title} ${tokens.font.family}` }}>课程单元 20</span>
          <span style={{ font: `600 ${tokens.type.section} ${tokens.font.family}` }}>数据检查 16</span>
          <span>正文与表格 14</span>
          <SheetCaption>表头与说明 12</SheetCaption>
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>0123456789 64（48/16）</span>
        </Line>
      </SheetSection>
    </>
  );
}

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 12px;
`;

const Swatch = styled.div`
  block-size: 40px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.mark};
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: 40px;
`;
