import type { Page } from "playwright/test";
import { site } from "../../support/addresses.ts";
import type { channels } from "./channels.ts";
import { startSession } from "./session.ts";

/** Signs the browser in if a channel shows its films only to members. */
export async function signInIfClosed(
  page: Page,
  { token, closed }: Pick<(typeof channels)[number], "token" | "closed">,
  origin = site(token),
): Promise<void> {
  if (closed) await startSession(page, token, "viewer", origin);
}
