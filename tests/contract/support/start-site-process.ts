import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { secrets } from "../../support/plain-front.ts";

const program = fileURLToPath(new URL("site-process.ts", import.meta.url));

/** A process of the site, in front of a provider. */
export type SiteProcess = {
  /** A page as visitors of the channel get it. */
  page: (name: string) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts a process of the site on a port. */
export async function startSiteProcess(
  port: number,
  provider: string,
  secret: string,
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: {
      ...process.env,
      PORT: String(port),
      PROVIDER_API_URL: provider,
      PROVIDER_SECRET: secret,
      SESSION_SECRET: secrets[0],
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), exited]);
  if (child.exitCode !== null) throw new Error(`The site has ended with ${child.exitCode}.`);
  return {
    page: async (name) => {
      const headers = { Host: "harbour.localhost" };
      const sent = request({
        port,
        host: "127.0.0.1",
        path: `/pages/${name}`,
        headers,
        agent: false,
      });
      sent.end();
      const [response] = await once(sent, "response");
      return text(response);
    },
    stop: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
