import { describe, expect, it } from "vitest";
import { oneDatabase } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const made = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

describe.each(oneDatabase)("request ids on $name", (database) => {
  const { console, get } = useProvider(database);
  const idOf = async (path: string, sentId?: string, request = get) => {
    const response = await request(
      path,
      sentId === undefined ? {} : { ...asSite, "X-Request-Id": sentId },
    );
    await response.arrayBuffer();
    return response.headers.get("x-request-id");
  };

  it.each([
    "/health",
    "/ch/harbour",
    "/ch/nowhere",
    "/nothing",
    "/ch/harbour/pages/%",
    "/media/art/harbour-hero-640.avif",
  ])("E7: the response to %s contains its id", async (path) => {
    expect(await idOf(path, "Of_the-site-1")).toBe("Of_the-site-1");
    expect(await idOf(path)).toMatch(made);
  });

  it.each(["/", "/console/api/state", "/identity/google/.well-known/openid-configuration"])(
    "E7: the console's response to %s contains its id",
    async (path) => {
      expect(await idOf(path, "Of_the-site-1", console.get)).toBe("Of_the-site-1");
    },
  );

  it("E7: the id of a caller without the secret is ignored", async () => {
    const response = await get("/health", { "X-Request-Id": "Of_the-site-1" });
    expect(response.headers.get("x-request-id")).toMatch(made);
  });

  it.each(["short", "x".repeat(65), "with a space", "a,b,c,d,e,f"])(
    "E7: %j is an invalid id, and a new one is created",
    async (sentId) => {
      expect(await idOf("/health", sentId)).toMatch(made);
    },
  );
});
