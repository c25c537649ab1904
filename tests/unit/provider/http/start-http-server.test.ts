import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "../../../../provider/http/start-http-server.ts";

test("twenty cookies of 1 KB for a parent domain do not block a browser from the provider", async () => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { port, close } = await startHttpServer(
    app.get("/", (context) => context.text("here")),
    { host: "127.0.0.1", port: 0, variable: "PROVIDER_PORT" },
  );
  onTestFinished(close);
  const cookie = Array.from({ length: 20 }, (_, i) => `c${i}=${"x".repeat(1_024)}`).join("; ");
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } });
  expect([response.status, await response.text()]).toEqual([200, "here"]);
});
