import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";
import { startSite } from "./support/started-site.ts";

const files = ["/sitemap.xml", "/robots.txt", "/ads.txt", "/manifest.webmanifest", "/offline"];

for (const path of ["/ads", "/ads/", "/ads.txt"]) {
  test(`${path} is the owner's file where it is switched on`, async () => {
    const answer = await ask("arena", { path });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.body).toContain("ads.example.com, arena-0042, DIRECT");
  });

  test(`${path} leads to the error screen where it is not`, async () => {
    const answer = await ask("demo", { path });
    expect(answer.status).toBe(307);
    expect(answer.headers.location).toBe("/error");
  });
}

for (const path of files) {
  test(`${path} is the same for everybody and carries nothing internal`, async () => {
    const { headers } = await ask("arena", { path });
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(Object.keys(headers).filter((name) => /^x-(mq|nextjs|middleware)/.test(name))).toEqual(
      [],
    );
  });

  test(`${path} of an unknown channel is 404`, async () => {
    expect((await ask("nobody", { path })).status).toBe(404);
  });
}

test("text files answer warm while the provider is out, and cold they say when to come back", async () => {
  const own = await startSite();
  const statuses = () =>
    Promise.all(
      files.map(async (path) => {
        const { status, headers } = await ask("arena", { path, port: own.port });
        return [path, status, headers["retry-after"]];
      }),
    );
  const allOk = files.map((path) => [path, 200, undefined]);
  try {
    await consoleApi.setFault({ call: "channel", kind: "down" });
    expect(await statuses()).toEqual(files.map((path) => [path, 503, "5"]));
    await consoleApi.clearFaults();
    await expect.poll(statuses).toEqual(allOk);
    for (const call of ["channel", "header"]) await consoleApi.setFault({ call, kind: "down" });
    await own.anHourLater();
    expect(await statuses()).toEqual(allOk);
  } finally {
    await own.stop();
  }
});
