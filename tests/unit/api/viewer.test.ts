import { expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { env } from "../../../lib/env.ts";
import { sealSession, sessionCookieName } from "../../../lib/session/session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

useTinyProvider();
const host = "tiny.localhost";

async function getViewer(session?: object) {
  const headers = new Headers({ host });
  if (session) {
    const facts = { accountType: "local", channelId: "t1", host, issuedAt: Date.now(), ...session };
    const sealed = await sealSession(facts, env().sessionSecrets);
    headers.set("cookie", `${sessionCookieName(false)}=${sealed}`);
  }
  return (await handleApiCall("GET", "viewer", headers, new URLSearchParams())).json();
}

test("a visitor without a session is signed out", async () => {
  expect(await getViewer()).toEqual({ signedIn: false });
});

test("a session that contains no token is signed out", async () => {
  expect(await getViewer({ alerts: 3 })).toEqual({ signedIn: false });
});

test("a viewer in a group has personal offers, signed in or not, and the group is not returned", async () => {
  expect(await getViewer({ subscribersGroup: "gold" })).toEqual({
    signedIn: false,
    ownOffers: true,
  });
  const response = await getViewer({ accessToken: "t0ken", subscribersGroup: "gold" });
  expect(response).toMatchObject({ signedIn: true, ownOffers: true });
});

test("a signed-in viewer has a name and alerts, and the token is not returned", async () => {
  const response = await getViewer({
    accessToken: "t0ken",
    userName: "Ada",
    alerts: 3,
    email: "a@b.test",
  });
  expect(response).toEqual({ signedIn: true, name: "Ada", alerts: 3 });
});
