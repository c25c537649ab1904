import { type Cidr, parseIpBits, type IpBits } from "./ip-bits.ts";

/** Ranges of IP addresses; `size` counts those that lie in no other one. */
export type CidrSet = { size: number; has: (address: string) => boolean };

const wordsPerKey = 4;
const roots = { 4: 0, 6: 1 };

/**
 * A radix tree over the bits of the ranges, in typed arrays: a node is the bits that all below it share, and
 * the way down from it is the bit after those. 26 bytes a node, at most two nodes a range.
 */
export function createCidrSet(ranges: Cidr[]): CidrSet {
  const tree = new RadixTree(2 * ranges.length + 2);
  for (const range of ranges) tree.add(range);
  return {
    size: tree.size(),
    has: (address) => {
      const bits = parseIpBits(address);
      return bits !== undefined && tree.covers(bits);
    },
  };
}

class RadixTree {
  readonly #keys: Uint32Array;
  readonly #lengths: Uint8Array;
  /** 1 where the node is a range: nothing below it matters any more. */
  readonly #isRange: Uint8Array;
  /** By node, for the bits 0 and 1; 0 is nothing there. */
  readonly #children: Int32Array;
  #count = 2;

  constructor(maxNodes: number) {
    this.#keys = new Uint32Array(wordsPerKey * maxNodes);
    this.#lengths = new Uint8Array(maxNodes);
    this.#isRange = new Uint8Array(maxNodes);
    this.#children = new Int32Array(2 * maxNodes);
  }

  add({ version, words, length }: Cidr): void {
    let node = roots[version];
    for (;;) {
      const shared = this.#lengths[node] ?? 0;
      if (this.#isRange[node]) return;
      if (shared === length) return this.#makeRange(node);
      const way = 2 * node + bitOf(words, shared);
      const child = this.#children[way] ?? 0;
      if (child === 0) {
        this.#children[way] = this.#leaf(words, length);
        return;
      }
      const common = Math.min(length, this.#commonBits(words, child));
      if (common < (this.#lengths[child] ?? 0)) return this.#split(way, words, { common, length });
      node = child;
    }
  }

  covers({ version, words }: IpBits): boolean {
    let node = roots[version];
    for (;;) {
      if (this.#isRange[node]) return true;
      const child = this.#children[2 * node + bitOf(words, this.#lengths[node] ?? 0)] ?? 0;
      if (child === 0 || this.#commonBits(words, child) < (this.#lengths[child] ?? 0)) return false;
      node = child;
    }
  }

  /** How many ranges are reached from the roots: those within a wider one are not. */
  size(): number {
    let found = 0;
    const open: number[] = Object.values(roots);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (this.#isRange[node]) found += 1;
      else open.push(...this.#children.subarray(2 * node, 2 * node + 2).filter(Boolean));
    }
    return found;
  }

  /** Puts a node between `way` and where it leads, for the bits that both share. */
  #split(way: number, words: number[], { common, length }: { common: number; length: number }) {
    const below = this.#children[way] ?? 0;
    const between = this.#node(words, common);
    this.#children[way] = between;
    if (common === length) return this.#makeRange(between);
    const side = bitOf(words, common);
    this.#children[2 * between + side] = this.#leaf(words, length);
    this.#children[2 * between + 1 - side] = below;
  }

  #makeRange(node: number): void {
    this.#isRange[node] = 1;
  }

  #leaf(words: number[], length: number): number {
    const node = this.#node(words, length);
    this.#makeRange(node);
    return node;
  }

  #node(words: number[], length: number): number {
    const node = this.#count;
    this.#count += 1;
    this.#keys.set(words, wordsPerKey * node);
    this.#lengths[node] = length;
    return node;
  }

  /** How many of the node's bits an address has, from the first one on. */
  #commonBits(words: number[], node: number): number {
    const length = this.#lengths[node] ?? 0;
    for (let at = 0; 32 * at < length; at += 1) {
      const different = (words[at] ?? 0) ^ (this.#keys[wordsPerKey * node + at] ?? 0);
      if (different !== 0) return Math.min(length, 32 * at + Math.clz32(different));
    }
    return length;
  }
}

/** The bit at a place, counted from the highest. */
function bitOf(words: number[], place: number): 0 | 1 {
  return (((words[place >>> 5] ?? 0) >>> (31 - (place & 31))) & 1) === 1 ? 1 : 0;
}
