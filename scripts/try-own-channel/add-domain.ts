import { z } from "zod";
import { channelHost } from "./create-channel.ts";
import type { Marquee } from "./marquee.ts";
import type { Owner } from "./owner.ts";
import { beginStep, confirm, measureUntil, reportAction, shownWithinMs } from "./report.ts";

/** The owner's domain. */
export const ownerDomain = "watch.acme.example";

const path = `/channels/acme/domains/${ownerDomain}`;
const domainSchema = z.object({
  record: z.object({ type: z.string(), name: z.string(), value: z.string() }),
});

/** Proves the owner's domain by a record of the DNS, and makes it the channel's address. */
export async function addDomain(marquee: Marquee, owner: Owner): Promise<void> {
  beginStep(`The domain ${ownerDomain}`);
  reportAction("POST /admin/v1/channels/acme/domains");
  const { record } = await owner.call(domainSchema, "POST", "/channels/acme/domains", {
    domain: ownerDomain,
  });
  const early = await owner.attempt("POST", `${path}/proof`);
  confirm(early.status === 409, "without its record in the DNS it is not proven", early.body);
  reportAction(`writes the ${record.type} record ${record.name} = ${record.value} into the DNS`);
  marquee.setTxtRecord(record.name, record.value);
  await owner.call(z.object({ provenAt: z.string() }), "POST", `${path}/proof`);
  const { status, body } = await marquee.page(ownerDomain);
  confirm(status === 200 && body.includes("Acme"), "the domain shows the channel", body);

  reportAction("makes it the primary domain, to which other hosts lead");
  const change = { primary: true, redirectsOthers: true };
  await owner.call(z.object({ primary: z.literal(true) }), "PATCH", path, change);
  const afterMs = await measureUntil(async () => {
    const { headers } = await marquee.page(channelHost, "/search");
    return headers.location === marquee.site(ownerDomain, "/search");
  }, shownWithinMs);
  confirm(afterMs !== undefined, `pages of ${channelHost} redirect to it`);
  const statusOfCertificate = async (domain: string) =>
    (await marquee.page("127.0.0.1", `/api/tls-allowed?domain=${domain}`)).status;
  confirm(
    (await statusOfCertificate(ownerDomain)) === 200,
    "a proxy may get its certificate (/api/tls-allowed)",
  );
  confirm(
    (await statusOfCertificate("watch.other.example")) === 404,
    "but none for a domain of nobody",
  );
}
