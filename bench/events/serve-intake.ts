// The embedded provider on PostgreSQL, which takes events: `node serve-intake.ts {port} {DATABASE_URL}`.
import { startProvider } from "../../provider/start-provider.ts";
import { seededCatalogues } from "../../provider/seed/seeded-catalogues.ts";
import { benchIntakeSecret } from "./bench-intake-secret.ts";

const [port, url = ""] = process.argv.slice(2);
const running = await startProvider({
  port: Number(port),
  database: { kind: "postgres", url },
  catalogues: seededCatalogues,
  siteOrigin: "http://{channel}.localhost:3000",
  secret: benchIntakeSecret,
  logLevel: "error",
});
process.on("SIGTERM", () => void running.close().then(() => process.exit()));
