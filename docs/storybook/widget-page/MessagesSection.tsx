import { Heading, Source } from '@storybook/addon-docs/blocks';
import { builtInTexts } from './builtInTexts';
import type { Component } from './catalogue';
import { Wide } from './parts';
import { usePageWords } from './words';

/** Built-in texts in both languages, and how an embedder replaces one. */
export function MessagesSection({ component: { messages } }: { component: Component }) {
  const { text } = usePageWords();
  const rows = builtInTexts(messages);
  const [first] = rows;
  if (!first) return null;
  return (
    <>
      <Heading>{text.messages}</Heading>
      <p>{text.messagesIntro}</p>
      <Source code={`<UiProvider messages={{ '${first.key}': '…' }}>`} language="jsx" dark={false} />
      <Wide>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.key}</th>
              <th scope="col">中文</th>
              <th scope="col">English</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, zh, en }) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td lang="zh-CN">{zh}</td>
                <td lang="en">{en}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  );
}
