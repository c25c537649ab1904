import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { startSite } from "./support/started-site.ts";

const files = ["/sitemap.xml", "/robots.txt", "/ads.txt", "/manifest.webmanifest", "/offline"];

for (const path of ["/ads", "/ads/", "/ads.txt"]) {
  test(`${path} is the owner's file where it is switched on`, async () => {
    const response = await sendRequest("arena", { path });
    expect(response.status).toBe(200);
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(response.body).toContain("ads.example.com, arena-0042, DIRECT");
  });

  test(`${path} redirects to the error screen when it is missing`, async () => {
    const response = await sendRequest("demo", { path });
    expect(response.status).toBe(307);
    expect(response.headers.location).toBe("/error");
  });
}

for (const path of files) {
  test(`${path} is the same for everybody and carries nothing internal`, async () => {
    const { headers } = await sendRequest("arena", { path });
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=60/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(Object.keys(headers).filter((name) => /^x-(mq|nextjs|middleware)/.test(name))).toEqual(
      [],
    );
  });

  test(`${path} of an unknown channel is 404`, async () => {
    expect((await sendRequest("nobody", { path })).status).toBe(404);
  });
}

test("warm text files are served while the provider is unavailable, cold ones are 503 with a retry time", async () => {
  const startedSite = await startSite();
  const statuses = () =>
    Promise.all(
      files.map(async (path) => {
        const { status, headers } = await sendRequest("arena", { path, port: startedSite.port });
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
    await startedSite.anHourLater();
    expect(await statuses()).toEqual(allOk);
  } finally {
    await startedSite.stop();
  }
});
