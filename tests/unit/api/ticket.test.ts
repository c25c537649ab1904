import { describe, expect, onTestFinished, test, vi } from "vitest";
import { env } from "../../../lib/env.ts";
import { cookieChangesToSetCookies } from "../../../lib/session/request-cookies.ts";
import { makeAppSignInTicket } from "../../../lib/session/app-sign-in-ticket.ts";
import { aSession } from "../../support/samples.ts";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, ticketOf, post, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const scope = { channelId: "t1", host };
const refusal = [403, expect.objectContaining({ code: 403, detail: "TICKET" })];

/** The cookies of a viewer who has just signed in at an identity provider. */
async function arrived(accessToken = "arrived"): Promise<string> {
  const secrets = env().sessionSecrets;
  const flow = { nonce: "n", userId: "u1", arrived: true };
  const [line = ""] = await cookieChangesToSetCookies({ flow }, { scope, secure: false, secrets });
  return `${await cookieOf({ accessToken })}; ${line.split(";")[0]}`;
}

// docs/security.md SE-50
describe("the access token for the app", () => {
  test("is returned to the page that has its ticket", async () => {
    const body = { ticket: await ticketOf("arrived") };
    const response = await post("mobile-sign-in", body, { cookie: await arrived() });
    expect(await response.json()).toMatchObject({ message: { access_token: "arrived" } });
  });

  test.each<[string, () => unknown]>([
    ["nothing", () => ({})],
    ["a word", () => ({ ticket: "guess" })],
    ["a list", () => ({ ticket: ["guess"] })],
    ["the ticket of a visitor", async () => ({ ticket: await ticketOf() })],
    ["the ticket of another viewer", async () => ({ ticket: await ticketOf("other") })],
    ["the ticket of another channel", () => madeWith({ scope: { ...scope, channelId: "t2" } })],
    ["the ticket of another host", () => madeWith({ scope: { ...scope, host: "b.localhost" } })],
    ["a ticket sealed elsewhere", () => madeWith({ secrets: ["x".repeat(40)] })],
  ])("is not returned to a page with %s", async (_, made) => {
    const response = await post("mobile-sign-in", await made(), { cookie: await arrived() });
    expect(await statusAndBody(response)).toEqual(refusal);
    expect(cookiesOf(response)).toEqual({});
  });

  test("is returned once for each ticket, and the provider is not called again", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    expect((await post("mobile-sign-in", body)).status).toBe(200);
    expect(await statusAndBody(await post("mobile-sign-in", body))).toEqual(refusal);
    expect(provider().requestedPaths.filter((path) => path === "/channel/t1/login")).toHaveLength(
      1,
    );
  });

  test("is returned once to two simultaneous requests", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    const both = await Promise.all([post("mobile-sign-in", body), post("mobile-sign-in", body)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  test("is returned to the same page after a wrong password", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    respond("/channel/t1/login", 401, { statusCode: 401 });
    expect((await post("mobile-sign-in", body)).status).toBe(401);
    respond("/channel/t1/login", 200, { _id: "u1", access_token: "tiny-1" });
    expect((await post("mobile-sign-in", body)).status).toBe(200);
  });

  test("is not returned to a page that is more than an hour old", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await statusAndBody(await post("mobile-sign-in", body))).toEqual(refusal);
  });
});

async function madeWith(other: Partial<Parameters<typeof makeAppSignInTicket>[0]>) {
  const session = aSession({ accessToken: "arrived" });
  const ticket = { session, scope, secrets: env().sessionSecrets };
  return { ticket: await makeAppSignInTicket({ ...ticket, ...other }) };
}
