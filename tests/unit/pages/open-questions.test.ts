import { expect, test } from "vitest";
import { decideAccess } from "../../../lib/gate/decide-access.ts";
import { loadRequest } from "../../../lib/pages/load-request.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { tinyToken } from "../../support/tiny-accounts.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const fields = "/ch/t1/users/me/registration-fields";

async function open(accessToken: string) {
  const query = new URLSearchParams();
  const parsed = parseAddress("/user/userRegistration", query);
  const headers = new Headers({ host, cookie: await cookieOf({ accessToken }) });
  const { data, requester, response } = await loadRequest(headers, query, parsed);
  return { data, decision: decideAccess(parsed, data.visit?.channel ?? null, requester, response) };
}

test("the page of open questions has them from one request", async () => {
  const { data, decision } = await open(await tinyToken(provider().url));
  expect([decision.kind, data.questions]).toMatchObject(["pass", [{ token: "q1" }]]);
  expect(provider().requestedPaths.filter((path) => path === fields)).toHaveLength(1);
});

test("an ended session redirects from it to sign-in", async () => {
  const { decision } = await open("ended-elsewhere");
  expect(decision).toMatchObject({
    to: "/user/signIn",
    cookies: { session: null, referer: "/user/userRegistration" },
  });
});

test("an error of the questions is shown on the page, and ends no session", async () => {
  respond(fields, 503, { statusCode: 503 });
  const { data, decision } = await open(await tinyToken(provider().url));
  expect([decision.kind, decision.cookies, data.questions]).toEqual(["pass", undefined, null]);
});
