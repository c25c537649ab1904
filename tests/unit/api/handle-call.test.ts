import { describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { statusAndBody } from "./support.ts";

const { respond } = useTinyProvider();

function call(name: string, query = "", { method = "GET", host = "tiny.localhost" } = {}) {
  return handleApiCall(method, name, new Headers({ host }), new URLSearchParams(query));
}

describe("the endpoint for the browser's calls", () => {
  test("returns more items of a row as cards", async () => {
    const response = await call("section-items", "page_id=front&section_id=row&page=1");
    expect(await statusAndBody(response)).toEqual([
      200,
      {
        items: [
          { token: "one", kind: "video", href: "/video/one", title: "One film" },
          { token: "two", kind: "video", href: "/video/two", title: "Two films" },
        ],
        total: 2,
      },
    ]);
  });

  test("returns more rows of a page", async () => {
    const response = await call("sections", "page_id=front&page=1");
    expect(await response.json()).toMatchObject({ sections: [{ token: "row" }] });
  });

  test.each([
    ["sections", "page_id=front", "/video/one"],
    ["sections", "page_id=front&mobile=1", "/mobile/video/one"],
    ["section-items", "page_id=front&section_id=row", "/video/one"],
    ["section-items", "page_id=front&section_id=row&mobile=1", "/mobile/video/one"],
  ])("responds to %s?%s with links to %s", async (name, query, href) => {
    const response = await call(name, query);
    expect(await response.text()).toContain(`"href":"${href}"`);
  });

  test("responds with a Cache-Control that forbids storing", async () => {
    const response = await call("sections", "page_id=front");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  // docs/security.md SE-3
  test.each([
    ["an unknown call", "nothing", "", {}, 404],
    ["a name that every object has", "constructor", "", {}, 404],
    ["another method", "sections", "page_id=front", { method: "POST" }, 405],
    ["a missing field", "sections", "", {}, 400],
    ["a page that is not a number", "sections", "page_id=front&page=x", {}, 400],
    ["an unknown channel", "sections", "page_id=front", { host: "nobody.localhost" }, 404],
  ])("rejects %s", async (_what, name, query, more, status) => {
    const response = await call(name, query, more);
    expect(await statusAndBody(response)).toEqual([
      status,
      expect.objectContaining({ code: status }),
    ]);
  });

  test("deletes a session cookie that was sent twice", async () => {
    const headers = new Headers({ host: "tiny.localhost", cookie: "mq_session=a; mq_session=b" });
    const response = await handleApiCall("GET", "viewer", headers, new URLSearchParams());
    const lines = response.headers.getSetCookie();
    expect(lines).toContain("mq_session=; Path=/; Max-Age=0");
    expect(lines).toContain("mq_session=; Path=/api; Domain=tiny.localhost; Max-Age=0");
  });

  test("passes the code and texts of a denial to the browser", async () => {
    respond("/ch/tiny/pages/front/sections", 404, { statusCode: 404, message: "Gone" });
    const response = await call("sections", "page_id=front");
    expect(await statusAndBody(response)).toEqual([404, { code: 404, message: "Gone" }]);
  });

  test.each([
    [428, undefined, "de", "Zuerst ein paar Fragen"],
    [429, undefined, "en", "Too many requests"],
    [429, "DEVICE_LIMIT", "da", "For mange enheder"],
    [409, undefined, "en", undefined],
    [500, undefined, "en", undefined],
  ])("responds with %i (%s) without texts in %s: %s", async (code, source, lng, message) => {
    respond("/ch/tiny/pages/front/sections", code, { statusCode: code, source });
    const response = await call("sections", `page_id=front&lng=${lng}`);
    expect(await statusAndBody(response)).toEqual([code, { code, source, message }]);
  });

  test("returns the page from which each item of a row comes", async () => {
    const item = { token: "one", type: "video", input: { name: "One" } };
    const data = [{ ...item, page_id: "films", section_id: "row" }];
    respond("/ch/tiny/pages/front/sections/row/content", 200, { data });
    const response = await call("section-items", "page_id=front&section_id=row");
    const { items } = await response.json();
    expect(items).toEqual([expect.objectContaining({ token: "one", pageId: "films" })]);
    expect(items[0]).not.toHaveProperty("sectionId");
  });

  test("responds with Retry-After while the provider is unavailable", async () => {
    respond("/ch/tiny/pages/front/sections", 503, { statusCode: 503 });
    const response = await call("sections", "page_id=front");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });
});
