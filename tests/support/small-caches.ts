/** A browser's Cache Storage and locks in memory, as far as `lib/saved` uses them. */
export function smallCaches(origin: string) {
  const stored = new Map<string, Map<string, Response>>();
  const addressOf = (key: string | Request) =>
    new URL(typeof key === "string" ? key : key.url, origin).href;
  const openCache = (entries: Map<string, Response>) => ({
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
    match: async (key: string | Request) => entries.get(addressOf(key))?.clone(),
    put: async (key: string | Request, response: Response) => {
      entries.delete(addressOf(key));
      entries.set(addressOf(key), response);
    },
    delete: async (key: string | Request) => entries.delete(addressOf(key)),
  });
  const caches = {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return openCache(entries);
    },
  };
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: <T>(_: string, work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work, work);
      last = turn;
      return turn;
    },
  };
  /** The URLs in a cache: a path for those of the site. */
  const namesIn = (name: string) =>
    [...(stored.get(name)?.keys() ?? [])].map((address) => address.replace(origin, ""));
  return { caches, locks, namesIn };
}
