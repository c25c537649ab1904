import { beforeEach, describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { env } from "../../../lib/env.ts";
import { cookieChangesToSetCookies } from "../../../lib/session/request-cookies.ts";
import { aSession } from "../../support/samples.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const path = "/ch/tiny/pages/front/personalized-sections/list/content";
const item = (token: string) => ({ token, type: "video", input: { name: token } });

beforeEach(() =>
  respond(path, 200, {
    data: [{ ...item("one"), progress: { current_time_s: 3, duration_s: 9 } }, item("two")],
    paging: { page: 1, page_size: 2, total_items: 5 },
  }),
);

function getItems(cookie?: string, query: Record<string, string> = {}) {
  const headers = new Headers(cookie ? { host, cookie } : { host });
  const params = new URLSearchParams({ page_id: "front", section_id: "list", ...query });
  return handleApiCall("GET", "personal-items", headers, params);
}

describe("items of a personal row", () => {
  test("have the watched progress, and are followed by the next page", async () => {
    expect(await statusAndBody(await getItems(await signedIn()))).toEqual([
      200,
      {
        items: [
          expect.objectContaining({ token: "one", progress: { time: 3, duration: 9 } }),
          expect.objectContaining({ token: "two" }),
        ],
        nextPage: 2,
        total: 5,
      },
    ]);
  });

  test("are requested with the viewer's group and payment", async () => {
    const scope = { channelId: "t1", host };
    const secrets = env().sessionSecrets;
    const session = { ...aSession(scope), subscribersGroup: "gold" };
    const lines = await cookieChangesToSetCookies(
      { session, payment: "pay-1" },
      { scope, secrets, secure: false },
    );
    const cookies = lines.map((line) => line.split(";")[0]);
    await getItems(cookies.join("; "), { page: "3" });
    const sent = new URLSearchParams(provider().sentTo(path)?.query);
    expect(Object.fromEntries(sent)).toEqual({ page: "3", p: "pay-1", subscribersGroup: "gold" });
  });

  test("are requested each time, and may not be stored", async () => {
    const cookie = await signedIn();
    const first = await getItems(cookie);
    await getItems(cookie);
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect(provider().requestedPaths.filter((one) => one === path)).toHaveLength(2);
  });

  test("are empty without a session, and not requested", async () => {
    expect(await statusAndBody(await getItems())).toEqual([200, { items: [], total: 0 }]);
    expect(provider().requestedPaths).not.toContain(path);
  });

  test("link to the app's web view for a page there", async () => {
    const { items } = await (await getItems(await signedIn(), { mobile: "1" })).json();
    expect(items[0].href).toBe("/mobile/video/one");
  });
});
