import { JSDOM } from "jsdom";
import { afterEach, describe, expect, it } from "vitest";
import { useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

describe.each(oneDatabase)("the page of an invitation on $name", (database) => {
  const provider = useProvider(database);
  const { call } = useAdmin(provider);
  const opened: JSDOM[] = [];
  afterEach(() => {
    for (const { window } of opened.splice(0)) window.close();
  });

  const invite = async (email: string) => {
    const member = { email, name: "Eve", grants: [{ role: "editor", channel: "harbour" }] };
    const { body } = await call("POST", "/staff", { body: member });
    return `/admin/v1/invitations/${body.invitation.secret}`;
  };
  const open = async (path: string) => {
    const dom = await JSDOM.fromURL(provider.origin() + path, {
      runScripts: "dangerously",
      resources: "usable",
      beforeParse: (window) => {
        const fetchHere = (to: string, init: RequestInit) =>
          fetch(new URL(to, provider.origin()), init);
        Object.assign(window, { fetch: fetchHere, CSS: { escape: String } });
      },
    });
    opened.push(dom);
    const { document } = dom.window;
    await expect.poll(() => document.readyState).toBe("complete");
    return document;
  };
  const submit = (document: Document, password: string) => {
    const field = document.querySelector<HTMLInputElement>("[name=password]");
    if (field) field.value = password;
    document.querySelector("button")?.click();
  };

  it("AA-14: a member sets a password by the form, once", async () => {
    const path = await invite("form@acme.example");
    const document = await open(path);
    submit(document, "a lantern in the harbour");
    await expect.poll(() => document.querySelector("section")?.hidden).toBe(false);
    expect((await provider.get(path)).status).toBe(410);
  });

  it("AA-14: a weak password is reported at its field, and the link stays good", async () => {
    const path = await invite("weak@acme.example");
    const document = await open(path);
    submit(document, "password");
    const alert = () => document.querySelector<HTMLElement>("[role=alert]");
    await expect.poll(() => alert()?.hidden).toBe(false);
    expect(alert()?.textContent).not.toBe("");
    expect(document.querySelector("[name=password]")?.getAttribute("aria-invalid")).toBe("true");
    expect((await provider.get(path)).status).toBe(200);
  });

  // docs/security.md SE-229
  it("AA-14: the page is never stored or framed, sends no referrer and loads only its own files", async () => {
    const { headers } = await provider.get(await invite("headers@acme.example"));
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
      ),
    });
  });

  it("AA-14: an unknown secret is 410, and no other file is served", async () => {
    expect((await provider.get(`/admin/v1/invitations/${"x".repeat(43)}`)).status).toBe(410);
    expect((await provider.get("/admin/v1/invitation-page/invitation-page.ts")).status).toBe(404);
  });
});
