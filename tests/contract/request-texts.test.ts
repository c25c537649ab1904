import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callRules } from "../../provider/routes/call-rules.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { filmRow, row, tell } from "./support/events.ts";
import { asSite, useProvider } from "./support/provider.ts";

const unstorable = ["\0", "a\0b", "\ud800", "x\udc00y"];
/** Names of texts that routes read, besides any other. */
const names = [
  ...["context", "promo", "reason", "inputToken", "channelToken", "email", "message", "password"],
  ...["success_url", "cancel_url", "session_hosted_url", "return_url", "price_token", "userId"],
  ...["googleAnalyticsClientId", "vfchost", "first_name", "last_name", "current_password"],
  ...["channel", "send_at", "detail", "kind", "do", "number", "expiry", "code"],
];
const routes = Object.entries(callRules).map(([name, rule]) => {
  const [method = "", pattern = ""] = name.split(" ");
  return { name, method, pattern, as: rule.body?.as };
});
const isBuilt = ({ pattern }: { pattern: string }) => !pattern.startsWith("/webhooks/");
/** The site's own calls need its secret: docs/security.md SE-180. */
const withBody = routes.filter(({ as }) => as === "json" || as === "form").filter(isBuilt);
/** A route's address with a segment in the place of each parameter. */
const addressOf = (pattern: string, segment: string) =>
  pattern.replaceAll(/:(\w+)(?:\{[^}]*\})?|\*/g, (_, name) =>
    name === "channel" || name === "id" ? "harbour" : segment,
  );

/** docs/security.md SE-170 */
describe.each(databases)(
  "texts that cannot be stored on $name",
  { timeout: 60_000 },
  (database) => {
    const asked = useProvider(database);
    const { get, origin } = asked;
    const { forgetLimits, signIn } = accountsOf(asked);
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

    it("E8: in the body of any route a text with U+0000 is 422 at its field", async () => {
      const { headers } = await signIn("viewer");
      for (const { name, method, pattern, as } of withBody) {
        await forgetLimits();
        const refused = await Promise.all(
          names.map(async (field) => {
            const [body, more] = bodyFor(as, { [field]: "a\0b" });
            const answer = await send(method, addressOf(pattern, "one"), body, {
              ...more,
              ...headers,
            });
            const { data } = await answer.json();
            return [field, answer.status, Object.keys(data?.fields ?? {})];
          }),
        );
        expect([name, ...refused]).toEqual([name, ...names.map((field) => [field, 422, [field]])]);
      }
    });

    it("E8: a lone surrogate anywhere in JSON is 422 at its path, in the language asked for", async () => {
      const path = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 });
      const route = fc.constantFrom(...withBody.filter(({ as }) => as === "json"));
      const run = fc.asyncProperty(
        route,
        path,
        fc.constantFrom(...unstorable),
        async (to, at, text) => {
          const value = at.reduceRight<unknown>((below, key) => ({ [key]: below }), text);
          const answer = await send(
            to.method,
            addressOf(to.pattern, "one"),
            JSON.stringify(value),
            {
              "Accept-Language": "de",
            },
          );
          expect(answer.status).toBe(422);
          const message = "Etwas fehlt oder hat das falsche Format.";
          const fields = { [at.join(".")]: message };
          expect(await answer.json()).toMatchObject({
            message,
            detail: "BAD_TEXT",
            data: { fields },
          });
        },
      );
      await fc.assert(run, { numRuns: 60 });
    });

    it.each(routes.filter(isBuilt))("E8: in segments of $name it is 422", async (route) => {
      const { method, pattern } = route;
      for (const text of ["a%00b", "%ED%A0%80", "%ed%bf%bf"]) {
        const address = addressOf(pattern, text).replace("harbour", text);
        if (!address.includes(text)) continue;
        expect((await send(method, address, undefined)).status).toBe(422);
      }
    });

    it.each(routes.filter(isBuilt))(
      "E8: in queries of $name it is 422 at its name",
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
          const answer = await send(
            method,
            `${addressOf(pattern, "one")}?a=1&${name}=x%00`,
            undefined,
          );
          expect([answer.status, (await answer.json()).data?.fields]).toMatchObject([
            422,
            { [name]: expect.any(String) },
          ]);
        }
      },
    );

    it("E8: rows of events and answers that have it are refused one by one", async () => {
      const { headers } = await signIn("viewer");
      const row = JSON.stringify({ event_id: "a\0", channel_token: "harb\ud800our", label: "\0" });
      const events = await send("POST", "/events?name=visits", row);
      expect(events.status).toBeLessThan(500);
      const answers = [{ registration_field_token: "nick\0name", value: "\ud800" }];
      const questions = "/ch/harbour/users/me/registration-fields";
      expect((await send("POST", questions, JSON.stringify(answers), headers)).status).toBe(422);
    });

    /** docs/security.md SE-171 */
    it("E8: a form that is none is 422", async () => {
      const type = {
        "Content-Type": "multipart/form-data; boundary=x",
        "Sec-Fetch-Site": "same-origin",
      };
      expect((await send("POST", "/checkout/one", "--y nothing", type)).status).toBe(422);
    });

    it("E8: a header cannot bring it", async () => {
      expect((await get("/ch/harbour", { "X-Viewer-City": "%00%ED%A0%80" })).status).toBe(200);
      const { hostname, port } = new URL(origin());
      const socket = connect(Number(port), hostname);
      socket.write("GET /ch/harbour HTTP/1.1\r\nHost: x\r\nX-Viewer-City: a\0b\r\n\r\n");
      const [answer] = await once(socket, "data");
      expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
    });
  },
);
