import { describe, expect, test } from "vitest";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, post, statusAndBody, signedIn } from "./support.ts";

const { provider, respond } = useTinyProvider();

describe("signing out", () => {
  test("ends the token, deletes what is remembered and saves it for the sign-out at the identity provider", async () => {
    const cookie = await signedIn();
    const response = await post("sign-out", {}, { cookie });
    expect(await response.json()).toEqual({ to: "/user/logout" });
    const { mq_logout: places, ...others } = cookiesOf(response);
    expect(Object.values(others).every((value) => value === "")).toBe(true);
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining([
        "mq_session",
        "mq_content",
        "mq_paywall",
        "mq_widget",
        "mq_referer",
        "mq_price",
      ]),
    );
    expect(places).not.toBe("");
    expect(response.headers.getSetCookie().find((line) => line.startsWith("mq_logout"))).toContain(
      "Max-Age=60;",
    );
    expect(provider().headersOf("/channel/t1/logout")?.authorization).toMatch(/^Bearer tiny-/);
  });

  test("ends the session also when the provider is unavailable", async () => {
    respond("/channel/t1/logout", 500, {});
    const response = await post("sign-out", { mobile: true }, { cookie: await signedIn() });
    expect(await statusAndBody(response)).toEqual([200, { to: "/mobile/user/logout" }]);
    expect(cookiesOf(response)).toMatchObject({ mq_session: "" });
  });
});
