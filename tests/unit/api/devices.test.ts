import { describe, expect, test, vi } from "vitest";
import { logger } from "../../../lib/log.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { env } from "../../../lib/env.ts";
import { readRequestCookies } from "../../../lib/session/request-cookies.ts";
import { host } from "../../support/tiny-session.ts";
import {
  cookiesOf,
  sameOriginHeaders,
  get,
  post,
  sentBack,
  signedIn,
  statusAndBody,
} from "./support.ts";

const { provider, respond } = useTinyProvider();
const key = "0123456789abcdef";
const listPath = "/ch/t1/user-devices";
const onePath = "/ch/t1/user-devices/d2";
const checkPath = "/ch/t1/users/device-verification";
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";
const phone = {
  id: "d1",
  userAgent: iPhone,
  updatedAtEpochMS: 1_700_000_000_000,
  isCurrentDevice: false,
  location: { city: "Malmö", countryName: "Kingdom of Sweden", countryCode: "SE" },
};
const bare = { id: "d2", userAgent: "x".repeat(4_096) };
const current = { id: "d3", userAgent: "", updatedAtEpochMS: 1, isCurrentDevice: true };

const getAs = async (name: string) => get(name, { cookie: await signedIn() });
const call = async (name: string, body: object) => post(name, body, { cookie: await signedIn() });

describe("BE-244: devices", () => {
  test("have localised names and locations, the current one first, and no user agent", async () => {
    respond(listPath, 200, [bare, phone, current]);
    expect(await statusAndBody(await getAs("devices"))).toEqual([
      200,
      {
        devices: [
          { id: "d3", name: "Unknown device", kind: "computer", lastActiveAt: 1, isCurrent: true },
          {
            id: "d1",
            name: "Apple iPhone, Safari",
            kind: "phone",
            lastActiveAt: 1_700_000_000_000,
            place: "Malmö, Sweden",
            isCurrent: false,
          },
          { id: "d2", name: "Unknown device", kind: "computer", isCurrent: false },
        ],
      },
    ]);
  });

  test("with a wrong shape are left out, and wrong values of valid devices too", async () => {
    const odd = { ...phone, updatedAtEpochMS: 1e300, location: { city: 7, countryCode: "1" } };
    respond(listPath, 200, [odd, { userAgent: iPhone }, "device", null]);
    const [, { devices }] = await statusAndBody(await getAs("devices"));
    expect(devices).toEqual([
      { id: "d1", name: "Apple iPhone, Safari", kind: "phone", isCurrent: false },
    ]);
  });

  test.each([
    [{ countryCode: "QQ", countryName: "Atlantis" }, "Atlantis"],
    [{ city: "Malmö" }, "Malmö"],
    [{ countryCode: "no" }, "Norway"],
    [{}, undefined],
  ])("with the location %o are in %s", async (location, place) => {
    respond(listPath, 200, [{ ...phone, location }]);
    const [, { devices }] = await statusAndBody(await getAs("devices"));
    expect(devices[0].place).toBe(place);
  });
});

describe("BE-246: remove-device", () => {
  test("sends one removal with the idempotency key of the press", async () => {
    respond(onePath, 200, {});
    expect(await statusAndBody(await call("remove-device", { device: "d2", key }))).toEqual([
      200,
      {},
    ]);
    expect(provider().headersOf(onePath)).toMatchObject({ "idempotency-key": key });
    expect(provider().requestedPaths.filter((path) => path === onePath)).toHaveLength(1);
  });

  test("is not retried when it fails, and is logged with its status", async () => {
    const warn = vi.spyOn(logger, "warn");
    respond(onePath, 503, { statusCode: 503 });
    const reply = await call("remove-device", { device: "d2", key });
    expect(reply.status).toBe(503);
    expect(provider().requestedPaths.filter((path) => path === onePath)).toHaveLength(1);
    const line = { call: "device-removal", channel: "tiny", reason: "HTTP error! status: 503" };
    expect(warn).toHaveBeenCalledWith(line, expect.any(String));
    warn.mockRestore();
  });

  test.each([[{ device: "d2" }], [{ device: "", key }], [{ device: "x".repeat(300), key }]])(
    "of %o is rejected",
    async (body) => {
      expect((await call("remove-device", body)).status).toBe(400);
      expect(provider().requestedPaths).not.toContain(onePath);
    },
  );
});

