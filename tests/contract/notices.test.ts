import { beforeEach, describe, expect, it, test } from "vitest";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const path = "/ch/harbour/notices";
const contrast = { kind: "contrast", detail: "text on background has 2.1:1" };
const csp = { kind: "csp", detail: "A script of cdn.example was blocked" };

describe.each(databases)("notices on $name", (database) => {
  const { console, origin } = useProvider(database);
  const post = (to: string, body: BodyInit, headers: Record<string, string> = asSite) =>
    fetch(origin() + to, { method: "POST", headers, body });
  const send = (to: string, body: object) => post(to, JSON.stringify(body));
  const board = (channel = "harbour") => console.json(`/console/api/notices?channel=${channel}`);
  beforeEach(() => console.send("DELETE", "/console/api/notices"));

  it("N1: a notice is stored and shown only under its channel", async () => {
    expect((await send(path, contrast)).status).toBe(204);
    expect(await board()).toMatchObject({ notices: [{ ...contrast, count: 1 }] });
    expect(await board("draft")).toEqual({ notices: [] });
    expect(await (await console.get("/")).text()).toContain("Notices (1)");
  });

  it("N1: a channel is found by its id too", async () => {
    await send("/ch/ch_0001/notices", contrast);
    expect(await board()).toMatchObject({ notices: [contrast] });
  });

  it("N2: a repeated notice is counted, and shown first again", async () => {
    for (const notice of [contrast, csp, contrast]) await send(path, notice);
    expect(await board()).toMatchObject({
      notices: [
        { ...contrast, count: 2 },
        { ...csp, count: 1 },
      ],
    });
  });

  it("N3: the newest fifty are stored", async () => {
    for (let n = 1; n <= 52; n += 1) {
      await send(path, { kind: "csp", detail: `host ${n}` });
    }
    const { notices } = (await board()) as { notices: { detail: string }[] };
    expect(notices).toHaveLength(50);
    expect([notices[0]?.detail, notices.at(-1)?.detail]).toEqual(["host 52", "host 3"]);
  });

  test.each([
    ["another kind", { kind: "gossip", detail: "x" }, 422],
    ["no detail", { kind: "csp", detail: " " }, 422],
    ["a long detail", { kind: "csp", detail: "x".repeat(501) }, 422],
    ["a huge body", { kind: "csp", detail: "x".repeat(5_000) }, 413],
  ])("N4: %s is rejected", async (_, body, status) => {
    expect((await send(path, body)).status).toBe(status);
    expect(await board()).toEqual({ notices: [] });
  });

  it("N4: a body that is not JSON is 422", async () => {
    expect((await post(path, "{")).status).toBe(422);
  });

  it("N8: a notice without the site's secret is 403, whatever it contains", async () => {
    for (const body of [JSON.stringify(csp), "{"]) {
      expect((await post(path, body, {})).status).toBe(403);
    }
    expect(await board()).toEqual({ notices: [] });
  });

  it("N5: an unknown channel is 404", async () => {
    expect((await send("/ch/nobody/notices", csp)).status).toBe(404);
  });

  it("N6: the console clears the notices of one channel", async () => {
    await send(path, csp);
    await send("/ch/draft/notices", csp);
    const body = new URLSearchParams({ channel: "harbour" });
    const headers = { Origin: console.origin() };
    await fetch(`${console.origin()}/console/notices/clear`, { method: "POST", body, headers });
    expect(await board()).toEqual({ notices: [] });
    expect(await board("draft")).toMatchObject({ notices: [csp] });
  });

  it("N6: reset clears all", async () => {
    await send(path, csp);
    await console.send("POST", "/console/api/reset");
    expect(await board()).toEqual({ notices: [] });
  });

  it("N7: a notice is text, never markup", async () => {
    await send(path, { kind: "csp", detail: "<script>alert(1)</script>" });
    const page = await (await console.get("/")).text();
    expect(page).toContain("&lt;script&gt;alert(1)");
    expect(page).not.toContain("<script>");
  });
});
