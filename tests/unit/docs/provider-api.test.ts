import { readFileSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { channel } from "../../../lib/contract/channel.ts";
import { content } from "../../../lib/contract/content.ts";
import { errorAnswer, errorSources } from "../../../lib/contract/error-answer.ts";
import { footer } from "../../../lib/contract/footer.ts";
import { header } from "../../../lib/contract/header.ts";
import { languages } from "../../../lib/contract/languages.ts";
import { page } from "../../../lib/contract/page.ts";
import { purchaseDetails } from "../../../lib/contract/purchase.ts";
import {
  paging,
  section,
  sectionItem,
  sectionItems,
  sections,
} from "../../../lib/contract/sections.ts";
import { seo } from "../../../lib/contract/seo.ts";
import { accessToken, registrationField, user } from "../../../lib/contract/user.ts";
import { socialNetworks } from "../../../lib/contract/channel.ts";
import * as accounts from "../../../lib/provider-api/accounts.ts";
import { authAddress, ssoLogoutAddress } from "../../../lib/provider-api/auth-addresses.ts";
import { getChannel, getFooter, getHeader } from "../../../lib/provider-api/channel.ts";
import { getContent } from "../../../lib/provider-api/content.ts";
import { sendNotice } from "../../../lib/provider-api/notices.ts";
import { getPage, getSectionItems, getSections } from "../../../lib/provider-api/page.ts";
import * as profile from "../../../lib/provider-api/profile.ts";
import { getPurchaseDetails } from "../../../lib/provider-api/purchases.ts";
import { reach } from "../../../lib/provider-api/reach.ts";
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
    ["Content", { token: "a", "input.name": "A" }],
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
      const sent: unknown = JSON.parse(Buffer.concat(chunks).toString() || "{}");
      const bearer = req.headers.authorization !== undefined;
      const body = Array.isArray(sent) ? ["a list"] : Object.keys(Object(sent)).toSorted();
      asked.push({ request: `${req.method} ${addressOf(req.url)}`, bearer, body: body.join(", ") });
      res.writeHead(404).end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("PROVIDER_API_URL", `http://127.0.0.1:${port}`);
    vi.stubEnv("SESSION_SECRET", "a secret that is thirty-two bytes long or more");
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const settings = { viewers: { signupMethods: { sso: { enabled: true } } } };
  const named = aChannel({ token: "{channel}", channel_id: "{channel_id}", settings });
  const staging = aChannel({ token: "{channel}", channel_id: "{channel_id}", mode: "staging" });
  const viewer = { ip: "203.0.113.9", userAgent: "Browser/1.0" };
  const by = { viewer, language: "en" as const, token: "secret" };
  const account = { callContext: by, channel: named, host: "demo.localhost", mobile: false };
  const items = { pageId: "{pageId}", sectionId: "{sectionId}", tab: "a", context: "a" };
  const video = { videoId: "{videoId}", payment: "a", context: "a" };
  const newcomer = { email: "a", password: "a", first_name: "a", last_name: "a" };
  const answers = [{ registration_field_token: "a", has_skipped: true as const }];

  const calls: Record<string, () => Promise<unknown>> = {
    "PA-20": () => getChannel(by, "{label}"),
    "PA-21": () => reach(by, named),
    "PA-22": () => getHeader(by, "{channel}"),
    "PA-23": () => getFooter(by, "{channel}"),
    "PA-24": () => getPage(by, "{channel}", "{pageId}"),
    "PA-25": () => getSections(by, "{channel}", { pageId: "{pageId}", context: "a" }),
    "PA-26": () =>
      getSectionItems(by, "{channel}", { ...items, q: "a", sortBy: "a", filterBy: "a" }),
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
    "PA-43": () => getPurchaseDetails(by, named, "{sessionId}"),
    "PA-44": () => sendNotice("{channel}", { kind: "csp", detail: "a" }),
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
  return decodeURIComponent(pathname) + (names.length > 0 ? `?${names.join("&")}` : "");
}
