import { describe, expect, test } from "vitest";
import { render } from "../../../../lib/front/rendering/render-page.ts";

const host = { host: "demo.localhost" };

describe("a render", () => {
  test("returns the whole response with the status that the site sets", async () => {
    const response = await render(
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
    const silent = render(() => {}, "/", host, 20);
    await expect(silent).rejects.toThrow();
    const half = render((_req, res) => res.write("half"), "/", host, 20);
    await expect(half).rejects.toThrow();
  });
});
