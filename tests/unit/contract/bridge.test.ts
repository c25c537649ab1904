import { describe, expect, test } from "vitest";
import {
  validateBridgeMessage,
  bridgeMessageTypes,
  parseBridgeMessage,
} from "../../../lib/contract/bridge.ts";

const user = { _id: "u1", full_name: "Ana", email: "ana@demo.example" };
const login = { v: 1, type: "login", access_token: "t", user };

describe("a message of the bridge", () => {
  test.each([
    [login],
    [{ ...login, expires_at: "2027-01-01T00:00:00Z" }],
    [{ v: 1, type: "logout" }],
    [{ v: 1, type: "registration" }],
    [{ v: 1, type: "verification" }],
    [{ v: 1, type: "password" }],
    [{ v: 1, type: "navigate", url: "https://example.com/" }],
    [{ v: 1, type: "error", code: 423 }],
  ])("%j is valid", (message) => {
    expect(parseBridgeMessage(JSON.stringify(message))).toEqual(message);
  });

  test.each([
    [undefined],
    [null],
    ["logout"],
    [[]],
    [{}],
    [{ v: 2, type: "logout" }],
    [{ v: "1", type: "logout" }],
    [{ v: 1, type: "toString" }],
    [{ v: 1, type: "login" }],
    [{ ...login, access_token: "" }],
    [{ ...login, access_token: 7 }],
    [{ ...login, user: { ...user, _id: undefined } }],
    [{ ...login, user: { ...user, email: null } }],
    [{ v: 1, type: "navigate" }],
    [{ v: 1, type: "navigate", url: "/pages/x" }],
    [{ v: 1, type: "navigate", url: "javascript:alert(1)" }],
    [{ v: 1, type: "navigate", url: "DATA:text/html,x" }],
    [{ v: 1, type: "error", code: "404" }],
    [{ v: 1, type: "error", code: 4.5 }],
  ])("%j is invalid", (value) => {
    expect(validateBridgeMessage(value)).toBeUndefined();
  });

  test.each(["", "{", "null", '"logout"', { v: 1, type: "logout" }, 7])(
    "text %j is invalid",
    (text) => {
      expect(parseBridgeMessage(text)).toBeUndefined();
    },
  );

  // docs/security.md SE-14, SE-21
  test.each(bridgeMessageTypes.filter((type) => type !== "login"))(
    "of type %s contains no token",
    (type) => {
      const message = { ...login, type, url: "https://x.test/", code: 404 };
      expect(JSON.stringify(validateBridgeMessage(message))).not.toContain("access_token");
    },
  );

  // docs/security.md SE-21
  test("of type login contains only the viewer fields that the app needs", () => {
    const talkative = { ...login, secret: 1, user: { ...user, local: { email: "x" } } };
    expect(validateBridgeMessage(talkative)).toEqual(login);
  });
});
