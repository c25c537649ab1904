/** A client that waits for a page. */
export type WaitingClient = {
  /** The client that takes turns: an IP address, or a network of them. */
  client: string;
  /** The channel of the page, where places are shared out among channels too. */
  channel?: string;
  /** Aborted when the client disconnects; without a signal the waiter stays. */
  signal?: AbortSignal;
};

/** Work that waits for its turn or runs. */
export type QueuedRender<T> = {
  result: Promise<T>;
  /** Adds a waiter for the same work, which then starts at the first turn of any of its clients. */
  join: (waiter: WaitingClient) => void;
};

/** Too many requests wait, or a request waited too long. */
export class OverloadError extends Error {
  override name = "Overload";
}

export type QueueLimits = {
  /** How much runs at once, and how much may wait for it. */
  atOnce: number;
  maxWaiting: number;
  /** Nothing waits longer, in milliseconds. */
  maxWaitMs: number;
  /**
   * The share of the free places that one client, and one channel, may have: `{ client: 0.25, channel: 0.5 }`. So
   * there is always a free place for a client without one. Without this option one client may have all.
   */
  shareOfFree?: { client: number; channel: number };
};

type Entry = {
  start: () => void;
  refuse: (reason: Error) => void;
  channel: string;
  /** The clients whose lines contain the entry, and how many requests wait for it. */
  clients: Set<string>;
  waiters: number;
  timer: NodeJS.Timeout;
  /** The entry counts as running, even if all its waiters disconnect. */
  hasTurn: boolean;
  /** The client whose turn it was. */
  startedBy: string;
};

/**
 * Runs a limited number of tasks at once. A bounded number waits, and clients take turns, regardless of how many
 * tasks each of them has. If the queue is full, the client with most places loses the latest of them, so that a crowd
 * does not displace other clients. Refused work rejects with `OverloadError`. docs/security.md SE-90.
 */
export class RenderQueue {
  readonly #limits: QueueLimits;
  /** The places of each client; whose turn is next comes first. */
  readonly #lines = new Map<string, Entry[]>();
  readonly #ofClient = new Tally();
  readonly #ofChannel = new Tally();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is the waiter's turn. */
  run<T>(waiter: WaitingClient, work: () => Promise<T>): QueuedRender<T> {
    const { client, channel = "" } = waiter;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => this.#refuse(place), this.#limits.maxWaitMs);
    const place: Entry = {
      start: resolve,
      refuse: reject,
      channel,
      clients: new Set(),
      waiters: 0,
      timer,
      hasTurn: false,
      startedBy: client,
    };
    const result = promise.then(async () => {
      try {
        return await work();
      } finally {
        this.#end(place);
      }
    });
    if (this.#mayStart(client, channel)) {
      this.#count(place, client);
      resolve();
    } else {
      this.#join(place, waiter);
    }
    return {
      result,
      join: (other) => {
        if (place.clients.size > 0) this.#join(place, other);
      },
    };
  }

  #mayStart(client: string, channel: string): boolean {
    const { atOnce, shareOfFree } = this.#limits;
    const free = atOnce - this.#running;
    if (free <= 0 || shareOfFree === undefined) return free > 0;
    const isBelow = (running: number, share: number) => running < Math.max(1, free * share);
    return (
      isBelow(this.#ofClient.of(client), shareOfFree.client) &&
      isBelow(this.#ofChannel.of(channel), shareOfFree.channel)
    );
  }

  #count(place: Entry, client: string): void {
    clearTimeout(place.timer);
    place.hasTurn = true;
    place.startedBy = client;
    this.#running += 1;
    this.#ofClient.add(client, 1);
    this.#ofChannel.add(place.channel, 1);
  }

  #join(place: Entry, { client, signal }: WaitingClient): void {
    place.waiters += 1;
    signal?.addEventListener("abort", () => {
      place.waiters -= 1;
      if (place.waiters === 0) this.#refuse(place);
    });
    if (place.clients.has(client)) return;
    const line = this.#lines.get(client) ?? [];
    this.#lines.set(client, line);
    line.push(place);
    place.clients.add(client);
    this.#waiting += 1;
    this.#startWaiting();
    if (this.#waiting > this.#limits.maxWaiting) this.#dropOne(client, line);
  }

  /** Drops the latest place of the longest line; of equal lines, that of the newest client. */
  #dropOne(newcomer: string, line: Entry[]): void {
    let client = newcomer;
    let fullest = line;
    for (const [other, places] of this.#lines) {
      if (places.length > fullest.length) [client, fullest] = [other, places];
    }
    const place = fullest.at(-1);
    if (place === undefined) return;
    this.#remove(place, client);
    if (place.clients.size === 0) this.#refuse(place);
  }

  #remove(place: Entry, client: string): void {
    const line = this.#lines.get(client);
    const at = line?.indexOf(place) ?? -1;
    if (line === undefined || at === -1) return;
    line.splice(at, 1);
    place.clients.delete(client);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(client);
  }

  #withdraw(place: Entry): void {
    clearTimeout(place.timer);
    for (const client of place.clients) this.#remove(place, client);
  }

  #refuse(place: Entry): void {
    if (place.hasTurn) return;
    this.#withdraw(place);
    place.refuse(new OverloadError("no page could be rendered in time"));
  }

  #end({ startedBy, channel }: Entry): void {
    this.#running -= 1;
    this.#ofClient.add(startedBy, -1);
    this.#ofChannel.add(channel, -1);
    this.#startWaiting();
  }

  /** Starts what has a place now: one end may make room for more than one, under the limits of each. */
  #startWaiting(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { client, place } = next;
      this.#withdraw(place);
      const line = this.#lines.get(client);
      // The client that was served moves to the end.
      if (line !== undefined && this.#lines.delete(client)) this.#lines.set(client, line);
      this.#count(place, client);
      // `setImmediate` lets requests that need no turn run between two pages.
      setImmediate(place.start);
    }
  }

  /** The first place of the first client that may start. */
  #next(): { client: string; place: Entry } | undefined {
    if (this.#running >= this.#limits.atOnce) return undefined;
    for (const [client, line] of this.#lines) {
      const place = line.find(({ channel }) => this.#mayStart(client, channel));
      if (place !== undefined) return { client, place };
    }
    return undefined;
  }
}

/** How many of each name there are now. */
class Tally {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, more: number): void {
    const count = this.of(name) + more;
    if (count === 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
  }
}
