import { expect, test } from "vitest";
import { createViewerRequest } from "../../../lib/pages/viewer-request.ts";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { sendJson } from "../../support/tiny-provider.ts";
import { cookieOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, post, statusAndBody, sentBack, signedIn } from "./support.ts";

const { provider, respond } = useTinyProvider();
const day = 86_400_000;

/** Delays a call of the provider until `respondWith` responds to it. */
function hold(path: string): { arrived: Promise<void>; respondWith: (body: unknown) => void } {
  let release: (body: unknown) => void = () => {};
  const arrived = new Promise<void>((resolveArrived) => {
    provider().respondWith(path, (response) => {
      release = (body) => sendJson(response, 200, body);
      resolveArrived();
    });
  });
  return { arrived, respondWith: (body) => release(body) };
}

// docs/security.md SE-20
test("a response to another tab does not restore a session that was signed out meanwhile", async () => {
  const cookie = await signedIn();
  const call = hold("/ch/t1/users/me/alerts");
  const other = post("clear-alerts", {}, { cookie });
  await call.arrived;
  await post("sign-out", {}, { cookie });
  call.respondWith({});
  expect(cookiesOf(await other)).toMatchObject({ mq_session: "" });
});

// docs/security.md SE-20
test("a token refresh in progress at the sign-out does not restore the session", async () => {
  const cookie = await cookieOf({ accessToken: "half-spent", issuedAt: Date.now() - 4 * day });
  const call = hold("/ch/tiny/users/access-token");
  const other = get("viewer", { cookie });
  await call.arrived;
  await post("sign-out", {}, { cookie });
  call.respondWith({ access_token: "refreshed", expires_at: new Date(Date.now() + day) });
  expect((await other).headers.getSetCookie().join()).not.toMatch(/mq_session=[^;]/);
});

test("a viewer who signs in again is signed in, even when the provider issues the same token", async () => {
  respond("/channel/t1/login", 200, { _id: "u1", full_name: "Ada", access_token: "the-only-one" });
  const cookie = sentBack(await post("sign-in", tinyViewer));
  await post("sign-out", {}, { cookie });
  expect(cookiesOf(await post("sign-in", tinyViewer)).mq_session).toBeTruthy();
});

test("a sign-in in an old tab takes over nothing of the viewer who signed in in another tab", async () => {
  const first = { _id: "u2", full_name: "Mallory", access_token: "m1", subscribersGroup: "gold" };
  respond("/channel/t1/login", 200, first);
  const cookie = sentBack(await post("sign-in", tinyViewer));
  respond("/channel/t1/login", 200, { _id: "u1", full_name: "Ada", access_token: "a1" });
  const next = sentBack(await post("sign-in", tinyViewer, { cookie }));
  expect(await statusAndBody(await get("viewer", { cookie: next }))).toMatchObject([
    200,
    { name: "Ada" },
  ]);

  const headers = new Headers({ host: "tiny.localhost", cookie: next });
  const visit = await createViewerRequest(headers, new URLSearchParams());
  expect(visit?.session).toMatchObject({ userId: "u1" });
  expect(visit?.session?.subscribersGroup).toBeUndefined();
});
