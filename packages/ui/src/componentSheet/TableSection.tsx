import { Check, Pencil, RotateCcw, Trash2, X } from 'lucide-react';
import { styled } from 'styled-components';
import { DataTable, type DataTableColumn } from '../DataTable';
import { EditableTable, type EditableColumn } from '../EditableTable';
import { Icon } from '../icons';
import { IconButton } from '../IconButton';
import { tokens } from '../theme';
import { SheetCaption, SheetSection } from './SheetSection';

interface SheetRow {
  id: number;
  state: string;
  name: string;
  theory: string;
  practice: string;
}

const shown: SheetRow[] = [
  { id: 1, state: '平时', name: '操作系统', theory: '48', practice: '16' },
  { id: 2, state: '悬停', name: '程序设计基础', theory: '48', practice: '32' },
  { id: 3, state: '选中', name: '数据结构', theory: '48', practice: '16' },
  { id: 4, state: '焦点', name: '计算机网络', theory: '40', practice: '16' },
  { id: 5, state: '已删', name: '形势与政策', theory: '32', practice: '0' },
];

const columns: DataTableColumn<SheetRow>[] = [
  { id: 'state', header: '状态', width: 88, cell: (row) => <SheetCaption>{row.state}</SheetCaption> },
  { id: 'name', header: '课程单元', isRowHeader: true, isSortable: true, sortValue: (row) => row.name, cell: (row) => row.name },
  { id: 'theory', header: '理论学时', width: 112, align: 'end', cell: (row) => row.theory },
  { id: 'practice', header: '实践学时', width: 112, align: 'end', cell: (row) => row.practice },
];

const edited: SheetRow[] = [
  { id: 6, state: '编辑', name: '软件测试', theory: '32', practice: '32' },
  { id: 7, state: '出错', name: '工程伦理', theory: '', practice: '0' },
];

const fields: EditableColumn<SheetRow>[] = [
  {
    id: 'state',
    header: '状态',
    kind: 'number',
    width: '128px',
    getText: (row) => row.state,
    render: (row) => <SheetCaption>{row.state}</SheetCaption>,
  },
  { id: 'name', header: '课程单元', getText: (row) => row.name },
  {
    id: 'theory',
    header: '理论学时',
    kind: 'number',
    width: '112px',
    getText: (row) => row.theory,
    getError: (row) => (row.theory === '' ? '学时不能为空' : undefined),
  },
  { id: 'practice', header: '实践学时', kind: 'number', width: '112px', getText: (row) => row.practice },
];

/** Rows that are read and rows that are filled in, in every state; what a pointer or the focus does is put on from outside. */
export function TableSection() {
  return (
    <SheetSection title="表格行">
      <Column>
        <DataTable
          aria-label="表格行"
          rows={shown}
          columns={columns}
          getRowId={(row) => row.id}
          getRowName={(row) => row.name}
          selectionMode="multiple"
          defaultSelectedIds={new Set([3])}
          deletedIds={new Set([5])}
          renderRowActions={(row) => (
            <>
              <IconButton aria-label={`编辑${row.name}`}>
                <Icon of={Pencil} />
              </IconButton>
              <IconButton variant="danger" aria-label={`删除${row.name}`}>
                <Icon of={Trash2} />
              </IconButton>
            </>
          )}
        />
        <EditableTable
          aria-label="填写的行"
          rows={edited}
          columns={fields}
          getRowId={(row) => row.id}
          getRowName={(row) => row.name}
          isNumbered={false}
          renderRowActions={(row) => (
            <IconButton aria-label={`完成${row.name}`}>
              <Icon of={row.theory === '' ? RotateCcw : Check} />
            </IconButton>
          )}
          actionsWidth="80px"
          deleteIcon={<Icon of={X} />}
          onRowDelete={() => {}}
        />
      </Column>
    </SheetSection>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[5]};

  [role='table'] [role='row'] > :first-child {
    justify-content: flex-start;
    padding-inline-start: 52px;
  }
  [role='grid'] [role='row'][data-index='1'] {
    background: ${tokens.color.rowHover};
  }
  [role='grid'] [role='row'][data-index='3'] > [role='rowheader'],
  [value='软件测试'] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: -2px;
  }
  [value='软件测试'] {
    background: ${tokens.color.surfaceRaised};
    outline-offset: -1px;
  }
`;
