/** Who waits for a page to be drawn. */
export type Waiter = {
  /** Whose turn is taken: one client address, or a network of them. */
  client: string;
  /** Aborted when the client has gone away; without it the waiter stays. */
  gone?: AbortSignal;
};

/** Work that waits for its turn or runs. */
export type Turn<T> = {
  result: Promise<T>;
  /** One more waits for the same work, which then comes as soon as the turn of any of them. */
  join: (waiter: Waiter) => void;
};

/** There was no turn: too many wait, or it took too long. */
export class Overload extends Error {
  override name = "Overload";
}

export type QueueLimits = {
  /** How much runs at once, and how much may wait for it. */
  atOnce: number;
  maxWaiting: number;
  /** Nothing waits longer, in milliseconds. */
  maxWaitMs: number;
};

/**
 * `queueLimitsFor(4)` → the limits of a machine with four processors. One processor draws, the others compress; while
 * pages wait for the provider, more can be under way. What waits is drawn within about a second and a half.
 */
export function queueLimitsFor(processors: number): QueueLimits {
  const atOnce = Math.min(8, 2 * processors);
  return { atOnce, maxWaiting: 32 * atOnce, maxWaitMs: 2_000 };
}

type Entry = {
  start: () => void;
  refuse: (reason: Error) => void;
  /** The clients in whose lines it stands, and how many wait for it. */
  clients: Set<string>;
  waiters: number;
  timer: NodeJS.Timeout;
  /** Its turn has come: it is counted as running, whoever goes away now. */
  hasTurn: boolean;
};

/**
 * Lets a few pages be drawn at once; a bounded number waits, and the clients take turns, however many
 * pages each of them asks for. When it is full, whoever has most places loses the latest of them: a crowd
 * crowds out nobody else. Refused work rejects with `Overload`. docs/security.md SE-90.
 */
export class RenderQueue {
  readonly #limits: QueueLimits;
  /** The places of each client; whose turn is next comes first. */
  readonly #lines = new Map<string, Entry[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is the waiter's turn. */
  run<T>(waiter: Waiter, work: () => Promise<T>): Turn<T> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const result = promise.then(async () => {
      try {
        return await work();
      } finally {
        this.#end();
      }
    });
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      resolve();
      return { result, join: () => {} };
    }
    const clients = new Set<string>();
    const timer = setTimeout(() => this.#refuse(place), this.#limits.maxWaitMs);
    const place: Entry = {
      start: resolve,
      refuse: reject,
      clients,
      waiters: 0,
      timer,
      hasTurn: false,
    };
    this.#join(place, waiter);
    return {
      result,
      join: (other) => {
        if (place.clients.size > 0) this.#join(place, other);
      },
    };
  }

  #join(place: Entry, { client, gone }: Waiter): void {
    place.waiters += 1;
    gone?.addEventListener("abort", () => {
      place.waiters -= 1;
      if (place.waiters === 0) this.#refuse(place);
    });
    if (place.clients.has(client)) return;
    const line = this.#lines.get(client) ?? [];
    this.#lines.set(client, line);
    line.push(place);
    place.clients.add(client);
    this.#waiting += 1;
    if (this.#waiting > this.#limits.maxWaiting) this.#dropOne(client, line);
  }

  /** The latest place of the fullest line goes; of equal lines, that of the client who came now. */
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
    place.refuse(new Overload("no page could be drawn in time"));
  }

  #end(): void {
    this.#running -= 1;
    const [next] = this.#lines;
    if (next === undefined) return;
    const [client, line] = next;
    const [place] = line;
    if (place === undefined) return;
    this.#withdraw(place);
    // Whoever was served comes last.
    if (this.#lines.delete(client) && line.length > 0) this.#lines.set(client, line);
    this.#running += 1;
    place.hasTurn = true;
    // Whoever needs no turn is answered between two pages.
    setImmediate(place.start);
  }
}
