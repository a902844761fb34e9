import { SaxesParser } from 'saxes';

/** An element with everything in it; names are without their prefix, which documents choose as they like. */
export interface XmlElement {
  namespace: string;
  name: string;
  /** Attributes without a namespace. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text directly inside, without that of children. */
  text: string;
}

const longestText = 256 * 1024;
const deepest = 16;

/**
 * Reads a small document from elsewhere; undefined where it is none. A document type is refused, so that there are no entities but the
 * five of XML: nothing is fetched, and nothing grows.
 */
export function readXml(text: string): XmlElement | undefined {
  if (text.length > longestText) return undefined;
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  const refuse = (reason: string | Error) => {
    throw new NotRead(String(reason));
  };
  parser.on('error', refuse);
  parser.on('doctype', () => refuse('a document type'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= deepest) refuse('too deep');
    const own = Object.values(attributes).filter((attribute) => attribute.uri === '');
    const element = {
      namespace: uri,
      name: local,
      attributes: Object.fromEntries(own.map((attribute) => [attribute.local, attribute.value])),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (more: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
  return root;
}

/** The children of an element with a name, in its own namespace. */
export function childrenOf({ children, namespace }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name && child.namespace === namespace);
}

class NotRead extends Error {
  override readonly name = 'NotRead';
}
