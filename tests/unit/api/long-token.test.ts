import { expect, test } from "vitest";
import { loadRequest } from "../../../lib/pages/load-request.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, ticketOf, post } from "./support.ts";

const { respond } = useTinyProvider();
const user = { _id: "u1", full_name: "Ada", email: "ada@tiny.example" };

test.each(["sign-in", "mobile-sign-in"])(
  "%s: a token too long for a cookie leads to an error and no session",
  async (call) => {
    respond("/channel/t1/login", 200, { ...user, access_token: "t".repeat(3_000) });
    const response = await post(call, { ...tinyViewer, ticket: await ticketOf() });
    expect([response.status, cookiesOf(response)]).toEqual([503, {}]);
  },
);

test("a token of usual length is stored", async () => {
  respond("/channel/t1/login", 200, { ...user, access_token: "t".repeat(2_400) });
  const line = (await post("sign-in", tinyViewer)).headers
    .getSetCookie()
    .find((each) => each.startsWith("mq_session="));
  expect(line?.split(";")[0]?.length).toBeLessThan(4_096);
});

test("a token in a URL that is too long for a cookie starts no session", async () => {
  respond("/ch/t1/users/me", 200, user);
  const query = new URLSearchParams({ access_token: "t".repeat(3_500) });
  const parsed = parseAddress("/user/signIn", query);
  const { response: found } = await loadRequest(new Headers({ host }), query, parsed);
  expect(found).toMatchObject({ tokenCheck: { session: undefined, providerOut: true } });
});

test.each([
  ["letters", "a"],
  ["emoji", "👩‍👩‍👧‍👦"],
  ["combining marks", "e\u0301"],
])("SE-182: a viewer whose name is 10,000 %s is signed in", async (_, piece) => {
  const full_name = piece.repeat(10_000);
  respond("/channel/t1/login", 200, { ...user, full_name, access_token: "t".repeat(43) });
  const response = await post("sign-in", tinyViewer);
  const line = response.headers.getSetCookie().find((each) => each.startsWith("mq_session="));
  expect(response.status).toBe(200);
  expect(Buffer.byteLength(line ?? "")).toBeGreaterThan(300);
  expect(Buffer.byteLength(line ?? "")).toBeLessThanOrEqual(4_096);
});
