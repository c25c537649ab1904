import { type IncomingMessage, request } from "node:http";
import { describe, expect, it } from "vitest";
import { oneDatabase } from "./support/databases.ts";
import { signInChannels, tokenOf } from "./support/idp-sign-in.ts";
import { useProvider } from "./support/provider.ts";

const publicHost = "localhost:4100";
const channel = tokenOf("oracle");
const site = `http://${channel}.localhost:3000`;
const auth = `/channel/${channel}/google/auth?success_url=${encodeURIComponent(`${site}/mobile/user/signIn`)}`;
const signIn = `/identity/google/auth?client_id=marquee-${channel}`;

describe.each(oneDatabase)("the identity providers in the simulator", (database) => {
  const { console, origin } = useProvider(database, {
    catalogues: signInChannels,
    publicOrigin: `http://${publicHost}`,
  });

  const consoleHost = () => new URL(console.publicOrigin()).host;
  const phone = () => `console.${channel}.${consoleHost()}`;
  const hostOf = (path: string) => (path.startsWith("/identity/") ? consoleHost() : publicHost);

  /** `fetch` sets Host and Sec-Fetch-Dest, so this uses node:http. */
  const sendRequest = (path: string, host: string, dest = "iframe") =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { Host: host, "Sec-Fetch-Dest": dest };
      const at = host === publicHost ? origin() : console.origin();
      request(at + path, { headers }, (response) => resolve(response.resume()))
        .once("error", reject)
        .end();
    });
  const whereTo = async (path: string, dest = "iframe") =>
    (await sendRequest(path, hostOf(path), dest)).headers.location;

  it.each([
    ["a URL of an identity provider", auth],
    ["the authorization page of an identity provider", signIn],
    ["a callback of an identity provider", `/channel/${channel}/google/callback?code=c&state=s`],
    [
      "a sign-out of an identity provider",
      `/identity/oracle/oauth2/v1/userlogout?post_logout_redirect_url=${site}/`,
    ],
  ])("W8: %s in the phone is redirected to the console's host name", async (_, path) => {
    expect(await whereTo(path)).toBe(`http://${phone()}${path}`);
  });

  it("W8: outside the phone no request is redirected there", async () => {
    expect(await whereTo(auth, "document")).toMatch(
      `${console.publicOrigin()}/identity/google/auth?`,
    );
  });

  it.each([
    "/identity/google/auth?client_id=marquee-evil.example%2F",
    "/identity/google/auth?client_id=marquee-nobody",
    "/identity/oracle/oauth2/v1/userlogout?post_logout_redirect_url=http%3A%2F%2Fevil.example%2F",
    "/channel/evil.example/google/auth",
  ])("W8: %s names no channel and is not redirected", async (path) => {
    expect((await whereTo(path)) ?? "").not.toMatch(/console|evil\.example/);
  });

  it("W9: only the console's pages may frame an identity provider under the console's host name, and no page elsewhere", async () => {
    for (const [host, framedBy, option] of [
      [phone(), "frame-ancestors 'self'", "SAMEORIGIN"],
      [consoleHost(), "frame-ancestors 'none'", "DENY"],
    ] as const) {
      const signInPath = `${signIn}&response_type=code`;
      for (const path of [signInPath, "/identity/google/sign-in/over"]) {
        const { headers } = await sendRequest(path, host, "document");
        expect(headers["content-security-policy"]).toContain(framedBy);
        expect(headers["x-frame-options"]).toBe(option);
      }
    }
  });
});
