import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { languages } from "../../lib/contract/languages.ts";
import { accountsOf, password } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { asSite, publicOrigin, useProvider } from "./support/provider.ts";

type Headers = Record<string, string>;

const day = 24 * 60 * 60 * 1000;
const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36";
const newerChrome = chrome.replace("142", "144").replace("NT 10.0", "NT 11.0; Win64");
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1";

describe.each(databases)("sign-ins on new devices on $name", { timeout: 60_000 }, (database) => {
  const client = useProvider(database);
  const { login, bearer, me, mails } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/clock", { action: "real" });
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });

  const from = (userAgent: string, country = "DK", more: Headers = {}): Headers => ({
    ...asSite,
    "X-Viewer-User-Agent": userAgent,
    "X-Viewer-Country": country,
    ...more,
  });
  const signIn = async (headers: Headers, word = password) => {
    const response = await login("viewer", word, headers);
    return bearer(z.object({ access_token: z.string() }).parse(await response.json()).access_token);
  };
  const sentMails = () => mails("viewer@harbour.example");
  const count = async () => (await sentMails()).length;
  /** The URL of the link in the newest mail, at this provider. */
  const linkOf = async () => {
    await expect.poll(count).toBeGreaterThan(0);
    const link = (await sentMails())[0]?.links[0] ?? "";
    expect(link).toMatch(new RegExp(`^${publicOrigin}/sign-ins/[\\w-]{43}\\?lng=en$`));
    return link.replace(publicOrigin, client.origin());
  };
  const press = (link: string, headers: Headers = { "Sec-Fetch-Site": "same-origin" }) =>
    fetch(link, { method: "POST", redirect: "manual", headers });
  const later = (ms: number) =>
    client.console.send("POST", "/console/api/clock", { action: "shift", ms });

  it("Q16: the first sign-in is not notified, nor is another on the same kind of device", async () => {
    await signIn(from(chrome));
    await signIn(from(newerChrome));
    await signIn(from(iphone));
    await expect.poll(count).toBe(1);
    expect((await sentMails())[0]?.text).toContain("iPhone");
  });

  it("Q16: the mail contains device, location and time", async () => {
    const year = new Date().getUTCFullYear();
    await signIn(from(chrome));
    await signIn(from(iphone, "SE", { "X-Viewer-City": "Malm%C3%B6" }));
    await expect.poll(count).toBe(1);
    const [mail] = await sentMails();
    expect(mail?.subject).toBe("New sign-in to your Harbour account");
    expect(mail?.text).toContain("Safari, iPhone; Malmö, Sweden; ");
    // A year may end in between.
    expect(mail?.text).toMatch(new RegExp(`\\b(?:${year}|${new Date().getUTCFullYear()}) at `));
    expect(mail?.text).toContain("UTC");
  });

  it("Q16: another country is new, and an unknown country is like any other", async () => {
    await signIn(from(chrome));
    await signIn(from(chrome, ""));
    await signIn(from(chrome, "DK"));
    await signIn(from(iphone));
    await expect.poll(count).toBe(1);
    expect((await sentMails())[0]?.text).toContain("iPhone");
  });

  it("Q16: another country is new", async () => {
    await signIn(from(chrome));
    await signIn(from(chrome, "SE"));
    await expect.poll(count).toBe(1);
  });

  it("Q16: a device that has not signed in for 90 days is new again", async () => {
    await signIn(from(chrome));
    await later(89 * day);
    await signIn(from(chrome));
    await later(89 * day);
    await signIn(from(chrome));
    await later(91 * day);
    await signIn(from(chrome));
    await expect.poll(count).toBe(1);
  });

  it.each(languages)("Q16: the mail is in the viewer's language: %s", async (language) => {
    const speaks = { "Accept-Language": language === "jp" ? "ja" : language };
    // Devices are stored after the response: two sign-ins in a row may be in either order.
    await signIn(from(chrome, "DK", speaks));
    await signIn(from(iphone, "DK", speaks));
    await expect.poll(count).toBe(1);
    await signIn(from("", "", speaks));
    await expect.poll(count).toBe(2);
    const [mail] = await sentMails();
    const { providerTextsByLanguage } = await import("../../provider/locales/locales.ts");
    const { mails: texts, devices } = providerTextsByLanguage[language];
    expect(mail?.subject).toBe(texts.newDevice.subject.replace("{brand}", "Harbour"));
    expect(mail?.text).toContain(devices.unknownDevice);
    expect(mail?.text).toContain(devices.unknownPlace);
    expect(mail?.text).not.toMatch(/[{}]/);
  });

  // docs/security.md SE-121
  it("Q17: opening the link changes nothing, and its button signs that device out and leads to a new password", async () => {
    const headers = await signIn(from(chrome));
    const strange = await signIn(from(iphone));
    const link = await linkOf();
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain("Safari, iPhone");
    expect((await me(strange)).status).toBe(200);
    expect((await press(link, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const pressed = await press(link);
    expect(pressed.status).toBe(303);
    const next = new URL(pressed.headers.get("location") ?? "");
    expect(next.origin + next.pathname).toBe("http://harbour.localhost:3000/user/changePassword");
    expect((await me(strange)).status).toBe(401);
    expect((await me(headers)).status).toBe(200);
    const reset = await fetch(
      `${client.origin()}/channel/harbour/reset/${next.searchParams.get("reset_token")}`,
      {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ password: "another-boat-at-sea" }),
      },
    );
    expect(reset.status).toBe(204);
  });

  // docs/security.md SE-121
  it("Q17: it works once, and for a week", async () => {
    await signIn(from(chrome));
    await signIn(from(iphone));
    const link = await linkOf();
    const presses = await Promise.all([press(link), press(link)]);
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 410]);
    expect((await fetch(link)).status).toBe(410);
    await signIn(from(iphone, "SE"));
    await expect.poll(count).toBe(2);
    const second = await linkOf();
    await later(7 * day + 1000);
    expect((await press(second)).status).toBe(410);
    const unknown = link.replace(/[\w-]{43}/, "x".repeat(43));
    expect((await fetch(unknown)).status).toBe(410);
  });

  it("Q17: the link of one device does not affect that of another", async () => {
    await signIn(from(chrome));
    await signIn(from(iphone));
    const first = await linkOf();
    const other = await signIn(from(iphone, "SE"));
    await expect.poll(count).toBe(2);
    const second = await linkOf();
    expect((await press(first)).status).toBe(303);
    expect((await me(other)).status).toBe(200);
    expect((await press(second)).status).toBe(303);
    expect((await me(other)).status).toBe(401);
  });

  it("Q18: the kind of device that was signed out is new again", async () => {
    await signIn(from(chrome));
    await signIn(from(iphone));
    await press(await linkOf());
    await signIn(from(iphone));
    await expect.poll(count).toBe(2);
    await signIn(from(chrome));
    await expect.poll(count).toBe(2);
  });
});
