import Cookies from "js-cookie";
import { randomId } from "./random-id.ts";

/** The cookie of the analytics client id: docs/behaviour.md BE-295. */
const cookieName = "mq_cid";
const lifeDays = 400;
const visitKey = "mq_visit";
const visitEndsMs = 30 * 60_000;

/** The viewer's analytics client id; made, and kept for another 400 days, only after consent. */
export function keepClientId(): string {
  const known = Cookies.get(cookieName);
  const id = known && /^[\w-]{8,64}$/.test(known) ? known : randomId();
  const secure = location.protocol === "https:";
  Cookies.set(cookieName, id, { expires: lifeDays, sameSite: "lax", path: "/", secure });
  return id;
}

/** The id of the visit, which ends after half an hour without an event; tabs share it. */
export function keepVisitId(now = Date.now()): string {
  const [id = "", at] = (localStorageItem() ?? "").split(" ");
  const goesOn = /^[0-9a-f]{32}$/.test(id) && Math.abs(now - Number(at)) < visitEndsMs;
  const visit = goesOn ? id : (lonelyVisit ?? randomId());
  lonelyVisit = undefined;
  try {
    localStorage.setItem(visitKey, `${visit} ${now}`);
  } catch {
    // Storage is full or blocked: the visit is this page.
    lonelyVisit = visit;
  }
  return visit;
}

/** Makes both ids, one tab after the other: tabs that begin at the same moment get the same. */
export async function agreeOnIds(): Promise<void> {
  const make = () => {
    keepClientId();
    keepVisitId();
  };
  if ("locks" in navigator) await navigator.locks.request("mq_ids", make);
  else make();
}

let lonelyVisit: string | undefined;

function localStorageItem(): string | null {
  try {
    return localStorage.getItem(visitKey);
  } catch {
    return null;
  }
}

/** Deletes both. */
export function forgetClientId(): void {
  Cookies.remove(cookieName, { path: "/" });
  lonelyVisit = undefined;
  try {
    localStorage.removeItem(visitKey);
  } catch {
    // Blocked storage holds nothing.
  }
}
