import { expect, test } from "vitest";
import fc from "fast-check";
import { parseAddress } from "../../../lib/urls/parse-address.ts";

function parsed(address: string) {
  const { pathname, searchParams } = new URL(address, "http://demo.localhost");
  return parseAddress(pathname, searchParams);
}

test.each([
  ["/video/7?t=3", "/video/7?t=3", undefined],
  ["/video/7?access_token=x&t=3", "/video/7?t=3", { accessToken: "x" }],
  ["/?sg=gold", "/", { subscribersGroup: "gold" }],
  ["/?sg=", "/", { subscribersGroup: undefined }],
  [`/?sg=${"g".repeat(251)}`, "/", { subscribersGroup: undefined }],
  ["/?bypass_cache=1&bypass_cache=2", "/", { bypass: true }],
  ["/?bypass_cache=no", "/", { bypass: false }],
  ["/pages/x?_rsc=abc&q=1", "/pages/x?q=1", undefined],
  ["/user/signIn?widget_id=4", "/user/signIn?widget_id=4", undefined],
])("%s has the path %s and the handoff parameters %o", (address, currentPath, handoffParams) => {
  const { currentPath: path, handoffParams: params } = parsed(address);
  expect(path).toBe(currentPath);
  if (handoffParams) expect(params).toMatchObject(handoffParams);
  else expect(params).toBeUndefined();
});

test("a URL without handoff parameters has an empty set", () => {
  const names = fc.constantFrom("access_token", "sg", "bypass_cache", "_rsc", "q", "widget_id");
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      const { currentPath } = parseAddress("/pages/x", new URLSearchParams(pairs));
      expect(parsed(currentPath)).toMatchObject({ currentPath, handoffParams: undefined });
    }),
  );
});
