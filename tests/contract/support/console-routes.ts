import { createServices } from "../../../provider/create-services.ts";
import { createConsoleApp } from "../../../provider/http/console-app.ts";
import { createMediaSigner } from "../../../provider/domain/media/media-signer.ts";
import { readMediaManifest } from "../../../provider/media/read-media-manifest.ts";
import { hasConsole } from "../../../provider/services.ts";
import { pglite } from "./databases.ts";
import { testAssets, usualOptions } from "./provider.ts";

/** A request to a route of the console's port. */
export type ConsoleRequest = { method: string; path: string };

/** One request for each route of the console's app. Must be called before a provider starts. */
export async function consoleRequests(): Promise<ConsoleRequest[]> {
  const { place } = await pglite.create();
  if (place.kind !== "open") throw new Error("PGlite is open in this process.");
  const options = { ...usualOptions, port: 0, consolePort: 0, database: place };
  const manifest = readMediaManifest(testAssets);
  const signer = createMediaSigner(["no address is signed here"], []);
  const media = { manifest, assetsDir: testAssets, signer };
  const services = createServices(options, place.database, media);
  if (!hasConsole(services)) throw new Error("A console was asked for.");
  const table = createConsoleApp(services).routes;
  const requests = table.flatMap(({ method, path }) =>
    (method === "ALL" ? ["GET", "POST"] : [method]).map((each) => ({
      method: each,
      path: filledIn(path),
    })),
  );
  return [...new Map(requests.map((each) => [`${each.method} ${each.path}`, each])).values()];
}

/** `"/identity/:idp/sign-in/:uid"` → `"/identity/google/sign-in/x"` */
function filledIn(path: string): string {
  return path
    .replace(":idp", "google")
    .replace(":path{.+}", "lib/contract/bridge.ts")
    .replace(/:\w+/g, "x")
    .replace("*", ".well-known/openid-configuration");
}
