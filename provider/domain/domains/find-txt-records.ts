import { Resolver } from "node:dns/promises";

/** The TXT records of a name, each as one text: none where there is no such name. Throws when the DNS gives no response. */
export type FindTxtRecords = (name: string) => Promise<string[]>;

const limits = { timeout: 1_500, tries: 2 };
const absent = new Set(["ENODATA", "ENOTFOUND"]);

/** Finds TXT records by the servers of the machine, or by those that are named. */
export function createTxtRecordFinder(servers?: readonly string[]): FindTxtRecords {
  const resolver = new Resolver(limits);
  if (servers) resolver.setServers(servers);
  return async (name) => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((parts) => parts.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && absent.has(String(error.code))) return [];
      throw error;
    }
  };
}

/** Whether a resolver takes these servers: IP addresses with or without a port. */
export function isDnsServerList(servers: readonly string[]): boolean {
  try {
    new Resolver().setServers(servers);
    return true;
  } catch {
    return false;
  }
}
