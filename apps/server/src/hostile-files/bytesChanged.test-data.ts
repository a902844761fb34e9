import type { RandomNumbers } from '../testing/randomNumbers';

type Change = (bytes: Buffer, random: RandomNumbers) => Buffer;

const cut: Change = (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1));
const cutHead: Change = (bytes, random) => bytes.subarray(random.below(bytes.length + 1));
const followed: Change = (bytes, random) => Buffer.concat([bytes, noise(random)]);
const preceded: Change = (bytes, random) => Buffer.concat([noise(random), bytes]);

function flipped(bytes: Buffer, random: RandomNumbers): Buffer {
  const copy = Buffer.from(bytes);
  const count = 1 + random.below(20);
  for (let index = 0; index < count && copy.length > 0; index += 1) copy[random.below(copy.length)] = random.below(256);
  return copy;
}

function oneBit(bytes: Buffer, random: RandomNumbers): Buffer {
  const copy = Buffer.from(bytes);
  const at = random.below(Math.max(1, copy.length));
  if (copy.length > 0) copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
  return copy;
}

function inserted(bytes: Buffer, random: RandomNumbers): Buffer {
  const at = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), noise(random), bytes.subarray(at)]);
}

/** Two neighbouring parts in each other's place. */
function swapped(bytes: Buffer, random: RandomNumbers): Buffer {
  const [from = 0, middle = 0, to = 0] = Array.from({ length: 3 }, () => random.below(bytes.length + 1)).toSorted(
    (left, right) => left - right,
  );
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(middle, to), bytes.subarray(from, middle), bytes.subarray(to)]);
}

function doubled(bytes: Buffer, random: RandomNumbers): Buffer {
  const [from = 0, to = 0] = Array.from({ length: 2 }, () => random.below(bytes.length + 1)).toSorted((left, right) => left - right);
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
}

function emptied(bytes: Buffer, random: RandomNumbers): Buffer {
  const copy = Buffer.from(bytes);
  const at = random.below(bytes.length + 1);
  return copy.fill(random.of([0, 0xff]), at, Math.min(copy.length, at + 1 + random.below(64)));
}

const changes: readonly Change[] = [
  cut,
  cutHead,
  flipped,
  flipped,
  oneBit,
  oneBit,
  inserted,
  swapped,
  doubled,
  emptied,
  followed,
  preceded,
];

/** Up to three hundred random bytes. */
export function noise(random: RandomNumbers): Buffer {
  return Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
}

/** The bytes with one accident: cut, flipped, moved, doubled, emptied, or with others around them. */
export function bytesChanged(bytes: Buffer, random: RandomNumbers): Buffer {
  return random.of(changes)(bytes, random);
}
