import { describe, expect, it } from "vitest";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const unknown = [
  "/ch/nowhere",
  "/ch/nowhere/header",
  "/ch/harbour/pages/nothing",
  "/ch/harbour/pages/nothing/sections",
  "/ch/harbour/pages/home/sections/nothing/content",
  "/ch/harbour/content/nothing",
  "/media/previews/nothing.mp4",
  "/media/art/nothing-640.avif",
  "/nothing",
];

describe.each(databases)("errors on $name", (database) => {
  const { get, send } = useProvider(database);

  it.each(unknown)("E1, E3: %s is 404 with a message and no-store", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const body: unknown = await response.json();
    expect(body).toMatchObject({ statusCode: 404, message: expect.stringMatching(/\w/) });
  });

  it.each([
    ["de", "Seite nicht gefunden"],
    ["ja", "ページが見つかりません"],
  ])("E1: the message of a 404 is in the language %s", async (language, message) => {
    const response = await get("/ch/harbour/pages/nothing", { "Accept-Language": language });
    expect(await response.json()).toMatchObject({ statusCode: 404, message });
  });

  it.each(["/ch/harbour", "/ch/harbour/content/film-1", "/health"])(
    "E2: POST %s is 405 with GET in Allow",
    async (path) => {
      const response = await send("POST", path);
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
    },
  );

  it.each(["/ch/%E0%A4%A", "/ch/harbour/pages/%"])("E5: %s is 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("E3: health responds with ok, and is not stored", async () => {
    const response = await get("/health");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
