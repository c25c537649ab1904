import type { RequestListener } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { logger } from "../../../../lib/log.ts";
import { renderNextResponse, renderPage } from "../../../../lib/front/rendering/render-page.ts";

const host = { host: "demo.localhost" };

describe("a render", () => {
  test("returns the whole response with the status that the site sets", async () => {
    const response = await renderNextResponse(
      (_req, res) => {
        res.setHeader("x-mq-status", "429");
        res.write("first ");
        res.end("second");
      },
      "/",
      host,
      5_000,
    );
    expect([response.status, response.body.toString()]).toEqual([429, "first second"]);
  });

  // docs/security.md SE-7
  test("that the site never finishes is rejected at its deadline", async () => {
    const silent = renderNextResponse(() => {}, "/", host, 20);
    await expect(silent).rejects.toThrow();
    const half = renderNextResponse((_req, res) => res.write("half"), "/", host, 20);
    await expect(half).rejects.toThrow();
  });
});

// docs/behaviour.md BE-440
describe("a page that fails as a whole", () => {
  const leftOut =
    '<!--$!--><template data-dgst="42"></template><span hidden="" data-failed-part="row new"></span><!--/$-->';
  const site: RequestListener = (req, res) => {
    const isApart = req.headers["x-mq-apart"] === "1";
    res.writeHead(isApart ? 200 : 500, { "Content-Type": "text/html" });
    res.end(isApart ? `<p>all but a row</p>${leftOut}` : "<html id=__next_error__></html>");
  };
  const page = (url: string, next = site) =>
    renderPage(next, {
      url,
      headers: host,
      isRsc: false,
      noncePlaceholder: "placeholder",
      secure: false,
      shareable: true,
    });

  test("is rendered again without the parts that fail, which are logged", async () => {
    const logged = vi.spyOn(logger, "error");
    const { response } = await page("/one?page=2");
    expect([response.status, String((await response.encode("identity")).body)]).toEqual([
      200,
      expect.stringContaining("all but a row"),
    ]);
    expect(logged.mock.calls.map(([facts]) => facts)).toEqual([
      { call: "render", path: "/one" },
      { call: "render", path: "/one", part: "row new", digest: "42" },
    ]);
    logged.mockRestore();
  });

  test("is rendered once the next time", async () => {
    const requests: unknown[] = [];
    const counting: RequestListener = (req, res) => {
      requests.push(req.headers["x-mq-apart"]);
      site(req, res);
    };
    await page("/two", counting);
    await page("/two?lng=de", counting);
    expect(requests).toEqual([undefined, "1", "1"]);
  });

  test("is a 500 if that does not help", async () => {
    const { response } = await page("/three", (_req, res) => {
      res.writeHead(500, { "Content-Type": "text/html" });
      res.end("<html></html>");
    });
    expect(response.status).toBe(500);
  });
});
