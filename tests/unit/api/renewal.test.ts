import { describe, expect, test } from "vitest";
import { cookieOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, signedIn } from "./support.ts";

const { provider, respond } = useTinyProvider();
const day = 86_400_000;

describe("a token that is more than half expired", () => {
  const old = { accessToken: "tiny-1", issuedAt: Date.now() - 4 * day };
  const path = "/ch/tiny/users/access-token";

  test("is refreshed by the personal call, once for simultaneous requests with it", async () => {
    await signedIn();
    const cookie = await cookieOf({ ...old, accessToken: "tiny-1" });
    const responses = await Promise.all([get("viewer", { cookie }), get("viewer", { cookie })]);
    responses.push(await get("viewer", { cookie }));
    expect(provider().requestedPaths.filter((requested) => requested === path)).toHaveLength(1);
    for (const response of responses) expect(cookiesOf(response).mq_session).toBeTruthy();
  });

  test("stays when the provider returns no other token", async () => {
    respond(path, 500, {});
    const cookie = await cookieOf({ ...old, accessToken: "nobody's" });
    const response = await get("viewer", { cookie });
    expect(await response.json()).toMatchObject({ signedIn: true });
    expect(cookiesOf(response)).toEqual({});
  });

  test("is not refreshed earlier", async () => {
    const cookie = await cookieOf({ issuedAt: Date.now() - 3 * day });
    await get("viewer", { cookie });
    expect(provider().requestedPaths).not.toContain(path);
  });
});
