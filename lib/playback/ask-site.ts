import type { Refused } from "./denied.ts";

/** The status of the site's answer, 0 without one, and why the film may not go on, where it says so. */
export type SiteAnswer = { status: number; refused?: Refused };

/** Posts to the site's own `/api`, once; a code under `leastCode` closes no film. */
export async function askSite(call: string, body: object, leastCode: number): Promise<SiteAnswer> {
  try {
    const answer = await fetch(`/api/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      keepalive: true,
    });
    const { status } = answer;
    if (status < leastCode || status >= 500) return { status };
    const told: Refused = await answer.json().catch(() => ({ code: status }));
    return told.reason ? { status, refused: told } : { status };
  } catch {
    return { status: 0 };
  }
}
