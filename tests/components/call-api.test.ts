import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { ApiCallError, asApiCallError, toFailedRequest } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { getApi } from "@/lib/api-client/get-api";
import { useSiteApi } from "./support/use-site-api";

const api = useSiteApi();
const failureOf = (call: Promise<unknown>) => call.then(() => undefined, asApiCallError);
const never = () => new Promise<never>(() => {});

describe("a reading call", () => {
  test("sends its query without parameters that have no value", async () => {
    const searches: string[] = [];
    api.server.use(
      http.get("*/api/personal-items", ({ request }) => {
        searches.push(new URL(request.url).search);
        return HttpResponse.json({ items: [], total: 0 });
      }),
    );
    const row = { page_id: "p 1", section_id: "s", page: 2, context: undefined };
    expect(await getApi("personal-items", row)).toEqual({ items: [], total: 0 });
    expect(searches).toEqual(["?page_id=p+1&section_id=s&page=2"]);
  });

  test("fails with code 0 after its deadline", async () => {
    api.server.use(http.get("*/api/viewer", never));
    expect(await failureOf(getApi("viewer", {}, { deadlineMs: 20 }))).toMatchObject({ code: 0 });
  });

  test("fails with code 0 when its signal is aborted", async () => {
    api.server.use(http.get("*/api/viewer", never));
    const ended = new AbortController();
    const failure = failureOf(getApi("viewer", {}, { signal: ended.signal }));
    ended.abort();
    expect(await failure).toMatchObject({ code: 0, cause: { name: "AbortError" } });
  });
});

describe("a changing call", () => {
  test("sends its idempotency key in the body", async () => {
    api.respond("change-card", 200, { to: "https://pay.example/" });
    const input = { paywall: "season", mobile: false };
    const result = await callApi("change-card", input, { idempotencyKey: "key-12345" });
    expect(result).toEqual({ to: "https://pay.example/" });
    expect(api.bodies()).toEqual([{ ...input, key: "key-12345" }]);
  });

  test("is sent with keepalive when the page is left", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    api.respond("forget-progress", 200);
    await callApi("forget-progress", { token: "film" }, { keepalive: true });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
    fetched.mockRestore();
  });
});

describe("a failed call", () => {
  test("has the status, the body and the seconds to wait", async () => {
    const body = { code: 429, detail: "RATE", fields: { email: "accountWait" } };
    api.respond("sign-out", 429, body, { "Retry-After": "40" });
    const failure = await failureOf(callApi("sign-out", {}));
    expect(failure).toBeInstanceOf(ApiCallError);
    expect(failure).toMatchObject({ code: 429, retryAfterS: 40, failure: body, detail: "RATE" });
    expect(failure?.fields).toEqual({ email: "accountWait" });
  });

  test("has only its status when the body is no JSON", async () => {
    const page = () => new HttpResponse("<html>", { status: 502 });
    api.server.use(http.post("*/api/sign-out", page));
    expect(await failureOf(callApi("sign-out", {}))).toMatchObject({
      code: 502,
      fields: {},
      failure: { code: 502 },
    });
  });

  test("has code 0 when the response is cut off", async () => {
    api.server.use(http.post("*/api/sign-out", () => new HttpResponse('{"to": "/')));
    expect(await failureOf(callApi("sign-out", {}))).toMatchObject({ code: 0 });
  });

  test("has code 0 without a connection", async () => {
    api.server.use(http.post("*/api/sign-out", () => HttpResponse.error()));
    expect(await failureOf(callApi("sign-out", {}))).toMatchObject({ code: 0 });
  });

  test("stores the provider's code and message in the store", async () => {
    api.offer("viewer", { code: 1001, message: "Closed." }, 500);
    const failure = await failureOf(getApi("viewer", {}));
    expect(toFailedRequest(failure)).toEqual({ code: 1001, message: "Closed." });
  });
});
