import { domains } from "../../provider/db/admin-schema.ts";
import { openPglite } from "../../provider/db/open-pglite.ts";
import { seededCatalogues } from "../../provider/seed/seeded-catalogues.ts";
import { startProvider } from "../../provider/start-provider.ts";
import type { RecordedExamples } from "./make-provider-document.ts";
import { readCallTable } from "./read-call-table.ts";
import { recordAccountExamples } from "./record-account-examples.ts";
import { recordCatalogueExamples, recordTrends } from "./record-catalogue-examples.ts";
import { recordPaymentExamples } from "./record-payment-examples.ts";
import { createRecordingClient } from "./recording-client.ts";
import { replaceRandomValues } from "./replace-random-values.ts";

const secret = "the secret of a recording, which is long enough".replaceAll(" ", "-");

/** An ordinary channel, and one in staging. */
const recordedChannels = ["demo", "academy"];

/** Starts the embedded provider with seeded channels, in memory, and records a response of every call that has one. */
export async function recordExamples(): Promise<RecordedExamples> {
  const database = await openPglite();
  const provider = await startProvider({
    port: 0,
    consolePort: 0,
    database: { kind: "open", database },
    catalogues: seededCatalogues.filter(({ channel }) => recordedChannels.includes(channel.token)),
    siteOrigin: "https://{channel}.example.com",
    publicOrigin: "https://provider.example.com",
    secret,
    pause: async () => {},
    logLevel: "warn",
  });
  try {
    const now = new Date();
    const domain = { channel: "demo", host: "watch.example.com", proof: "p" };
    await database.db.insert(domains).values({ ...domain, createdAt: now, provenAt: now });
    const client = createRecordingClient(provider.origin, readCallTable(), {
      "Accept-Language": "en",
      "X-Provider-Secret": secret,
      "X-Viewer-Ip": "203.0.113.9",
      "X-Viewer-Country": "DK",
      "X-Viewer-City": "Aarhus",
      "X-Viewer-User-Agent":
        "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    });
    await recordCatalogueExamples(client);
    await recordAccountExamples(client, provider.console?.origin ?? "");
    await recordPaymentExamples(client, provider.origin, provider.console?.origin ?? "");
    await recordTrends(client);
    return replaceRandomValues(client.examples);
  } finally {
    await provider.close();
  }
}
