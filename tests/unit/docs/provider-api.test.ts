import { readFileSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { channel } from "../../../lib/contract/channel.ts";
import { content } from "../../../lib/contract/content.ts";
import { device, deviceCheck } from "../../../lib/contract/device.ts";
import { errorAnswer, errorSources } from "../../../lib/contract/error-answer.ts";
import { env } from "../../../lib/env.ts";
import { footer } from "../../../lib/contract/footer.ts";
import { header } from "../../../lib/contract/header.ts";
import { languages } from "../../../lib/contract/languages.ts";
import { page } from "../../../lib/contract/page.ts";
import { boughtGift, gift, redemption } from "../../../lib/contract/gift.ts";
import { paywall, price, quote } from "../../../lib/contract/paywall.ts";
import { checkout, invoice, purchase, purchaseDetails } from "../../../lib/contract/purchase.ts";
import {
  paging,
  section,
  sectionItem,
  sectionItems,
  sections,
} from "../../../lib/contract/sections.ts";
import { seo } from "../../../lib/contract/seo.ts";
import { accessToken, registrationField, user } from "../../../lib/contract/user.ts";
import { viewership, viewershipEntry } from "../../../lib/contract/viewership.ts";
import { socialNetworks } from "../../../lib/contract/channel.ts";
import * as accounts from "../../../lib/provider-api/accounts.ts";
import { authAddress, ssoLogoutAddress } from "../../../lib/provider-api/auth-addresses.ts";
import { getChannel, getFooter, getHeader } from "../../../lib/provider-api/channel.ts";
import { getContent } from "../../../lib/provider-api/content.ts";
import {
  deleteRecordedEvents,
  getRecordedEvents,
  sendEvents,
} from "../../../lib/provider-api/events.ts";
import * as devices from "../../../lib/provider-api/devices.ts";
import * as lists from "../../../lib/provider-api/lists.ts";
import { sendNotice } from "../../../lib/provider-api/notices.ts";
import {
  getOwnItems,
  getPage,
  getSectionItems,
  getSections,
} from "../../../lib/provider-api/page.ts";
import * as profile from "../../../lib/provider-api/profile.ts";
import * as progress from "../../../lib/provider-api/progress.ts";
import * as push from "../../../lib/provider-api/push.ts";
import { startCheckout, startGift } from "../../../lib/provider-api/checkout.ts";
import * as offers from "../../../lib/provider-api/paywalls.ts";
import * as bought from "../../../lib/provider-api/purchases.ts";
import * as subscriptions from "../../../lib/provider-api/subscriptions.ts";
import { reach } from "../../../lib/provider-api/reach.ts";
import * as typing from "../../../lib/provider-api/search.ts";
import { aChannel } from "../../support/samples.ts";
import { fieldsOf } from "./schema-fields.ts";

const root = new URL("../../../", import.meta.url);
const text = readFileSync(new URL("docs/provider-api.md", root), "utf8");

/** The rows of each shape's table: path of a field, whether it is required, the shape it holds. */
type Row = { field: string; required: boolean; holds: string | undefined };
const shapes = new Map(
  [...text.matchAll(/^### PA-\d+ (\w+)\n([\s\S]*?)(?=^##|$(?![\s\S]))/gm)].map(
    ([, name = "", body = ""]) => [name, rowsOf(body)] as const,
  ),
);

function rowsOf(body: string): Row[] {
  return body.split("\n").flatMap((line) => {
    const [, first = "", required = "", type = ""] = line.split(/(?<!\\)\|/);
    const holds = /\[([A-Z]\w+)\]\(#/.exec(type)?.[1];
    const fields = [...first.matchAll(/`([^`]+)`/g)].map(([, field = ""]) => field);
    return fields.map((field) => ({ field, required: required.trim() === "yes", holds }));
  });
}

/** Every field of a documented shape, what it holds written out. */
function documented(name: string): string[] {
  return (shapes.get(name) ?? []).flatMap(({ field, holds }) =>
    holds && shapes.has(holds)
      ? documented(holds).map((inner) => `${field}.${inner}`)
      : [field.replace(/\[\]$/, "")],
  );
}

const schemas: Record<string, z.ZodType> = {
  Channel: channel,
  Seo: seo,
  Header: header,
  Footer: footer,
  Page: page,
  Sections: sections,
  Section: section,
  SectionItems: sectionItems,
  SectionItem: sectionItem,
  Paging: paging,
  Content: content,
  User: user,
  AccessToken: accessToken,
  RegistrationField: registrationField,
  PurchaseDetails: purchaseDetails,
  ErrorAnswer: errorAnswer,
  Viewership: viewership,
  ViewershipEntry: viewershipEntry,
  Checkout: checkout,
  Paywall: paywall,
  Price: price,
  Quote: quote,
  Purchase: purchase,
  Invoice: invoice,
  Gift: gift,
  BoughtGift: boughtGift,
  Redemption: redemption,
  Device: device,
  DeviceCheck: deviceCheck,
};

describe("the shapes of docs/provider-api.md", () => {
  test.each(Object.entries(schemas))("%s has the fields of its schema", (name, schema) => {
    const inMenu = (path: string) => path.replace(/(^navigation\[\]\.items)\[\]\..*/, "$1");
    const read = new Set(fieldsOf(schema).map(inMenu));
    expect(documented(name).toSorted()).toEqual([...read].toSorted());
  });

  test("no other table has fields", () => {
    const withTable = [...shapes].filter(([, rows]) => rows.length > 0).map(([name]) => name);
    const known = [...Object.keys(schemas), "NavigationItem"];
    expect(withTable.toSorted()).toEqual(known.toSorted());
  });

  const smallest: [name: string, value: Record<string, unknown>][] = [
    [
      "Channel",
      {
        token: "a",
        name: "A",
        channel_id: "1",
        origin: "https://a.example.com",
        "page.token": "home",
      },
    ],
    ["Page", { token: "a", url: "a", name: "A" }],
    ["Sections", { "data[]": [] }],
    ["SectionItems", { "data[]": [] }],
    ["Content", { token: "a" }],
    ["User", { _id: "1" }],
    ["AccessToken", { access_token: "a" }],
  ];

  test.each(smallest)("%s needs what is marked as required, and no more", (name, value) => {
    const schema = schemas[name];
    const paths = Object.keys(value);
    const marked = (shapes.get(name) ?? []).filter(({ required }) => required);
    expect(marked.map(({ field }) => field)).toEqual(paths);
    expect(schema?.safeParse(nested(value)).success).toBe(true);
    for (const path of paths) {
      const { [path]: _, ...rest } = value;
      expect(schema?.safeParse(nested(rest)).success, `without ${path}`).toBe(false);
    }
  });

  test.each([
    ["languages", languages],
    ["social networks", socialNetworks],
    ["sources of errors", errorSources],
  ])("names all %s", (_, names) => {
    expect(text).toContain([...names].map((each) => `\`${each}\``).join(", "));
  });
});

