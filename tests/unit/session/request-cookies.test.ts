import { describe, expect, test } from "vitest";
import {
  type CookieChanges,
  cookieChangesToSetCookies,
  readRequestCookies,
} from "../../../lib/session/request-cookies.ts";
import { openSession } from "../../../lib/session/session.ts";
import { aSession } from "../../support/samples.ts";

const secrets = ["a secret of at least thirty-two bytes: one"];
const scope = { channelId: "c1", host: "demo.localhost:3000" };
const everything: CookieChanges = {
  session: aSession(),
  content: "a b;c",
  paywall: "p",
  widget: "4",
  payment: "pt",
  price: "p/month & more",
  referer: "/pages/x?a=1&b=ø",
  bypass: "1",
  origin: "http://demo.example.com",
  flow: { nonce: "n", userId: "u1" },
  logout: { accessToken: "t0ken" },
  lists: "watch_list",
};
const writing = { scope, secrets, secure: false };

function asSent(lines: string[]): string {
  return lines.map((line) => line.split(";")[0]).join("; ");
}

describe("the cookies of the contract", () => {
  test.each([
    ["mq_session", 604_800],
    ["mq_content", 31_536_000],
    ["mq_paywall", 31_536_000],
    ["mq_widget", 86_400],
    ["mq_price", 86_400],
    ["mq_payment", 180],
    ["mq_logout", 60],
    ["mq_bypass", 60],
    ["mq_referer", 86_400],
    ["mq_flow", 600],
    ["mq_origin", 3_153_600_000],
  ])(
    "%s has a lifetime of %i seconds, hidden from scripts and from other sites' posts",
    async (name, life) => {
      const lines = await cookieChangesToSetCookies(everything, writing);
      const [line = "", ...others] = lines.filter((each) => each.startsWith(`${name}=`));
      expect(others).toEqual([]);
      expect(line.slice(line.indexOf(";"))).toBe(
        `; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax`,
      );
    },
  );

  test("expose for a minute for which lists the next page reserves room", async () => {
    const lines = await cookieChangesToSetCookies(everything, writing);
    expect(lines).toContain("mq_lists=watch_list; Path=/; Max-Age=60; SameSite=Lax");
  });

  test("are hidden from scripts, except mq_lists", async () => {
    const lines = await cookieChangesToSetCookies(everything, writing);
    const shown = lines.filter((line) => !line.includes("; HttpOnly"));
    expect(shown.map((line) => line.split("=")[0])).toEqual(["mq_lists"]);
  });

  test("are only sent over HTTPS where the site is on it, and the session only to this host", async () => {
    const lines = await cookieChangesToSetCookies(everything, { ...writing, secure: true });
    expect(lines.every((line) => line.endsWith("; Secure") && !/domain/i.test(line))).toBe(true);
    expect(lines.filter((line) => line.startsWith("__Host-mq_session="))).toHaveLength(1);
  });

  test("are restored as they were set", async () => {
    const header = asSent(await cookieChangesToSetCookies(everything, writing));
    const { session: _, ...others } = everything;
    expect(await readRequestCookies(header, secrets, scope)).toEqual(others);
    expect(await openSession(header, "mq_session", secrets, scope)).toEqual(everything.session);
  });

  test("contain no readable token", async () => {
    expect(asSent(await cookieChangesToSetCookies(everything, writing))).not.toContain("t0ken");
  });

  test("are deleted by a lifetime of zero", async () => {
    const lines = await cookieChangesToSetCookies(
      { content: null, session: null, flow: null },
      writing,
    );
    expect(lines).toEqual([
      "mq_content=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "mq_flow=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "mq_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
  });

  test("store a session's end for a day for the page that notifies the app", async () => {
    const logout = { accessToken: "t", untold: true };
    const [line] = await cookieChangesToSetCookies({ logout }, { scope, secrets, secure: false });
    expect(line).toContain("Max-Age=86400;");
  });

  test("store a new token for a minute for the app", async () => {
    const [line] = await cookieChangesToSetCookies(
      { flow: { nonce: "n", arrived: true } },
      writing,
    );
    expect(line).toContain("Max-Age=60;");
  });

  test("are not changed by an update that does not name them", async () => {
    expect(await cookieChangesToSetCookies({}, writing)).toEqual([]);
  });

  test("store no place that is too long for a browser", async () => {
    expect(await cookieChangesToSetCookies({ referer: `/${"x".repeat(1_000)}` }, writing)).toEqual(
      [],
    );
  });
});

describe("a sealed cookie", () => {
  const flow = { nonce: "n" };
  const seal = async (where = scope) =>
    asSent(
      await cookieChangesToSetCookies(
        { flow, logout: { accessToken: "t" } },
        { ...writing, scope: where },
      ),
    );

  test.each([
    ["on another channel", { ...scope, channelId: "c2" }],
    ["on another host", { ...scope, host: "demo.example.com" }],
  ])("is invalid %s", async (_, where) => {
    const found = await readRequestCookies(await seal(), secrets, where);
    expect([found.flow, found.logout]).toEqual([undefined, undefined]);
  });

  test("is invalid under another secret", async () => {
    const found = await readRequestCookies(await seal(), ["x".repeat(40)], scope);
    expect(found.flow).toBeUndefined();
  });

  test("is ignored when it comes twice", async () => {
    const once = await seal();
    const found = await readRequestCookies(`${once}; ${once}`, secrets, scope);
    expect([found.flow, found.logout]).toEqual([undefined, undefined]);
  });

  test("is invalid in the place of another", async () => {
    const header = (await seal()).replace(/mq_flow=[^;]*; mq_logout=/, "mq_flow=");
    expect((await readRequestCookies(header, secrets, scope)).flow).toBeUndefined();
  });
});

test.each(["%E0%A4%A", "", "%"])("a place that cannot be read, %j, is ignored", async (value) => {
  const found = await readRequestCookies(`mq_content=${value}`, secrets, scope);
  expect(found.content).toBeUndefined();
});
