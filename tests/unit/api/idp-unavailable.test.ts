import { expect, test } from "vitest";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, post, statusAndBody } from "./support.ts";

const { respond, provider } = useTinyProvider();

test("a sign-in at an identity provider is not started while the provider is unavailable, although the channel is cached", async () => {
  await get("viewer");
  respond("/ch/tiny", 500, {});
  const response = await post("start-sign-in", { method: "google" });
  expect(await statusAndBody(response)).toEqual([500, { code: 500 }]);
  expect(cookiesOf(response)).toEqual({});
});

test("the URL of an identity provider is requested without the viewer's token", async () => {
  await post("start-sign-in", { method: "google" });
  expect(provider().headersOf("/ch/tiny")).not.toHaveProperty("authorization");
});
