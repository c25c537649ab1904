import { createHash } from "node:crypto";
import { type Encoding, pack } from "./encodings.ts";

/** Finished bytes with the headers that go with them, ready for `writeHead`. */
export type Packed = { head: string[]; body: Buffer; etag: string };

/** What is known of an answer beforehand. */
export type Stored = {
  status: number;
  /** Names and values in turn, without those that depend on the encoding. */
  headers: string[];
  body: Buffer;
  /** False for pictures, fonts and the like, which compression makes no smaller. */
  compressible: boolean;
  /** Bytes that are already compressed. */
  ready?: Partial<Record<Encoding, Buffer>>;
};

/** One answer for many: its bytes in every encoding that was asked for so far. */
export class StoredAnswer {
  readonly status: number;
  readonly compressible: boolean;
  /** Room that it takes: identity, gzip, br and headers. */
  readonly bytes: number;
  readonly packed: Partial<Record<Encoding, Packed>> = {};
  readonly #stored: Stored;
  readonly #underWay = new Map<Encoding, Promise<Packed>>();

  constructor(stored: Stored) {
    this.#stored = stored;
    this.status = stored.status;
    this.compressible = stored.compressible;
    this.bytes = Math.ceil(stored.body.length * 1.5) + 2048;
  }

  /** The bytes in one encoding; any number of callers cause one compression. */
  pack(encoding: Encoding): Promise<Packed> {
    const running = this.#underWay.get(encoding);
    if (running) return running;
    const started = this.#pack(encoding);
    this.#underWay.set(encoding, started);
    return started;
  }

  async #pack(encoding: Encoding): Promise<Packed> {
    const { headers, body: plain, ready } = this.#stored;
    const body = ready?.[encoding] ?? (await pack[encoding](plain));
    // Of what is sent: compressed, that is a fifth of the page.
    const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    const etag = `"${tag}-${encoding}"`;
    const head = [...headers, "ETag", etag, "Content-Length", String(body.length)];
    if (encoding !== "identity") head.push("Content-Encoding", encoding);
    const packed = { head, body, etag };
    this.packed[encoding] = packed;
    return packed;
  }
}
