import { callApi } from "../api-client/call-api.ts";
import { randomId } from "./random-id.ts";

/**
 * Saved in the browser's storage while the browser may have the cookie of an id, which scripts cannot read:
 * docs/behaviour.md BE-295.
 */
const markKey = "mq_cid";
const visitKey = "mq_visit";
const visitEndsMs = 30 * 60_000;

let clientId: string | undefined;
let lonelyVisit: string | undefined;

/** The viewer's analytics client id, after `ensureClientAndVisitIds` has resolved. */
export function getAnalyticsClientId(): string | undefined {
  return clientId;
}

/** The id of the visit, which ends after half an hour without an event; tabs share it. */
export function extendVisitId(now = Date.now()): string {
  const [id = "", at] = (read(visitKey) ?? "").split(" ");
  const goesOn = /^[0-9a-f]{32}$/.test(id) && Math.abs(now - Number(at)) < visitEndsMs;
  const visit = goesOn ? id : (lonelyVisit ?? randomId());
  // Storage is full or blocked: the visit is this page.
  lonelyVisit = write(visitKey, `${visit} ${now}`) ? undefined : visit;
  return visit;
}

/**
 * Gets both ids; the site issues the client id and seals it into a cookie. Tabs run one after the other, so tabs that
 * start at the same moment get the same ids. Rejects when the site issues no id.
 */
export async function ensureClientAndVisitIds(): Promise<void> {
  await inTurn(async () => {
    if (clientId === undefined) {
      write(markKey, "1");
      const { id } = await callApi("client-id", {});
      clientId = id;
    }
    extendVisitId();
  });
}

/** Deletes both ids. If the site cannot be reached, the next page retries. */
export async function forgetClientId(): Promise<void> {
  lonelyVisit = undefined;
  remove(visitKey);
  await inTurn(async () => {
    const mayBeSaved = clientId !== undefined || read(markKey) !== null;
    clientId = undefined;
    // A cookie without a mark was set by an earlier version of the site.
    if (!mayBeSaved && !document.cookie.includes("mq_cid=")) return;
    await callApi("forget-client-id", {});
    remove(markKey);
  });
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs `work` after all other work on the ids, in this page and in other tabs. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) return navigator.locks.request("mq_ids", work);
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
