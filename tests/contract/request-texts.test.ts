import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { providerCallRules } from "../../provider/routes/call-rules.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { filmRow, row, sendEvents } from "./support/events.ts";
import { asSite, useProvider } from "./support/provider.ts";

const errorSchema = z.object({
  data: z.object({ fields: z.record(z.string(), z.string()) }).optional(),
  errors: z
    .array(z.object({ pointer: z.string().optional(), parameter: z.string().optional() }))
    .optional(),
});
const unstorable = ["\0", "a\0b", "\ud800", "x\udc00y"];
/** Names of texts that routes read in addition to declared ones. */
const names = [
  "context",
  "promo",
  "reason",
  "inputToken",
  "channelToken",
  "email",
  "message",
  "password",
  "success_url",
  "cancel_url",
  "session_hosted_url",
  "return_url",
  "price_token",
  "userId",
  "googleAnalyticsClientId",
  "vfchost",
  "first_name",
  "last_name",
  "current_password",
  "channel",
  "send_at",
  "detail",
  "kind",
  "do",
  "number",
  "expiry",
  "code",
];
const routes = Object.entries(providerCallRules).map(([name, rule]) => {
  const [method = "", pattern = ""] = name.split(" ");
  return { name, method, pattern, as: rule.body?.as };
});
const isBuilt = ({ pattern }: { pattern: string }) => !pattern.startsWith("/webhooks/");
/** The site's calls need its secret: docs/security.md SE-180. */
const withBody = routes.filter(({ as }) => as === "json" || as === "form").filter(isBuilt);
/** A route's path with a value in place of each parameter. */
const addressOf = (pattern: string, segment: string) =>
  pattern.replaceAll(/:(\w+)(?:\{[^}]*\})?|\*/g, (_, name) =>
    name === "channel" || name === "id" ? "harbour" : segment,
  );

/** The fields that an error names; a problem of the admin API has its own form. */
function fieldsOf(body: unknown): string[] {
  const { data, errors } = errorSchema.parse(body);
  const places = errors?.map(({ pointer, parameter }) => parameter ?? pointer?.slice(2) ?? "");
  return places ?? Object.keys(data?.fields ?? {});
}

