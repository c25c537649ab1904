import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { getValidPassExpiryTime, passLifeMs } from "../../lib/contract/signed-pass.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const pages = ["/", ...["viewers", "mails", "previews", "inspector", "controls"].map(inConsole)];
const secret = asSite["X-Provider-Secret"];

function inConsole(page: string): string {
  return `/console/${page}`;
}

describe.each(databases)("the console's pages on $name", (database) => {
  const client = useProvider(database);
  const { console, send } = client;
  const page = async (path: string) => (await console.get(path)).text();
  const press = (path: string, fields: Record<string, string>, headers = {}) =>
    fetch(console.origin() + path, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin", ...headers },
      body: new URLSearchParams(fields),
    });

  // docs/security.md SE-37, SE-147
  it.each(pages)("J1: %s has no script, and may be neither stored nor framed", async (path) => {
    const response = await console.get(path);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
    expect(policy.split("; ")).toContain(
      "img-src http://media.localhost:4100 http://harbour.localhost:3000 http://draft.localhost:3000",
    );
    expect(await response.text()).not.toMatch(/<script|style=|onclick/);
  });

  it("J1: /console redirects to the map", async () => {
    const response = await fetch(`${console.origin()}/console`, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([307, "/"]);
  });

  it("J2: a viewer is listed with passes, lists and devices", async () => {
    const { post, signIn } = accountsOf(client);
    const { headers } = await signIn("alerts");
    await post("/watchlist/harbour/film-1", {}, headers);
    const text = (await page("/console/viewers?channel=harbour")).replaceAll(/\s+/g, " ");
    const card = (name: string) => text.split(`What ${name} has`)[1]?.split("</li> </ul>")[0];
    expect(card("Milan Sorensen")).toContain("Everything is open");
    expect(card("Alma Berger")).toContain("3 notifications");
    expect(card("Alma Berger")).toContain("1 device");
    expect(card("Vera Lindqvist")).toContain("No subscription");
    expect((await console.get("/console/viewers?channel=nowhere")).status).toBe(404);
  });

  // docs/security.md SE-146
  it("J3: a press opens the channel as a seeded viewer, with a pass for this access token only", async () => {
    const response = await press("/console/viewers/become", {
      channel: "harbour",
      viewer: "member",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    const to = new URL(response.headers.get("Location") ?? "");
    expect(to.origin + to.pathname).toBe("http://harbour.localhost:3000/");
    const token = to.searchParams.get("access_token") ?? "";
    const { me, bearer } = accountsOf(client);
    expect(await (await me(bearer(token))).json()).toMatchObject({
      email: "member@harbour.example",
    });
    const what = createHash("sha256").update(token).digest("base64url");
    const pass = to.searchParams.get("switch_viewer") ?? undefined;
    const subject = { purpose: "switch-viewer", channel: "harbour", what } as const;
    const left = (getValidPassExpiryTime(secret, subject, pass) ?? 0) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(passLifeMs["switch-viewer"]);
    expect(getValidPassExpiryTime(secret, { ...subject, channel: "draft" }, pass)).toBeUndefined();
    expect(getValidPassExpiryTime(secret, { ...subject, what: "another" }, pass)).toBeUndefined();
  });

  // docs/security.md SE-146
  it("J3: only the console's forms start a session, and only of a seeded viewer", async () => {
    const order = { channel: "harbour", viewer: "member" };
    for (const from of ["cross-site", "same-site", "none"]) {
      const response = await press("/console/viewers/become", order, { "Sec-Fetch-Site": from });
      expect([response.status, response.headers.get("Location")]).toEqual([403, null]);
    }
    await accountsOf(client).signUp("stranger@harbour.example");
    const strange = { channel: "harbour", viewer: "stranger" };
    expect((await press("/console/viewers/become", strange)).status).toBe(404);
    expect((await press("/console/viewers/become", { channel: "harbour" })).status).toBe(422);
    expect((await send("POST", "/console/viewers/become", order)).status).toBe(404);
  });

  // docs/security.md SE-148
  it("J4: a mail is framed without scripts, and shown as text", async () => {
    const { signUp } = accountsOf(client);
    await signUp("nora@quay.example", { first_name: "<b>Nora</b>" });
    const inbox = await page("/console/mails?to=nora%40quay.example");
    const [, frame = ""] = /src="(\/console\/mails\/\d+\/letter)"/.exec(inbox) ?? [];
    expect(inbox).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const response = await console.get(frame);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "form-action 'none'",
      "img-src http://media.localhost:4100 http://harbour.localhost:3000 http://draft.localhost:3000;",
      "sandbox allow-popups allow-popups-to-escape-sandbox",
      "frame-ancestors 'self'",
    ]) {
      expect(policy).toContain(part);
    }
    const letter = await response.text();
    expect(letter).toContain('<base target="_blank" />');
    expect(letter).not.toContain("<b>Nora</b>");
    expect(await page("/console/mails?form=text")).toContain('<p class="letter">');
    expect(await page("/console/mails?to=nobody%40quay.example")).toContain("No emails to nobody@");
    expect((await console.get("/console/mails/0/letter")).status).toBe(404);
  });

  it("J5: a preview link is created for a page of a draft, for 24 hours", async () => {
    const made = await page("/console/previews?channel=draft&page=%2Fvideo%2Ffilm-1");
    const [, link = ""] = /<code class="secret address">([^<]+)</.exec(made) ?? [];
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe("http://draft.localhost:3000/video/film-1");
    const pass = searchParams.get("preview") ?? undefined;
    const subject = { purpose: "preview", channel: "draft", what: "/video/film-1" } as const;
    const left = (getValidPassExpiryTime(secret, subject, pass) ?? 0) - Date.now();
    expect(left).toBeGreaterThan(passLifeMs.preview - 60_000);
    expect(await page("/console/previews?channel=harbour&page=%2F")).toContain(
      "Every channel is published",
    );
    for (const wrong of ["channel=nowhere", "channel=draft&page=%2Fuser%2Faccount"]) {
      expect((await console.get(`/console/previews?${wrong}`)).status).toBe(404);
    }
  });

  it("J8: the page of a channel has its font, corners and colours", async () => {
    const sheet = await page("/console/style.css");
    const [, rule = ""] = /\[data-brand="harbour"\] \{([^}]+)\}/.exec(sheet) ?? [];
    for (const part of ['--face: "Figtree"', "--radius: 8px", "--accent: #2748d9"]) {
      expect(rule).toContain(part);
    }
    const [, face = ""] = /url\("(\/console\/fonts\/figtree[^"]+)"\)/.exec(sheet) ?? [];
    const response = await console.get(face);
    expect(response.headers.get("Content-Type")).toBe("font/woff2");
    expect((await console.get("/console/fonts/nothing.woff2")).status).toBe(404);
  });
});
