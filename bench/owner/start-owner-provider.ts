import { randomBytes } from "node:crypto";
import { startProvider } from "../../provider/start-provider.ts";
import { startPostgres } from "../../tests/contract/support/postgres-server.ts";
import { benchPorts } from "../bench-context.ts";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { startBenchSite } from "../start-bench-site.ts";

type AdminCall = (method: string, path: string, body?: object) => Promise<Response>;

/** An empty provider on PostgreSQL with a channel `acme`, its owner, and a process of the site in front. */
export type OwnerProvider = {
  databaseUrl: string;
  origin: string;
  /** A call to the admin API as the owner; rejects unless its status is 2xx. */
  call: AdminCall;
  /** The channel's home page as the site serves it. */
  homePage: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts all of it. */
export async function startOwnerProvider(): Promise<OwnerProvider> {
  const postgres = await startPostgres();
  const secret = randomBytes(32).toString("hex");
  const provider = await startProvider({
    port: 0,
    database: { kind: "postgres", url: postgres.url },
    catalogues: [],
    siteOrigin: `http://{channel}.localhost:${benchPorts.soak}`,
    siteProcesses: [`http://127.0.0.1:${benchPorts.soak}`],
    secret,
    logLevel: "error",
  });
  const site = await startBenchSite(benchPorts.soak, provider.origin, {
    PROVIDER_SECRET: secret,
    DEFAULT_CHANNEL: "acme",
  });
  let cookie = "";
  const call: AdminCall = async (method, path, body) => {
    const response = await fetch(`${provider.origin}/admin/v1${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        "If-Match": "*",
        ...(cookie && { Cookie: cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  const person = {
    email: "owner@acme.example",
    name: "Owner",
    password: "a lantern in the harbour",
  };
  const invited = await call("POST", `/invitations/${provider.firstOwnerSecret}`, person);
  cookie = invited.headers.get("set-cookie")?.split(";")[0] ?? "";
  await call("POST", "/channels", { token: "acme", name: "Acme", mode: "live" });
  return {
    databaseUrl: postgres.url,
    origin: provider.origin,
    call,
    homePage: async () => {
      const home = `http://acme.localhost:${benchPorts.soak}/`;
      return String((await fetchRawResponse(home, "identity")).body);
    },
    stop: async () => {
      await site.stop();
      await provider.close();
      await postgres.stop();
    },
  };
}
