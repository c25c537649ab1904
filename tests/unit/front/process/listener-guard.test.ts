import { describe, expect, test } from "vitest";
import { pageSite, startFront } from "../../../support/running-front.ts";

const fault = new Error("nobody thought of this");
const locate = () => {
  throw fault;
};

// docs/security.md SE-73
describe("an error in the front", () => {
  test.each(["GET", "HEAD"])("is 500 and reported with the request's id (%s)", async (method) => {
    const errors: unknown[] = [];
    const onError = (...facts: unknown[]) => errors.push(facts);
    const front = await startFront(pageSite("<p>page</p>"), { locate, onError });
    const { status, headers } = await front.request("/", { method });
    expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(errors).toEqual([["request", fault, headers["x-request-id"]]]);
  });

  test("after a body is 500 too, and the process continues", async () => {
    const front = await startFront(pageSite("<p>page</p>"), { locate });
    const call = await front.request("/api/x", { method: "POST", body: "{}" });
    expect(call.status).toBe(500);
    expect((await front.request("/%")).status).toBe(400);
  });
});
