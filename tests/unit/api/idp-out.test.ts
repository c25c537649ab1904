import { expect, test } from "vitest";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, post, statusAndBody } from "./support.ts";

const { respond, provider } = useTinyProvider();

test("nobody is sent to another identity provider while the provider is out, though the channel is known", async () => {
  await get("viewer");
  respond("/ch/tiny", 500, {});
  const response = await post("start-sign-in", { method: "google" });
  expect(await statusAndBody(response)).toEqual([500, { code: 500 }]);
  expect(cookiesOf(response)).toEqual({});
});

test("the way to another identity provider is looked at without the viewer's token", async () => {
  await post("start-sign-in", { method: "google" });
  expect(provider().headersOf("/ch/tiny")).not.toHaveProperty("authorization");
});
