import { ArrowUpDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Cascader } from '../Cascader';
import { CascaderColumns } from '../Cascader/CascaderColumns';
import { CascaderBox } from '../Cascader/cascaderParts';
import { cascaderMessages } from '../Cascader/messages';
import { useLazyChildren } from '../Cascader/useLazyChildren';
import { Icon } from '../icons';
import { MenuItem, MenuSeparator } from '../Menu';
import { MenuList } from '../Menu/Menu';
import { useMessages } from '../messages';
import { layerGround } from '../Popover/PopoverSurface';
import { tokens } from '../theme';
import { ToastCard } from '../Toast/ToastCard';
import { ForcedFocus } from './ForcedFocus';
import { chosenMajor, schools } from './sheetSchools';
import { SheetSection } from './SheetSection';

const nothing = () => {};

/** Layers at a control or in the corner, rendered inline so that they can be seen together. */
export function LayerSection() {
  return (
    <SheetSection title="级联与菜单">
      <Grid>
        <Column>
          <ForcedFocus style={{ inlineSize: 320 }}>
            <Cascader aria-label="目标专业" nodes={schools} defaultValue={chosenMajor} />
          </ForcedFocus>
          <OpenCascader />
        </Column>
        <Layer style={{ alignSelf: 'end' }}>
          <MenuList aria-label="课程" disabledKeys={['move']}>
            <MenuItem id="edit" icon={<Icon of={Pencil} />} shortcut="Enter">
              编辑
            </MenuItem>
            <MenuItem id="copy" icon={<Icon of={Copy} />} shortcut="Ctrl C" data-forced="hovered">
              复制
            </MenuItem>
            <MenuItem id="move" icon={<Icon of={ArrowUpDown} />}>
              移动…
            </MenuItem>
            <MenuSeparator />
            <MenuItem id="delete" icon={<Icon of={Trash2} />} shortcut="Del" variant="danger">
              删除…
            </MenuItem>
          </MenuList>
        </Layer>
        <Toasts>
          <ToastCard toast={{ id: '1', type: 'success', message: '保存成功' }} onClose={nothing} />
          <ToastCard
            toast={{
              id: '2',
              type: 'info',
              icon: <Icon of={Trash2} />,
              message: '已解绑 3.1 与 G3',
              action: { label: '撤销', onAction: nothing },
            }}
            onClose={nothing}
          />
          <ToastCard
            toast={{
              id: '3',
              type: 'error',
              message: '保存失败：连接中断',
              description: '您的修改仍在本页',
              action: { label: '重试', onAction: nothing },
            }}
            onClose={nothing}
          />
        </Toasts>
      </Grid>
    </SheetSection>
  );
}

function OpenCascader() {
  const text = useMessages(cascaderMessages);
  const lazy = useLazyChildren(undefined);
  return (
    <Layer>
      <CascaderColumns
        {...{ nodes: schools, value: chosenMajor, lazy, text }}
        baseId={useId()}
        canLoad={false}
        canChooseBranch={false}
        cutLabel={(label) => label}
        onChoose={nothing}
        onLeave={nothing}
      />
    </Layer>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 562px 200px 360px;
  justify-content: space-between;
  align-items: start;
`;

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
`;

const Layer = styled(CascaderBox)`
  ${layerGround}

  [data-forced='hovered'] {
    background: ${tokens.color.rowHoverRaised};
  }
`;

const Toasts = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
