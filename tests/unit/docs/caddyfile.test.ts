import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { once } from "node:events";
import { join } from "node:path";
import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { findCaddy } from "../../support/find-caddy.ts";

const path = fileURLToPath(new URL("../../../docs/Caddyfile", import.meta.url));
const found = findCaddy();
const caddies = found === undefined ? [] : [found];
// Whoever reads the run should know it.
if (found === undefined)
  process.stderr.write("No Caddy on this machine: the Caddyfile is not tested with it.\n");

/** Of Caddy's own configuration what a test changes: ports, and an authority of this machine in place of Let's Encrypt. */
const configSchema = z.looseObject({
  apps: z.looseObject({
    http: z.looseObject({
      servers: z.object({ srv0: z.looseObject({ listen: z.array(z.string()) }) }),
    }),
    tls: z.looseObject({ automation: z.looseObject({ policies: z.array(z.looseObject({})) }) }),
  }),
});

test("the Caddyfile calls for certificates at the site's own path", () => {
  expect(readFileSync(path, "utf8")).toMatch(/\n\t\task http:\/\/\S+\/api\/tls-allowed\n/);
});

describe.each(caddies)("Caddy at %s", (caddy) => {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const requested: string[] = [];
  let site: Server;
  let port = 0;
  let stop = async () => {};

  beforeAll(async () => {
    site = createServer(({ url = "", headers }, res) => {
      requested.push(url);
      const isAllowed = url === "/api/tls-allowed?domain=watch.acme.example";
      if (url.startsWith("/api/tls-allowed")) res.writeHead(isAllowed ? 200 : 404);
      res.end(`${headers.host} ${headers["x-forwarded-proto"]}`);
    });
    await once(site.listen(0, "127.0.0.1"), "listening");
    port = await findFreePort();
    stop = await startCaddy(caddy, { folder, port, site: `127.0.0.1:${portOf(site)}` });
  });
  afterAll(async () => {
    await stop();
    site.close();
    rmSync(folder, { recursive: true });
  });

  test("serves an allowed domain by TLS, with its host and scheme", async () => {
    expect(await get(port, "watch.acme.example")).toBe("watch.acme.example https");
  });

  test("gets no certificate for any other host", async () => {
    await expect(get(port, "evil.example")).rejects.toThrow();
    expect(requested).toContain("/api/tls-allowed?domain=evil.example");
  });
});

type Start = { folder: string; port: number; site: string };

async function startCaddy(caddy: string, { folder, port, site }: Start) {
  const env = { ...process.env, MARQUEE_SITE: site, XDG_DATA_HOME: folder, HOME: folder };
  const adapted = execFileSync(caddy, ["adapt", "--config", path, "--adapter", "caddyfile"], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const config = configSchema.parse(JSON.parse(adapted));
  const { http, tls } = config.apps;
  http.servers.srv0.listen = [`127.0.0.1:${port}`];
  http.servers.srv0.automatic_https = { disable_redirects: true };
  http.https_port = port;
  for (const policy of tls.automation.policies) policy.issuers = [{ module: "internal" }];
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  config.admin = { disabled: true };
  const file = join(folder, "config.json");
  writeFileSync(file, JSON.stringify(config));
  const running = spawn(caddy, ["run", "--config", file], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Its log is read to the end: without a reader Caddy ends.
  let log = "";
  await new Promise<void>((resolve, reject) => {
    running.once("exit", () => reject(new Error(log)));
    running.stderr.on("data", (chunk) => {
      log += String(chunk);
      if (log.includes("serving initial configuration")) resolve();
    });
  });
  return async () => {
    running.kill();
    if (running.exitCode === null) await once(running, "exit");
  };
}

/** Requests `/` of a host by TLS. The authority of the test is not verified. */
function get(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      host: "127.0.0.1",
      servername: host,
      headers: { host },
      rejectUnauthorized: false,
      agent: false,
    });
    sent.once("response", (received) => {
      let body = "";
      received.setEncoding("utf8");
      received.on("data", (text: string) => (body += text));
      received.once("end", () => resolve(body));
    });
    sent.once("error", reject);
    sent.end();
  });
}

async function findFreePort(): Promise<number> {
  const server = createSocketServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (typeof address !== "object" || address === null)
    throw new Error("The server does not listen.");
  return address.port;
}
