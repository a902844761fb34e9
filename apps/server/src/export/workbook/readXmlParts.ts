import { SaxesParser } from 'saxes';
import { ExportError, exportMessages } from '../messages';

/** What is told of an element of XML; names are without their prefix, which programs choose as they like. */
export interface XmlListener {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Reads XML part by part; yields after each, so that what the listener gathered can be taken. A document type is refused: no entities but those of XML. */
export async function* readXmlParts(parts: AsyncIterable<string>, name: string, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const refuse = (cause: unknown): never => {
    throw new ExportError(exportMessages.damaged(name), { cause });
  };
  parser.on('error', refuse);
  parser.on('doctype', () => refuse('a document type'));
  parser.on('opentag', ({ name: full, attributes }) => listener.open(localName(full), attributes));
  parser.on('closetag', ({ name: full }) => listener.close?.(localName(full)));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  for await (const part of parts) {
    parser.write(part);
    yield;
  }
  parser.close();
}

/** Reads all of a small part, or one of which the listener keeps what it wants. */
export async function readXmlWhole(parts: AsyncIterable<string>, name: string, listener: XmlListener): Promise<void> {
  const reading = readXmlParts(parts, name, listener);
  while (!(await reading.next()).done);
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const full = Object.keys(attributes).find((each) => localName(each) === name);
  return full === undefined ? undefined : attributes[full];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
