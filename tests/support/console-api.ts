import { providerConsole } from "./addresses.ts";

/** A fault of one call, of one channel or of all: provider/domain/console/faults.ts. */
export type Fault = {
  call: string;
  kind: "down" | "slow" | "error" | "truncated" | "wrong-types" | "bad-items" | "html";
  channel?: string;
  delay_ms?: number;
};
export type Clock =
  | { action: "start-next-event"; channel?: string }
  | { action: "shift"; ms: number }
  | { action: "real" };
/** A change of the start of an event. */
export type EventChange = { channel: string; content: string } & (
  | { action: "move"; minutes: number }
  | { action: "cancel" | "restore" }
);
/** A mail of the console's mailbox; `links` are the addresses in its text. */
export type Mail = { to: string; subject: string; text: string; links: string[] };
/** An error of pages, as far as journeys look at it. */
export type ClientErrorGroup = { kind: string; name: string; message: string; n: number };
export type Calls = { calls: { call: string; path: string; count: number }[]; total: number };

/** The switches of the provider's console, as people have them too. */
export const consoleApi = {
  state: () => ask("GET", "state"),
  setFault: (fault: Fault) => ask("PUT", "faults", fault),
  clearFaults: () => ask("DELETE", "faults"),
  clock: (order: Clock) => ask("POST", "clock", order),
  /** Viewers of this machine are there from now on; without a country, and not behind a VPN, where they are. */
  moveViewers: (location: { country?: string; vpn?: boolean }) => ask("PUT", "location", location),
  changeEvent: (change: EventChange) => ask("POST", "events", change),
  reset: () => ask("POST", "reset"),
  /** Everything as after the first start, but for the catalogue, which no call changes: fast. */
  resetData: () => ask("POST", "reset?keep=catalogue"),
  /** The bearer of a new session of a seeded viewer: `startSession("demo", "member")`. */
  startSession: (
    channel: string,
    viewer = "viewer",
  ): Promise<{ access_token: string; expires_at: string }> =>
    ask("POST", "sessions", { channel, viewer }),
  calls: (): Promise<Calls> => ask("GET", "calls"),
  /** What was sent to an address, the newest first. */
  mails: (to: string): Promise<{ mails: Mail[] }> =>
    ask("GET", `mails?to=${encodeURIComponent(to)}`),
  forgetMails: () => ask("DELETE", "mails"),
  forgetLimits: () => ask("DELETE", "limits"),
  /** What pages of a channel told of their errors, the latest first. */
  clientErrors: (channel: string): Promise<{ errors: ClientErrorGroup[] }> =>
    ask("GET", `analytics/errors?channel=${channel}`),
  /** Brings the numbers of the charts up to date. */
  rollUpEvents: () => ask("POST", "analytics/roll-up"),
  forgetCalls: () => ask("DELETE", "calls"),
};

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(providerConsole(`/console/api/${path}`), {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
