import { isIPv4, isIPv6 } from "node:net";

/** An IP address as 32-bit words, the highest first: one of IPv4, four of IPv6. */
export type IpBits = { version: 4 | 6; words: number[] };

/** A range of addresses: those that share the first `length` bits. */
export type Cidr = IpBits & { length: number };

/**
 * The bits of an address, or undefined for what is none. An IPv4 client of an IPv6 socket is one of IPv4:
 * `parseIpBits("::ffff:192.0.2.1")` → `{ version: 4, words: [0xc0000201] }`.
 */
export function parseIpBits(text: string): IpBits | undefined {
  const [address = ""] = text.split("%", 1);
  if (isIPv4(address)) return { version: 4, words: [bitsOfV4(address)] };
  if (!isIPv6(address)) return undefined;
  const words = wordsOfV6(address);
  return isMapped(words) ? { version: 4, words: words.slice(3) } : { version: 6, words };
}

/** A range as lists write it, or one address: `parseCidr("192.0.2.0/24")`; undefined for what is neither. */
export function parseCidr(text: string): Cidr | undefined {
  const [address = "", suffix, ...rest] = text.split("/");
  const bits = parseIpBits(address);
  if (!bits || rest.length > 0 || address.includes("%")) return undefined;
  const maxLength = bits.version === 4 ? 32 : 128;
  if (suffix === undefined) return { ...bits, length: maxLength };
  if (!/^\d{1,3}$/.test(suffix)) return undefined;
  const isOfMapped = bits.version === 4 && address.includes(":");
  const length = Number(suffix) - (isOfMapped ? 96 : 0);
  return length >= 0 && length <= maxLength ? { ...bits, length } : undefined;
}

function bitsOfV4(address: string): number {
  return address.split(".").reduce((bits, part) => ((bits << 8) | Number(part)) >>> 0, 0);
}

function wordsOfV6(address: string): number[] {
  const [head = [], tail = []] = address.split("::").map(groupsOf);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  const groups = [...head, ...zeros, ...tail];
  return [0, 2, 4, 6].map((at) => (((groups[at] ?? 0) << 16) | (groups[at + 1] ?? 0)) >>> 0);
}

/** Groups of 16 bits; the last one may be an IPv4 address, which is two. */
function groupsOf(part: string): number[] {
  return part.split(":").flatMap((group) => {
    if (group === "") return [];
    if (!group.includes(".")) return Number.parseInt(group, 16);
    const bits = bitsOfV4(group);
    return [bits >>> 16, bits & 0xffff];
  });
}

function isMapped([first, second, third]: number[]): boolean {
  return first === 0 && second === 0 && third === 0xffff;
}