/** `{ "page.token": 1 }` → `{ page: { token: 1 } }` */
function nested(flat: Record<string, unknown>): object {
  const made: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [first = "", second] = path.replace("[]", "").split(".");
    made[first] = second === undefined ? value : { [second]: value };
  }
  return made;
}

describe("the calls of docs/provider-api.md", () => {
  type Call = { request: string; bearer: boolean; body: string };
  const asked: Call[] = [];
  let server: Server;

  beforeAll(async () => {
    server = createServer(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(Buffer.from(chunk));
      const text = Buffer.concat(chunks).toString() || "{}";
      const isLines = req.headers["content-type"] === "application/x-ndjson";
      const sent: unknown = isLines ? { NDJSON: text } : JSON.parse(text);
      const bearer = req.headers.authorization !== undefined;
      const body = Array.isArray(sent) ? ["a list"] : Object.keys(Object(sent)).toSorted();
      asked.push({ request: `${req.method} ${addressOf(req.url)}`, bearer, body: body.join(", ") });
      res.writeHead(404).end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("PROVIDER_API_URL", `http://127.0.0.1:${port}`);
    vi.stubEnv("WATCHLIST_URL", `http://127.0.0.1:${port}/{WATCHLIST_URL}`);
    vi.stubEnv("LIVE_NOTIFICATIONS_URL", `http://127.0.0.1:${port}/{LIVE_NOTIFICATIONS_URL}`);
    vi.stubEnv("ANALYTICS_URL", `http://127.0.0.1:${port}/{ANALYTICS_URL}`);
    vi.stubEnv("SESSION_SECRET", "a secret that is thirty-two bytes long or more");
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const settings = { viewers: { signupMethods: { sso: { enabled: true } } } };
  const named = aChannel({ token: "{channel}", channel_id: "{channel_id}", settings });
  const staging = aChannel({ token: "{channel}", channel_id: "{channel_id}", mode: "staging" });
  const viewer = { ip: "203.0.113.9", userAgent: "Browser/1.0" };
  const by = { viewer, language: "en" as const, token: "secret", analyticsClientId: "c" };
  const account = { callContext: by, channel: named, host: "demo.localhost", mobile: false };
  const items = { pageId: "{pageId}", sectionId: "{sectionId}", tab: "a", context: "a" };
  const video = { videoId: "{videoId}", payment: "a", context: "a" };
  const newcomer = { email: "a", password: "a", first_name: "a", last_name: "a" };
  const subscription = { endpoint: "https://a.example", keys: { p256dh: "a", auth: "a" } };
  const answers = [{ registration_field_token: "a", has_skipped: true as const }];

  const priceName = { paywallId: "{paywallId}", priceToken: "{priceToken}" };
  const returns = { success_url: "a", cancel_url: "a" };
  const paying = { ...returns, promo: "a", googleAnalyticsClientId: "a" };
  const present = { email: "a", message: "a", send_at: "a" };
  const hosted = { ...returns, session_hosted_url: "a" };
  const ofPaywall = { paywallId: "{paywallId}", key: "k" };
  const changeBy = (change: subscriptions.SubscriptionChange) =>
    subscriptions.changeSubscription(by, named, ofPaywall, change);

  const batch = { table: "visits" as const, lines: "{}" };
  const search = { q: "a", sort_by: "start_time", filter_by: "a" } as const;
  const calls: Record<string, () => Promise<unknown>> = {
    "PA-20": () => getChannel(by, "{label}"),
    "PA-21": () => reach(by, named),
    "PA-22": () => getHeader(by, "{channel}"),
    "PA-23": () => getFooter(by, "{channel}"),
    "PA-24": () => getPage(by, "{channel}", "{pageId}"),
    "PA-25": () => getSections(by, "{channel}", { pageId: "{pageId}", context: "a" }),
    "PA-26": () => getSectionItems(by, "{channel}", { ...items, search }),
    "PA-27": () => getContent(by, named, video),
    "PA-28": () => getContent(by, staging, video),
    "PA-29": () => accounts.login(account, "a", "a"),
    "PA-30": () => accounts.signUp(account, newcomer),
    "PA-31": () => accounts.logout(account),
    "PA-32": () => accounts.sendVerification(account, "a"),
    "PA-33": () => accounts.verifyEmail(account, "{verifyToken}"),
    "PA-34": () => accounts.forgotPassword(account, "a", false),
    "PA-35": () => accounts.forgotPassword(account, "a", true),
    "PA-36": () => accounts.resetPassword(account, "{resetToken}", "a"),
    "PA-37": () => accounts.changePassword(account, "a", "a"),
    "PA-38": () => profile.getProfile(by, named),
    "PA-39": () => profile.getAccessToken(by, named),
    "PA-40": () => profile.clearAlerts(by, named),
    "PA-41": () => profile.getRegistrationFields(by, named),
    "PA-42": () => profile.sendRegistrationAnswers(by, named, answers),
    "PA-43": () => bought.getPurchaseDetails(by, named, "{sessionId}"),
    "PA-44": () => sendNotice(by, "{channel}", { kind: "csp", detail: "a" }),
    "PA-96": () => lists.changeWatchList(by, named, { inputToken: "a", added: true }),
    "PA-97": () => lists.changeWatchList(by, named, { inputToken: "a", added: false }),
    "PA-98": () =>
      lists.changeLiveNotification(by, named, { inputToken: "a", added: true, email: "a" }),
    "PA-99": () =>
      lists.changeLiveNotification(by, named, { inputToken: "a", added: false, email: "a" }),
    "PA-100": () => lists.getViewership(by, named),
    "PA-249": () => sendEvents(by, named, env().analyticsUrl ?? "", batch),
    "PA-248": () => getRecordedEvents(by, named),
    "PA-247": () => deleteRecordedEvents(by, named),
    "PA-110": () => push.getPushKey(by, named),
    "PA-111": () => push.subscribe(by, named, subscription),
    "PA-112": () => push.unsubscribe(by, named, subscription.endpoint),
    "PA-120": () => progress.sendProgress(by, named, { userId: "a", token: "a", time: 1 }),
    "PA-121": () => progress.forgetProgress(by, named, "a"),
    "PA-140": () => getOwnItems(by, "{channel}", { ...items, p: "a", subscribersGroup: "a" }),
    "PA-160": () => offers.getPaywalls(by, named, "a"),
    "PA-161": () => offers.getPaywall(by, named, "{paywallId}"),
    "PA-162": () => offers.getQuote(by, named, { ...priceName, promo: "a", context: "a" }),
    "PA-163": () => startCheckout(by, named, priceName, { ...paying, context: "a" }, "k"),
    "PA-164": () => startGift(by, named, priceName, { ...paying, ...present }, "k"),
    "PA-165": () => subscriptions.startSession(by, named, "payment-method", ofPaywall, hosted),
    "PA-166": () => subscriptions.startSession(by, named, "reactivation", ofPaywall, hosted),
    "PA-167": () => subscriptions.startPortal(by, named, "a", "k"),
    "PA-168": () => changeBy({ act: "cancellation", body: { success_url: "a", reason: "a" } }),
    "PA-169": () => changeBy({ act: "resumption", body: {} }),
    "PA-170": () => changeBy({ act: "pause", body: { months: 1 } }),
    "PA-171": () => changeBy({ act: "switch", body: { price_token: "a", success_url: "a" } }),
    "PA-172": () => bought.getPurchases(by, named, 1),
    "PA-173": () => bought.getInvoices(by, named, 1),
    "PA-174": () => bought.getBoughtGifts(by, named),
    "PA-175": () => bought.getGift(by, named, "{code}"),
    "PA-176": () => bought.redeemGift(by, named, "{code}", "k"),
    "PA-177": () => devices.getDevices(by, named),
    "PA-178": () => devices.removeDevice(by, named, "{deviceId}", "k"),
    "PA-179": () => devices.verifyDevice(by, named, "a"),
    "PA-227": () => typing.getTrends(by, "{channel}"),
    "PA-228": () => typing.getOwnTrends(by, "{channel}"),
    "PA-229": () => typing.getSuggestions(by, "{channel}", "a"),
  };

  const rows = [
    ...text.matchAll(/^\| \*\*(PA-\d+)\*\* \| `([\w-]+)` \| `([^`]+)` \|([^|]*)\|([^|]*)\|/gm),
  ].map(([, id = "", call = "", request = "", bearer = "", body = ""]) => {
    const fields = body
      .replace(/ of \[.*/, "")
      .replaceAll("`", "")
      .trim();
    return { id, call, request, bearer: bearer.trim(), body: fields };
  });

  test("are the calls that are made here", () => {
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(calls));
  });

  test("have the names of the operations in lib/provider-api, all of them", () => {
    const folder = new URL("lib/provider-api/", root);
    const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
    const names = sources.flatMap((source) =>
      [...source.matchAll(/(?:\bcall: |\bact\(\w+, )"([\w-]+)"/g)].map(([, name = ""]) => name),
    );
    expect(new Set(rows.map(({ call }) => call))).toEqual(new Set(names));
  });

  test.each(rows)("$id $request is what $call asks", async ({ id, request, bearer, body }) => {
    asked.length = 0;
    await calls[id]?.().catch(() => undefined);
    expect(asked).toEqual([{ request, bearer: bearer !== "never", body }]);
  });

  test("the addresses that a browser is sent to are those of the table", () => {
    const addresses = [
      ...(["google", "facebook", "apple", "sso"] as const).map((method) =>
        authAddress(named, "demo.localhost", method, false),
      ),
      ssoLogoutAddress(named, "secret", false) ?? "",
    ].map((address) => addressOf(address.slice(new URL(address).origin.length)));
    const table = [...text.matchAll(/^\| \*\*PA-5[0-2]\*\* \| `GET ([^`]+)`/gm)];
    const inDocs = table.flatMap(([, address = ""]) =>
      address.includes("{google")
        ? ["google", "facebook", "apple"].map((one) => address.replace(/\{google[^}]*\}/, one))
        : [address],
    );
    expect(addresses).toEqual(inDocs);
  });
});

/** `/ch/demo/pages/a?page=1` → `/ch/demo/pages/a?page`, queries by name. */
function addressOf(url = "/"): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const names = [...new Set(searchParams.keys())].toSorted();
  return (
    decodeURIComponent(pathname).replace(/^\/(\{[A-Z_]+\})/, "$1") +
    (names.length > 0 ? `?${names.join("&")}` : "")
  );
}
