import { SaxesParser } from 'saxes';
import { ExportError, exportMessages } from '../messages';

/** Callbacks for the elements of an XML part; names come without their namespace prefix, which differs between programs. */
export interface XmlListener {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Returns whether an item ended with the element, such as a row. */
  close?: (name: string) => boolean;
  text?: (text: string) => void;
}

/** Most characters of an item, which is held until it ends: a record has some megabytes at most. */
const longestItem = 64 * 1024 * 1024;
/** A sheet has elements in a text in a cell in a row. */
const deepest = 32;

/**
 * Reads XML part by part; yields after each, so that what the listener gathered can be taken. A document type is refused: no entities but those of XML.
 * Refused as well is what would have to be held without end: an item, or what never becomes one.
 */
export async function* readXmlParts(parts: AsyncIterable<string>, name: string, listener: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const refuse = (cause: unknown): never => {
    throw new ExportError(exportMessages.damaged(name), { cause });
  };
  parser.on('error', refuse);
  parser.on('doctype', () => refuse('a document type'));
  let depth = 0;
  let held = 0;
  parser.on('opentag', ({ name: full, attributes }) => {
    depth += 1;
    if (depth > deepest) refuse('too deep');
    listener.open(localName(full), attributes);
  });
  parser.on('closetag', ({ name: full }) => {
    depth -= 1;
    if (listener.close?.(localName(full))) held = 0;
  });
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  for await (const part of parts) {
    held += part.length;
    if (held > longestItem) refuse('too long');
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