describe("BE-247: verify-device", () => {
  test("returns the devices and their number for a film that may play", async () => {
    respond(checkPath, 200, { devices: [current], deviceLimitThreshold: 1 });
    const [status, body] = await statusAndBody(await call("verify-device", { token: "one" }));
    expect([status, body.threshold, body.devices.length]).toEqual([200, 1, 1]);
    expect(provider().sentTo(checkPath)?.body).toEqual({ inputToken: "one" });
  });

  const devicesBody = { devices: [phone, current], deviceLimitThreshold: 1 };
  test.each([
    ["in the error's data", { data: devicesBody }],
    ["beside it", devicesBody],
    ["in both", { data: devicesBody, devices: [], deviceLimitThreshold: 9 }],
  ])("denies with the devices and their number, %s", async (_where, more) => {
    respond(checkPath, 429, { statusCode: 429, source: "DEVICE_LIMIT", ...more });
    const [status, body] = await statusAndBody(await call("verify-device", { token: "one" }));
    expect(status).toBe(429);
    expect(body).toMatchObject({
      reason: "device_limit",
      message: "Too many devices",
      threshold: 1,
    });
    expect(body.devices.map(({ name }: { name: string }) => name)).toEqual([
      "Unknown device",
      "Apple iPhone, Safari",
    ]);
  });

  test("does not treat a rate limit as a device limit", async () => {
    respond(checkPath, 429, { statusCode: 429, data: devicesBody });
    const [, body] = await statusAndBody(await call("verify-device", { token: "one" }));
    expect(body).not.toHaveProperty("reason");
    expect(body).not.toHaveProperty("devices");
  });
});

describe("BE-251: verify-device of a visitor", () => {
  const contentPath = "/ch/tiny/content/one";

  test("lets an open film continue, and returns no devices", async () => {
    respond(contentPath, 200, { token: "one", input: { name: "One" } });
    expect(await statusAndBody(await post("verify-device", { token: "one" }))).toEqual([200, {}]);
    expect(provider().requestedPaths).not.toContain(checkPath);
  });

  test.each([
    [403, "VPN_DETECTION", "vpn"],
    [423, "GEO_BLOCK", "region"],
  ])("denies a film that was closed meanwhile: %i %s", async (statusCode, source, reason) => {
    respond(contentPath, statusCode, { statusCode, source });
    const [status, body] = await statusAndBody(await post("verify-device", { token: "one" }));
    expect([status, body.reason]).toEqual([statusCode, reason]);
  });
});

test("BE-249: a removed device gets a text that says so, and the next sign-in page shows it", async () => {
  const removed = { statusCode: 401, message: "token expired", detail: "DEVICE_REMOVED" };
  respond(checkPath, 401, removed);
  const reply = await call("verify-device", { token: "one" });
  const sent = sentBack(reply);
  expect(await statusAndBody(reply)).toMatchObject([
    401,
    { reason: "sign_in", message: expect.stringMatching(/^This device was removed/) },
  ]);
  expect(cookiesOf(reply).mq_session).toBe("");
  const scope = { channelId: "t1", host };
  expect(await readRequestCookies(sent, env().sessionSecrets, scope)).toMatchObject({
    logout: { untold: true, removed: true },
  });
});

// docs/behaviour.md BE-474
test.each([401, 402])(
  "a film that is closed (%i) since this device was removed is reported as a removed device",
  async (statusCode) => {
    respond("/ch/tiny/content/one", statusCode, { statusCode });
    respond(checkPath, 401, {
      statusCode: 401,
      message: "token expired",
      detail: "DEVICE_REMOVED",
    });
    const ended = sentBack(await call("verify-device", { token: "one" }));
    const headers = { ...sameOriginHeaders, cookie: ended };
    expect(
      await statusAndBody(await post("verify-device", { token: "one" }, headers)),
    ).toMatchObject([
      401,
      { reason: "sign_in", message: expect.stringMatching(/^This device was removed/) },
    ]);
  },
);

test("BE-249: a session that ended otherwise is not reported as a removed device", async () => {
  respond(checkPath, 401, { statusCode: 401, message: "token expired", detail: "TOKEN_EXPIRED" });
  const [, body] = await statusAndBody(await call("verify-device", { token: "one" }));
  expect(body.message).toBe("Sign-in required");
});

test("devices require a session and can only be changed by pages of the site", async () => {
  expect((await get("devices")).status).toBe(401);
  expect((await post("remove-device", { device: "d2", key })).status).toBe(401);
  const elsewhere = {
    ...sameOriginHeaders,
    "sec-fetch-site": "cross-site",
    cookie: await signedIn(),
  };
  expect((await post("remove-device", { device: "d2", key }, elsewhere)).status).toBe(403);
  expect(provider().requestedPaths).not.toContain(onePath);
});
