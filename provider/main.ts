import { readConfiguration } from "./configuration.ts";
import { seededCatalogues } from "./seed/seeded-catalogues.ts";
import { providerLog } from "./domain/log.ts";
import { adminPath } from "./routes/admin/admin-path.ts";
import { type RunningProvider, startProvider } from "./start-provider.ts";

try {
  endInOrder(await start());
} catch (error) {
  console.error(`provider: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function start(): Promise<RunningProvider> {
  const { isDemo, ...options } = readConfiguration(process.env);
  const running = await startProvider({
    ...options,
    catalogues: isDemo ? seededCatalogues : [],
  });
  providerLog.info(`ready on http://localhost:${running.port}`);
  if (running.console) providerLog.info(`console on http://localhost:${running.console.port}`);
  if (running.firstOwnerSecret) {
    const path = `${adminPath}/invitations/${running.firstOwnerSecret}`;
    const link = `${options.publicOrigin}${path}`;
    providerLog.info({ path, link }, "no owner yet: docs/admin-api.md AA-13");
  }
  return running;
}

/** 0 when it was signalled to end; 1 after an exception, when nothing can be relied on any more. */
function endInOrder(running: RunningProvider): void {
  const end = (code: 0 | 1) => {
    if (code > 0) process.exitCode = code;
    running.close().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => end(0));
  process.on("uncaughtException", (err) => {
    providerLog.fatal({ err }, "nobody caught this exception");
    end(1);
  });
  process.on("unhandledRejection", (err) =>
    providerLog.error({ err }, "nobody handled this rejection"),
  );
}
