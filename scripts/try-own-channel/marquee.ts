import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDnsServer } from "../../tests/contract/support/start-dns-server.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { runToEnd, startProgram, type StartedProgram } from "./programs.ts";
import { type ReceivedResponse, sendRequest } from "./send-request.ts";

/** The Marquee of the owner, with ports and data of its own. */
export type Marquee = {
  /** A folder for files of the owner, deleted at the end. */
  folder: string;
  /** Where the data are; another folder after a restoration. */
  dataDir: string;
  /** What the owner writes into the DNS of the domain. */
  setTxtRecord: (name: string, text: string) => void;
  /** An address of the site: `site("acme.localhost", "/search")`. */
  site: (host: string, path?: string) => string;
  /** An address of the provider. */
  provider: (path: string) => string;
  /** The page of a host as visitors get it. */
  page: (host: string, path?: string) => Promise<ReceivedResponse>;
  /** `npm start -- --empty`, until it is ready and has printed all of `patterns`; gives what it printed. */
  start: (...patterns: RegExp[]) => Promise<string>;
  stop: () => Promise<number | null>;
  /** `npm run …` on the data; gives what it printed. */
  run: (script: string, ...args: string[]) => Promise<string>;
  /** Deletes all data, once all programs are stopped. */
  remove: () => Promise<void>;
};

/** Nothing is started yet. */
export async function createMarquee(): Promise<Marquee> {
  const folder = await mkdtemp(join(tmpdir(), "marquee-own-channel-"));
  const dns = await startDnsServer();
  const [port, providerPort] = [await freePort(), await freePort()];
  let started: StartedProgram | undefined;
  const env = () => ({
    ...createCleanEnvironment(),
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    DATA_DIR: marquee.dataDir,
    DNS_SERVERS: dns.address,
    // Google is played by another program of this machine.
    SIGN_IN_HOSTS: "localhost",
  });
  const marquee: Marquee = {
    folder,
    dataDir: join(folder, "data"),
    setTxtRecord: dns.setTxt,
    site: (host, path = "/") => `http://${host}:${port}${path}`,
    provider: (path) => `http://localhost:${providerPort}${path}`,
    page: (host, path) => sendRequest(marquee.site(host, path)),
    start: async (...patterns) => {
      started = startProgram("npm", ["start", "--", "--empty"], env());
      for (const pattern of patterns) await started.waitForOutput(pattern);
      return started.waitForOutput(/Marquee is ready/);
    },
    stop: async () => (await started?.stop()) ?? null,
    run: (script, ...args) => runToEnd("npm", ["run", "--silent", script, "--", ...args], env()),
    remove: async () => {
      dns.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return marquee;
}

/** The environment without settings of another Marquee. */
export function createCleanEnvironment(): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME };
}
