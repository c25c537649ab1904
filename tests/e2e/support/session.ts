import type { Page } from "playwright/test";
import { site } from "../../support/addresses.ts";
import { consoleApi } from "../../support/console-api.ts";
import { sendRequest } from "./send-request.ts";

/** A session of a seeded viewer: its bearer, and the value of the `Cookie` header. */
export async function sessionOf(channel: string, viewer = "viewer", origin = site(channel)) {
  const { access_token: token } = await consoleApi.startSession(channel, viewer);
  const { port } = new URL(origin);
  const response = await sendRequest(channel, {
    path: `/mobile?access_token=${token}`,
    port: Number(port),
  });
  const lines = response.headers["set-cookie"] ?? [];
  if (!lines.some((line) => line.startsWith("mq_session="))) {
    throw new Error(`No session for ${viewer} of ${channel}: ${response.status}`);
  }
  const cookie = lines.map((line) => line.split(";")[0]).join("; ");
  return { token, lines, cookie };
}

/**
 * Signs the page's browser in as a seeded viewer, without a form: `startSession(page, "demo", "member")`. The
 * bearer, which is returned, is sent as apps do, by `/mobile?access_token=`. The page does not navigate.
 * `origin` is that of a site that the test started.
 */
export async function startSession(
  page: Page,
  channel: string,
  viewer = "viewer",
  origin = site(channel),
): Promise<string> {
  const { token, lines } = await sessionOf(channel, viewer, origin);
  const pairs = lines.map((line) => [...(/^([^=]+)=([^;]+)/.exec(line) ?? []), line]);
  const cookies = pairs.flatMap(([, name, value, line]) => {
    const httpOnly = line?.includes("HttpOnly") ?? false;
    return name && value ? { name, value, url: origin, httpOnly, sameSite: "Lax" as const } : [];
  });
  await page.context().addCookies(cookies);
  return token;
}
