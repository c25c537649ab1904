import { describe, expect, onTestFinished, test, vi } from "vitest";
import { env } from "../../../lib/env.ts";
import { setCookies } from "../../../lib/session/cookies.ts";
import { makeTicket } from "../../../lib/session/ticket.ts";
import { aSession } from "../../support/samples.ts";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, ticketOf, post, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const scope = { channelId: "t1", host };
const refusal = [403, expect.objectContaining({ code: 403, detail: "TICKET" })];

/** The cookies of whoever has just arrived from an identity provider. */
async function arrived(accessToken = "arrived"): Promise<string> {
  const secrets = env().sessionSecrets;
  const flow = { nonce: "n", userId: "u1", arrived: true };
  const [line = ""] = await setCookies({ flow }, { scope, secure: false, secrets });
  return `${await cookieOf({ accessToken })}; ${line.split(";")[0]}`;
}

// docs/security.md SE-50
describe("a bearer is handed over", () => {
  test("to the page that has its value", async () => {
    const body = { ticket: await ticketOf("arrived") };
    const response = await post("mobile-sign-in", body, { cookie: await arrived() });
    expect(await response.json()).toMatchObject({ message: { access_token: "arrived" } });
  });

  test.each<[string, () => unknown]>([
    ["nothing", () => ({})],
    ["a word", () => ({ ticket: "guess" })],
    ["a list", () => ({ ticket: ["guess"] })],
    ["the value of a visitor", async () => ({ ticket: await ticketOf() })],
    ["the value of another viewer", async () => ({ ticket: await ticketOf("other") })],
    ["the value of another channel", () => madeWith({ scope: { ...scope, channelId: "t2" } })],
    ["the value of another host", () => madeWith({ scope: { ...scope, host: "b.localhost" } })],
    ["a value sealed elsewhere", () => madeWith({ secrets: ["x".repeat(40)] })],
  ])("not to a page with %s", async (_, made) => {
    const response = await post("mobile-sign-in", await made(), { cookie: await arrived() });
    expect(await statusAndBody(response)).toEqual(refusal);
    expect(cookiesOf(response)).toEqual({});
  });

  test("once for each value, and the provider is not asked again", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    expect((await post("mobile-sign-in", body)).status).toBe(200);
    expect(await statusAndBody(await post("mobile-sign-in", body))).toEqual(refusal);
    expect(provider().requestedPaths.filter((path) => path === "/channel/t1/login")).toHaveLength(
      1,
    );
  });

  test("once to two that ask at the same time", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    const both = await Promise.all([post("mobile-sign-in", body), post("mobile-sign-in", body)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  test("after a wrong password to the same page", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    respond("/channel/t1/login", 401, { statusCode: 401 });
    expect((await post("mobile-sign-in", body)).status).toBe(401);
    respond("/channel/t1/login", 200, { _id: "u1", access_token: "tiny-1" });
    expect((await post("mobile-sign-in", body)).status).toBe(200);
  });

  test("not to a page that has stood open for more than an hour", async () => {
    const body = { ...tinyViewer, ticket: await ticketOf() };
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await statusAndBody(await post("mobile-sign-in", body))).toEqual(refusal);
  });
});

async function madeWith(other: Partial<Parameters<typeof makeTicket>[0]>) {
  const session = aSession({ accessToken: "arrived" });
  const ticket = { session, scope, secrets: env().sessionSecrets };
  return { ticket: await makeTicket({ ...ticket, ...other }) };
}
