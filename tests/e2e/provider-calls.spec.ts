import { request } from "node:http";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { own, provider } = useTinySite();

test("45 unknown hosts at a text route leave a channel that was never seen alone", async () => {
  const path = "/robots.txt";
  const hosts = Array.from({ length: 45 }, (_, n) => `nobody-${n}`);
  const answers = await Promise.all(hosts.map((host) => ask(host, { path, port: own().port })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await ask("tiny", { path, port: own().port })).status).toBe(200);
});

// docs/security.md SE-60
test("what is no access token is asked of nobody, and others sign in as ever", async () => {
  const profile = "/ch/t1/users/me";
  const come = (path: string) => ask("tiny", { path, port: own().port });
  const made = Array.from({ length: 100 }, () => come("/?access_token=%0a"));
  const answers = await Promise.all(made);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([307]));
  expect(provider().requestedPaths).not.toContain(profile);
  provider().respondWithJson(profile, { _id: "u1", full_name: "Ada" });
  const { headers } = await come("/mobile?access_token=t0ken");
  expect(headers["set-cookie"]?.join()).toContain("mq_session=");
});

test("a viewer who leaves ends what was asked for them", async () => {
  const profile = "/ch/t1/users/me";
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  provider().respondWith(profile, (response) => {
    response.once("close", () => ended.resolve());
    asked.resolve();
  });
  const { port } = own();
  const headers = { host: `tiny.localhost:${port}` };
  const leaving = request({ host: "127.0.0.1", port, path: "/?access_token=t0ken", headers });
  leaving.once("error", () => {});
  leaving.end();
  await asked.promise;
  leaving.destroy();
  await ended.promise;
  // A line of the log that comes after all that the end may have written.
  provider().respondWithJson("/ch/tiny/pages/about", {}, 500);
  await ask("tiny", { path: "/pages/about", port });
  const failed = () =>
    own()
      .log()
      .filter(({ msg }) => msg === "call failed");
  await expect.poll(() => failed().map(({ call }) => call)).toEqual(["page"]);
});
