import { policyDocuments, qualificationEditionUrl } from '@college/curriculum-model';
import { faultOfLink } from '../personScreens.mjs';
import { destinationOf } from './destinations';
import { followFile, followInApp, followOut } from './followLinks.mjs';

/** Addresses that the interface brings along itself. */
const builtIn = [qualificationEditionUrl, ...policyDocuments.map(({ url }) => url)];

const mostOfOneShape = 2;

/** Looks at the links of one person's pages, and remembers what is ours to follow it when every page was seen; `known` is what others did. */
export function createLinks(who, known) {
  const ours = new Map();

  /** Faults of the links of a page; `recorded` are the texts that the server sent to it. */
  async function faultsOf(page, place, { links, recorded }) {
    const faults = [];
    for (const { name, href } of links) {
      const destination = destinationOf(href, page.url());
      const found = await faultsOfDestination(page, destination, { name, place, recorded });
      faults.push(...found.map((fault) => `“${name}” ${fault} (${href})`));
    }
    return faults;
  }

  async function faultsOfDestination(page, destination, { name, place, recorded }) {
    if (destination.to === 'nowhere') return [destination.why];
    if (destination.to === 'file') return followFile(page, destination.url);
    if (destination.to === 'app') {
      const address = destination.address.split('#')[0];
      if (!ours.has(address)) ours.set(address, `“${name}” on ${place}`);
      return [faultOfLink(who, destination.path)].filter(Boolean);
    }
    if (destination.to !== 'outside') return [];
    const isKnown = builtIn.includes(destination.url) || recorded.has(destination.url);
    if (!isKnown) return ['is not what the data say'];
    // One click per place is enough: the data are checked for everybody.
    const key = `${new URL(page.url()).pathname} ${destination.url}`;
    if (known.left.has(key)) return [];
    known.left.add(key);
    return followOut(page, destination.url);
  }

  /** Follows what no walk has opened: every address for somebody, and for everybody some of each shape. */
  async function follow(page, listener, { isSeen, report }) {
    const shapes = new Map();
    let count = 0;
    for (const [address, from] of ours) {
      const shape = shapeOf(address);
      const sameShape = shapes.get(shape) ?? 0;
      if (isSeen(decodeURI(address)) || (known.followed.has(address) && sameShape >= mostOfOneShape)) continue;
      known.followed.add(address);
      shapes.set(shape, sameShape + 1);
      count += 1;
      report(
        `${who} ${from}`,
        (await followInApp(page, listener, address)).map((fault) => `${fault} (${address})`),
      );
    }
    return count;
  }
  return { faultsOf, follow };
}

/** A page and what its address names, whatever their values. */
function shapeOf(address) {
  const { pathname, searchParams } = new URL(address, 'http://workbench.invalid');
  return [pathname, ...searchParams.keys()].join(' ');
}
