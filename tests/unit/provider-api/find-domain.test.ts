import { expect, test } from "vitest";
import { findDomain } from "../../../lib/provider-api/find-domain.ts";
import { getChannel } from "../../../lib/provider-api/channel.ts";
import { later } from "../../support/later.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();

let clients = 0;
/** Each client has its own network. */
const aClient = () => `2001:db8:1:${(clients += 1).toString(16)}::1`;
const domain = { token: "tiny", redirects: false };

test("a domain is requested once for all visitors", async () => {
  respond("/hosts/watch.example", 200, domain);
  expect(await findDomain("watch.example", aClient())).toEqual(domain);
  expect(await findDomain("watch.example", aClient())).toEqual(domain);
  expect(provider().requestedPaths).toEqual(["/hosts/watch.example"]);
});

test("a host that is no domain is requested once too", async () => {
  respond("/hosts/a.example", 404, {});
  expect(await findDomain("a.example", aClient())).toBeNull();
  expect(await findDomain("a.example", aClient())).toBeNull();
  expect(provider().requestedPaths).toEqual(["/hosts/a.example"]);
});

test("a host that was requested before its domain was proven is a domain ten seconds later", async () => {
  respond("/hosts/soon.example", 404, {});
  await findDomain("soon.example", aClient());
  respond("/hosts/soon.example", 200, domain);
  later(10);
  expect(await findDomain("soon.example", aClient())).toEqual(domain);
});

test.each([
  ["a domain", "kept.example", 200, domain],
  ["no domain", "none.example", 404, null],
])("that a host is %s stays known while the provider fails", async (_, host, status, expected) => {
  respond(`/hosts/${host}`, status, expected ?? {});
  await findDomain(host, aClient());
  respond(`/hosts/${host}`, 500, {});
  later(61);
  expect(await findDomain(host, aClient())).toEqual(expected);
});

test("a provider that fails from the start is an error, and not a host without a domain", async () => {
  respond("/hosts/down.example", 500, {});
  await expect(findDomain("down.example", aClient())).rejects.toMatchObject({ code: 500 });
});

// docs/security.md SE-231
test("made-up hosts are looked up at a bounded rate, and known domains and channels are not affected", async () => {
  respond("/hosts/watch.example", 200, domain);
  await findDomain("watch.example", aClient());
  const viewer = { ip: aClient(), userAgent: "" };
  await getChannel({ viewer, language: "en" }, "tiny");
  const flood = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, index) => findDomain(`made-up-${index}.example`, aClient())),
  );
  expect(flood.filter(({ status }) => status === "rejected").length).toBeGreaterThan(500);
  later(61);
  expect(await findDomain("watch.example", aClient())).toEqual(domain);
  expect(await getChannel({ viewer, language: "en" }, "tiny")).toMatchObject({ token: "tiny" });
});
