import { request } from "node:http";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { tinySite, provider } = useTinySite();

test("requests for 45 unknown hosts do not affect a channel that was never requested", async () => {
  const path = "/robots.txt";
  const hosts = Array.from({ length: 45 }, (_, n) => `nobody-${n}`);
  const responses = await Promise.all(
    hosts.map((host) => sendRequest(host, { path, port: tinySite().port })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await sendRequest("tiny", { path, port: tinySite().port })).status).toBe(200);
});

// docs/security.md SE-60
test("a malformed access token is not sent to the provider, and other viewers can sign in", async () => {
  const profile = "/ch/t1/users/me";
  const come = (path: string) => sendRequest("tiny", { path, port: tinySite().port });
  const made = Array.from({ length: 100 }, () => come("/?access_token=%0a"));
  const responses = await Promise.all(made);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([307]));
  expect(provider().requestedPaths).not.toContain(profile);
  provider().respondWithJson(profile, { _id: "u1", full_name: "Ada" });
  const { headers } = await come("/mobile?access_token=t0ken");
  expect(headers["set-cookie"]?.join()).toContain("mq_session=");
});

test("a viewer who leaves aborts the provider calls of the request", async () => {
  const profile = "/ch/t1/users/me";
  const profileRequested = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  provider().respondWith(profile, (response) => {
    response.once("close", () => ended.resolve());
    profileRequested.resolve();
  });
  const { port } = tinySite();
  const headers = { host: `tiny.localhost:${port}` };
  const leaving = request({ host: "127.0.0.1", port, path: "/?access_token=t0ken", headers });
  leaving.once("error", () => {});
  leaving.end();
  await profileRequested.promise;
  leaving.destroy();
  await ended.promise;
  // A line of the log that comes after all that the aborted request may have written.
  provider().respondWithJson("/ch/tiny/pages/about", {}, 500);
  await sendRequest("tiny", { path: "/pages/about", port });
  const failed = () =>
    tinySite()
      .log()
      .filter(({ msg }) => msg === "call failed");
  await expect.poll(() => failed().map(({ call }) => call)).toEqual(["page"]);
});
