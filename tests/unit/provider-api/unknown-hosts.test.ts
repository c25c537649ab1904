import { expect, test } from "vitest";
import { getChannel } from "../../../lib/provider-api/channel.ts";
import { later } from "../../support/later.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();

let labels = 0;
let clients = 0;
/** Each client has its own network. */
const aClient = () => `2001:db8:0:${(clients += 1).toString(16)}::1`;
const find = (label: string, ip = aClient()) =>
  getChannel({ viewer: { ip, userAgent: "" }, language: "en" }, label);
const findUnknown = (count: number, ip?: string) =>
  Promise.allSettled(
    Array.from({ length: count }, () => find(`nobody-${(labels += 1)}`, ip ?? aClient())),
  );

test("an unknown host is requested once in ten seconds", async () => {
  expect([await find("nobody"), await find("nobody")]).toEqual([null, null]);
  expect(provider().requestedPaths).toEqual(["/ch/nobody"]);
  later(10);
  respond("/ch/nobody", 200, { token: "nobody" });
  respond("/ch/nobody", 404, {});
  await find("nobody");
  expect(provider().requestedPaths).toHaveLength(2);
});

// docs/security.md SE-63
test("45 unknown hosts of one client do not block a channel that was never requested", async () => {
  const client = aClient();
  await findUnknown(45, client);
  expect(await find("tiny", client)).toMatchObject({ token: "tiny" });
});

// docs/security.md SE-63
test("unknown hosts are requested at a bounded rate, and known channels are not affected", async () => {
  await find("tiny");
  const flood = await findUnknown(1_000);
  const failures = flood.filter(({ status }) => status === "rejected");
  expect(failures.length).toBeGreaterThan(500);
  expect(failures[0]).toMatchObject({ reason: { code: 503, retryAfterS: 1 } });
  later(3_600);
  provider().requestedPaths.length = 0;
  expect(await find("tiny")).toMatchObject({ token: "tiny" });
  expect(provider().requestedPaths).toEqual(["/ch/tiny"]);
});

// docs/security.md SE-63
test("one client's unknown hosts do not block other clients from a channel that was never requested", async () => {
  await findUnknown(200, aClient());
  expect(await find("tiny")).toMatchObject({ token: "tiny" });
});
