import { catalogues } from "./seed/catalogues/all.ts";
import { configurationFaults } from "./configuration-faults.ts";
import { type RunningProvider, startProvider } from "./start-provider.ts";

const env = process.env;
const port = Number(env.PROVIDER_PORT || 4000);

try {
  stopOnSignals(await start());
} catch (error) {
  console.error(`provider: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function start(): Promise<RunningProvider> {
  const faults = configurationFaults(env);
  if (faults.length > 0) throw new Error(["wrong configuration", ...faults].join("\n  - "));
  const running = await startProvider({
    port,
    catalogues,
    database: env.DATABASE_URL
      ? { kind: "postgres", url: env.DATABASE_URL }
      : { kind: "directory", path: env.DATA_DIR || ".data" },
    siteOrigin: env.SITE_ORIGIN || `http://{channel}.localhost:${env.PORT || 3000}`,
    smtpUrl: env.SMTP_URL || undefined,
    publicOrigin: (
      env.PROVIDER_PUBLIC_ORIGIN ||
      env.PROVIDER_PUBLIC_URL ||
      `http://localhost:${port}`
    ).replace(/\/$/, ""),
  });
  console.log(`provider: ready on http://localhost:${running.port}`);
  return running;
}

function stopOnSignals(running: RunningProvider): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
