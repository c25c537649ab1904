import { beforeEach, expect, test } from "vitest";
import { forgetSharedResponses } from "../../../lib/cache/shared-responses.ts";
import { createViewerRequest } from "../../../lib/pages/viewer-request.ts";
import { loadHome } from "../../../lib/pages/load-page.ts";
import { cookiesOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const sections = "/ch/tiny/pages/front/sections";

async function homeOf(cookie: string): Promise<void> {
  const headers = new Headers({ host: "tiny.localhost", cookie });
  const visit = await createViewerRequest(headers, new URLSearchParams());
  if (visit) await loadHome(visit);
}

const countRequests = (path: string) =>
  provider().requestedPaths.filter((requested) => requested === path).length;

function channelIn(mode: string): void {
  respond("/ch/tiny", 200, {
    token: "tiny",
    name: "Tiny",
    channel_id: "t1",
    origin: "http://tiny.localhost",
    mode,
    page: { token: "front" },
  });
}

beforeEach(() => homeOf(""));

test("the bypass cookie requests page and channel of a staging channel again", async () => {
  channelIn("staging");
  forgetSharedResponses();
  await homeOf("");
  const before = countRequests("/ch/tiny");
  await homeOf(await cookiesOf({ bypass: "1" }));
  expect([countRequests("/ch/tiny") - before, countRequests(sections)]).toEqual([1, 3]);
});

test("a forged bypass cookie is ignored", async () => {
  channelIn("staging");
  forgetSharedResponses();
  await homeOf("mq_bypass=1");
  expect(countRequests(sections)).toBe(2);
});

test("the bypass cookie is ignored on any other channel", async () => {
  await homeOf(await cookiesOf({ bypass: "1" }));
  expect(countRequests(sections)).toBe(1);
});