/** docs/security.md SE-170, SE-171 */
describe.each(databases)(
  "texts that cannot be stored on $name",
  { timeout: 60_000 },
  (database) => {
    const client = useProvider(database);
    const { get, origin } = client;
    const { signIn } = accountsOf(client);
    const send = (
      method: string,
      path: string,
      body: BodyInit | undefined,
      more: Record<string, string> = {},
    ) =>
      fetch(origin() + path, { method, body, headers: { ...asSite, ...more }, redirect: "manual" });
    const bodyFor = (as: string | undefined, value: object): [BodyInit, Record<string, string>] =>
      as === "form"
        ? [
            new URLSearchParams(Object.entries(value).map(([key, each]) => [key, String(each)])),
            { "Sec-Fetch-Site": "same-origin" },
          ]
        : [JSON.stringify(value), { "Content-Type": "application/json" }];

    it("E10: a text with U+0000 in the body of any route is 422 at its field", async () => {
      const { headers } = await signIn("viewer");
      for (const [at, { name, method, pattern, as }] of withBody.entries()) {
        // Three names for each route, so that every name is tried.
        const tried = [0, 1, 2].map((turn) => names[(3 * at + turn) % names.length] ?? "");
        const refused = await Promise.all(
          tried.map(async (field) => {
            const [body, more] = bodyFor(as, { [field]: "a\0b" });
            const response = await send(method, addressOf(pattern, "one"), body, {
              ...more,
              ...headers,
            });
            return [field, response.status, fieldsOf(await response.json())];
          }),
        );
        expect([name, ...refused]).toEqual([name, ...tried.map((field) => [field, 422, [field]])]);
      }
    });

    it("E10: a lone surrogate anywhere in JSON is 422 at its path, in the requested language", async () => {
      const path = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 });
      const isOfSite = ({ as, pattern }: (typeof routes)[number]) =>
        as === "json" && !pattern.startsWith("/admin/");
      const route = fc.constantFrom(...withBody.filter(isOfSite));
      const run = fc.asyncProperty(
        route,
        path,
        fc.constantFrom(...unstorable),
        async (to, at, text) => {
          const value = at.reduceRight<unknown>((below, key) => ({ [key]: below }), text);
          const response = await send(
            to.method,
            addressOf(to.pattern, "one"),
            JSON.stringify(value),
            {
              "Accept-Language": "de",
            },
          );
          expect(response.status).toBe(422);
          const message = "Etwas fehlt oder hat das falsche Format.";
          const fields = { [at.join(".")]: message };
          expect(await response.json()).toMatchObject({
            message,
            detail: "BAD_TEXT",
            data: { fields },
          });
        },
      );
      await fc.assert(run, { numRuns: 60 });
    });

    it.each(routes.filter(isBuilt))("E10: U+0000 in segments of $name is 422", async (route) => {
      const { method, pattern } = route;
      for (const text of ["a%00b", "%ED%A0%80", "%ed%bf%bf"]) {
        const address = addressOf(pattern, text).replace("harbour", text);
        if (!address.includes(text)) continue;
        expect((await send(method, address, undefined)).status).toBe(422);
      }
    });

    it.each(routes.filter(isBuilt))(
      "E10: U+0000 in queries of $name is 422 at its name",
      async (route) => {
        const { method, pattern } = route;
        for (const name of [
          "q",
          "page",
          "context",
          "promo",
          "p",
          "lng",
          "filter_by",
          "success_url",
        ]) {
          const response = await send(
            method,
            `${addressOf(pattern, "one")}?a=1&${name}=x%00`,
            undefined,
          );
          expect([response.status, fieldsOf(await response.json())]).toEqual([422, [name]]);
        }
      },
    );

    it("E10: rows of events and form answers with U+0000 are rejected one by one", async () => {
      const { headers } = await signIn("viewer");
      const fields = [
        "user_id",
        "paywall_token",
        "channel_token",
        "visit_id",
        "client_id",
        "currency",
      ];
      const rows = unstorable.flatMap((text) => fields.map((field) => row({ [field]: text })));
      const films = unstorable.map((text) => filmRow("play", { input_token: text }));
      const calls = [
        await sendEvents(origin(), rows),
        await sendEvents(origin(), films, { name: "video_events" }),
      ];
      expect(calls.map(({ status }) => status)).toEqual([202, 202]);
      expect(await calls[0]?.json()).toEqual({ successful_rows: 0, quarantined_rows: rows.length });
      const formAnswers = [{ registration_field_token: "nick\0name", value: "\ud800" }];
      const questions = "/ch/harbour/users/me/registration-fields";
      expect((await send("POST", questions, JSON.stringify(formAnswers), headers)).status).toBe(
        422,
      );
    });

    it("E10: an invalid form is 422", async () => {
      const type = {
        "Content-Type": "multipart/form-data; boundary=x",
        "Sec-Fetch-Site": "same-origin",
      };
      expect((await send("POST", "/checkout/one", "--y nothing", type)).status).toBe(422);
    });

    it("E10: a header cannot contain U+0000", async () => {
      expect((await get("/ch/harbour", { "X-Viewer-City": "%00%ED%A0%80" })).status).toBe(200);
      const { hostname, port } = new URL(origin());
      const socket = connect(Number(port), hostname);
      socket.write("GET /ch/harbour HTTP/1.1\r\nHost: x\r\nX-Viewer-City: a\0b\r\n\r\n");
      const [response] = await once(socket, "data");
      expect(String(response)).toMatch(/^HTTP\/1.1 400 /);
    });
  },
);
