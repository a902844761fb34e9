import { Download, Plus, Sparkles, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../Button';
import { Icon } from '../icons';
import { SheetCaption, SheetSection } from './SheetSection';

const variants = [
  { variant: 'primary', name: '主要', words: '保存', busy: '正在保存…', icon: undefined },
  { variant: 'secondary', name: '次要', words: '导出', busy: '正在导出…', icon: Download },
  { variant: 'ghost', name: '静默', words: '助手填充', busy: '正在填充…', icon: Sparkles },
  { variant: 'link', name: '链接式', words: '添加一行', busy: '正在添加…', icon: Plus },
  { variant: 'danger', name: '危险', words: '删除课程', busy: '正在删除…', icon: Trash2 },
  { variant: 'confirm-danger', name: '确认删除', words: '删除', busy: '正在删除…', icon: undefined },
] as const;

const states: { name: string; forced?: string; props?: Partial<ButtonProps> }[] = [
  { name: '平时' },
  { name: '悬停', forced: 'data-hovered' },
  { name: '按下', forced: 'data-pressed' },
  { name: '焦点', forced: 'data-focus-visible' },
  { name: '禁用', props: { isDisabled: true } },
  { name: '忙碌', props: { isPending: true } },
];

/** Every variant in every state; pointer and focus states are put on from outside, since only one button can have them. */
export function ButtonSection() {
  return (
    <SheetSection title="按钮">
      <Grid>
        <span />
        {variants.map(({ name }) => (
          <SheetCaption key={name}>{name}</SheetCaption>
        ))}
        {states.map(({ name, forced, props }) => (
          <Fragment key={name}>
            <SheetCaption>{name}</SheetCaption>
            {variants.map(({ variant, words, busy, icon }) => (
              <div key={variant}>
                <Button
                  variant={variant}
                  pendingLabel={busy}
                  {...props}
                  ref={(element) => {
                    if (forced) element?.setAttribute(forced, 'true');
                  }}
                >
                  {icon && <Icon of={icon} />}
                  {words}
                </Button>
              </div>
            ))}
          </Fragment>
        ))}
      </Grid>
    </SheetSection>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 72px repeat(6, 160px);
  align-items: center;
  gap: 12px 8px;
`;
