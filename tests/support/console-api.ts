import { providerConsole } from "./addresses.ts";

/** A fault of one call, of one channel or of all: provider/domain/console/simulated-faults.ts. */
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
/** A mail of the console's mailbox. `links` are the URLs in its text. */
export type Mail = { to: string; subject: string; text: string; links: string[] };
/** An error of pages, with the fields that the browser tests read. */
export type ClientErrorGroup = { kind: string; name: string; message: string; n: number };
export type Calls = { calls: { call: string; path: string; count: number }[]; total: number };

/** The switches of the provider's console, as its pages have them. */
export const consoleApi = {
  state: () => callConsole("GET", "state"),
  setFault: (fault: Fault) => callConsole("PUT", "faults", fault),
  clearFaults: () => callConsole("DELETE", "faults"),
  clock: (order: Clock) => callConsole("POST", "clock", order),
  /** Sets the location of this machine's viewers. Without a country it is the usual one, and not behind a VPN. */
  moveViewers: (location: { country?: string; vpn?: boolean }) =>
    callConsole("PUT", "location", location),
  changeEvent: (change: EventChange) => callConsole("POST", "events", change),
  reset: () => callConsole("POST", "reset"),
  /** Restores the state after the first start, except for the catalogue, which no call changes. Fast. */
  resetData: () => callConsole("POST", "reset?keep=catalogue"),
  /** The bearer of a new session of a seeded viewer: `startSession("demo", "member")`. */
  startSession: (
    channel: string,
    viewer = "viewer",
  ): Promise<{ access_token: string; expires_at: string }> =>
    callConsole("POST", "sessions", { channel, viewer }),
  /** The path at which the first owner of all channels is made. */
  firstOwner: (): Promise<{ path: string }> => callConsole("POST", "first-owner"),
  calls: (): Promise<Calls> => callConsole("GET", "calls"),
  /** The mails that were sent to an e-mail address, the newest first. */
  mails: (to: string): Promise<{ mails: Mail[] }> =>
    callConsole("GET", `mails?to=${encodeURIComponent(to)}`),
  forgetMails: () => callConsole("DELETE", "mails"),
  forgetLimits: () => callConsole("DELETE", "limits"),
  /** The errors that pages of a channel reported, the latest first. */
  clientErrors: (channel: string): Promise<{ errors: ClientErrorGroup[] }> =>
    callConsole("GET", `analytics/errors?channel=${channel}`),
  /** Brings the numbers of the charts up to date. */
  rollUpEvents: () => callConsole("POST", "analytics/roll-up"),
  forgetCalls: () => callConsole("DELETE", "calls"),
};

async function callConsole<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(providerConsole(`/console/api/${path}`), {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
