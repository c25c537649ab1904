import {
  type FilmMediaUrls,
  folderOfUrl,
  isSameFilmUrl,
  createFilmMediaUrlMap,
} from "./film-media-urls.ts";

/** The response to a renewal: new URLs, or a denial; empty without a response of the site. */
export type MediaUrlRenewalResponse = { addresses?: FilmMediaUrls; isDenied?: boolean };

/**
 * URLs of a film that expire, and their replacements: docs/behaviour.md BE-386. One request at a time, with growing
 * pauses, and six at most until the film has loaded for five minutes without a refusal.
 */
export type MediaUrlRenewal = {
  /** The current URL for any earlier URL of the film. */
  translate: (address: string) => string;
  /** Resolves when the URLs are valid, or cannot be renewed now; renews those that expire soon. */
  whenValid: () => Promise<void>;
  /** Notes that a URL was refused. False if a request for another one is useless. */
  refuse: () => boolean;
  /**
   * Renews after a refusal: `renewed` if there are new URLs, `denied` if the viewer has no access, `failed` after six
   * tries, `unanswered` if the site could not be reached.
   */
  again: () => Promise<"renewed" | "denied" | "failed" | "unanswered">;
  /** A part of the film has loaded: after five minutes without a refusal, the pauses start again from the shortest. */
  settle: () => void;
  /** The film is played: after a denial, the URLs are requested again. */
  reopen: () => void;
  /** The viewer retries: all counters are reset. */
  restart: () => void;
  /** Uses URLs from another source, such as a new page. */
  take: (addresses: FilmMediaUrls) => void;
  /** True if the files are in the playlist's folder, so that their URLs can be translated. */
  isByFolder: () => boolean;
  /** When to renew while the film plays, epoch ms. */
  dueAt: () => number;
  /** Calls `listener` after each change. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
};

const maxMarginMs = 60_000;
const minHoldMs = 5_000;
const maxHoldMs = 300_000;
const inFlightMs = 1_000;
const calmMs = 300_000;
const triesUnanswered = 3;
const pausesMs = [0, 1_000, 4_000, 15_000, 30_000, 60_000];

/** A renewal that starts with the URLs of the page; `request` gets new ones. */
export function createMediaUrlRenewal(
  first: FilmMediaUrls,
  request: () => Promise<MediaUrlRenewalResponse>,
): MediaUrlRenewal {
  const known = new Map<string, string>();
  const folders = new Set<string>();
  const listeners = new Set<() => void>();
  let current = first;
  let named = new Map<string, string>();
  let isByFolder = true;
  let isRefused = false;
  let isDenied = false;
  let tries = 0;
  let holdMs = minHoldMs;
  let dueAt = Infinity;
  let takenAt = -Infinity;
  let refusedAt = -Infinity;
  let underWay: Promise<void> | undefined;

  const note = (addresses: FilmMediaUrls) => {
    current = addresses;
    named = createFilmMediaUrlMap(addresses);
    for (const [name, address] of named) known.set(address, name);
    folders.add(folderOfUrl(addresses.hls));
    const { endsAt = Infinity } = addresses;
    dueAt = endsAt - Math.min(maxMarginMs, Math.max(0, endsAt - Date.now()) / 4);
  };
  note(first);

  const adopt = (addresses: FilmMediaUrls) => {
    if (!isSameFilmUrl(addresses.hls, current.hls)) return;
    const isNew = addresses.hls !== current.hls;
    if (isNew) isByFolder = folderOfUrl(addresses.hls) !== folderOfUrl(current.hls);
    // If the response has the same URLs, or expired ones by this clock, the next request waits longer.
    holdMs = isNew ? minHoldMs : Math.min(maxHoldMs, holdMs * 2);
    note(addresses);
    dueAt = Math.max(dueAt, Date.now() + holdMs);
    takenAt = Date.now();
    isRefused = false;
    for (const listener of listeners) listener();
  };
  const isOver = () => isRefused || Date.now() >= (current.endsAt ?? Infinity);
  const isOut = () => isDenied || tries >= pausesMs.length;
  const renew = (): Promise<void> => {
    underWay ??= renewOnce().finally(() => (underWay = undefined));
    return underWay;
  };
  const renewOnce = async () => {
    const pauseMs = pausesMs[tries] ?? maxMarginMs;
    tries += 1;
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const response = await request();
    if (response.isDenied) isDenied = true;
    else if (response.addresses) adopt(response.addresses);
    // Without a response the number of retries is not limited.
    else tries = Math.min(tries, triesUnanswered);
  };
  const refuse = () => {
    // Requests that were sent before the URLs changed.
    if (Date.now() - takenAt < inFlightMs) return isByFolder && !isOut();
    isRefused = true;
    refusedAt = Date.now();
    return isByFolder && !isOut();
  };
  const restart = () => {
    tries = 0;
    isDenied = false;
  };
  return {
    translate: (address) => {
      const name = known.get(address);
      if (name !== undefined) return named.get(name) ?? address;
      const folder = [...folders].find((one) => address.startsWith(one));
      return folder ? folderOfUrl(current.hls) + address.slice(folder.length) : address;
    },
    whenValid: async () => {
      if (isOut() || !(isRefused || Date.now() >= dueAt)) return;
      const renewing = renew();
      if (isOver()) await renewing;
    },
    refuse,
    again: async () => {
      if (isOut()) return isDenied ? "denied" : "failed";
      const before = takenAt;
      isRefused = true;
      await renew();
      if (isDenied) return "denied";
      return takenAt > before ? "renewed" : "unanswered";
    },
    settle: () => {
      if (Date.now() - refusedAt > calmMs) tries = 0;
    },
    reopen: () => {
      if (isDenied) restart();
    },
    restart,
    take: (addresses) => {
      // A page from a cache may be older than the last renewal.
      const isOlder = (addresses.endsAt ?? Infinity) < (current.endsAt ?? Infinity);
      if (isRefused || !isOlder) adopt(addresses);
    },
    isByFolder: () => isByFolder,
    dueAt: () => dueAt,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
