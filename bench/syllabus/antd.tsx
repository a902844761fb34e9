import {
  syllabusDocument,
  type DocumentBlock,
  type DocumentFact,
  type DocumentTable,
  type ReportData,
  type Words,
} from '@college/curriculum-model';
import { Anchor, Button, Descriptions, Form, Input, Table, Typography } from 'antd';
import { memo, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { registerContender, type FieldName } from './contender';

const textOf = ({ zh, en }: Words) => zh ?? en ?? '';
const openers = new Map<string, () => void>();

/** One field as staff would build it from Ant Design: read as text, edited in a form item. */
const Field = memo(function Field({ name, value }: { name: string; value: Words }) {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    openers.set(name, () => setOpen(true));
  }, [name]);
  if (!isOpen) {
    return (
      <div data-field={name}>
        <Typography.Text>{textOf(value) || '未填写'}</Typography.Text>
        <Button type="text" size="small" aria-label={`编辑${name}`} onClick={() => setOpen(true)}>
          ✎
        </Button>
      </div>
    );
  }
  return (
    <div data-field={name}>
      <Form.Item name={name} initialValue={textOf(value)} noStyle>
        <Input.TextArea autoFocus autoSize />
      </Form.Item>
      <Button type="primary" size="small">
        保存
      </Button>
      <Button size="small">取消</Button>
    </div>
  );
});

function Facts({ facts }: { facts: readonly DocumentFact[] }) {
  const items = facts.map(({ key, label, value }) => ({ key, label: textOf(label), children: <Field name={key} value={value} /> }));
  return <Descriptions column={2} items={items} />;
}

function Matrix({ table }: { table: DocumentTable }) {
  const columns = useMemo(
    () =>
      table.columns.map(({ key, label }, at) => ({
        key,
        title: textOf(label),
        render: (_value: unknown, { cells }: DocumentTable['rows'][number]) =>
          cells[at]!.lines.map(({ support, code, words }, line) => (
            <div key={line}>
              {support !== undefined && <i>{'★☆'[support]}</i>}
              {code && <span>{code}</span>}
              <span>{textOf(words)}</span>
            </div>
          )),
      })),
    [table],
  );
  return (
    <>
      <h3>{table.caption && textOf(table.caption)}</h3>
      <Table size="small" pagination={false} rowKey="key" columns={columns} dataSource={table.rows} />
    </>
  );
}

function blockOf(block: DocumentBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Typography.Title level={2}>{`${block.number} ${textOf(block.text)}`}</Typography.Title>;
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'paragraph':
      return <Facts facts={[{ key: block.id, label: block.label ?? {}, value: block.text }]} />;
    case 'legend':
      return <p>{block.entries.map(({ text }) => textOf(text)).join(' ')}</p>;
    case 'signatures':
      return block.labels.map((label) => <div key={textOf(label)}>{textOf(label)}</div>);
    case 'table':
      return <Matrix table={block} />;
  }
}

function Editor({ report }: { report: ReportData }) {
  const { title, blocks } = useMemo(() => syllabusDocument(report, 'zh'), [report]);
  const items = blocks.flatMap((block) =>
    block.kind === 'heading' ? [{ key: block.id, href: `#${block.id}`, title: textOf(block.text) }] : [],
  );
  return (
    <Form>
      <Anchor items={items} />
      <Typography.Title>{textOf(title)}</Typography.Title>
      {blocks.map((block) => (
        <section key={block.id}>{blockOf(block)}</section>
      ))}
    </Form>
  );
}

let show: (page: ReactNode) => void = () => {};

function Frame() {
  const [page, setPage] = useState<ReactNode>(null);
  useLayoutEffect(() => {
    show = setPage;
  }, []);
  return page;
}

registerContender({
  mount(host, report) {
    if (host.childElementCount === 0) flushSync(() => createRoot(host).render(<Frame />));
    show(<Editor report={report} />);
  },
  unmount: () => show(null),
  open: (name: FieldName) => openers.get(name)?.(),
});
