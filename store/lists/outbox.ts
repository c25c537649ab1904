import { nanoid } from "@reduxjs/toolkit";
import { type ApiCallError, asApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import type { ListName, Toggle } from "./list-toggle";

/** A toggle that the site has not confirmed yet. Of one item there is one, the last. */
export type PendingChange = Toggle & { id: string; at: number };

/** `wishes` is the name under which browsers have stored pending changes. */
type Outbox = { owner?: string | undefined; wishes: PendingChange[] };

const key = "mq_wishes";
const maxChanges = 100;
const lifeMs = 7 * 86_400_000;
/** Without storage, pending changes last as long as the page. */
let memory: Outbox = { wishes: [] };

/** Saves a toggle until it is delivered: it survives a reload, and all tabs see it. */
export function enqueueChange(toggle: Toggle): void {
  const { list, token, added, title, image } = toggle;
  const { owner, wishes } = read();
  const others = wishes.filter((change) => !isOf(change, list, token)).slice(1 - maxChanges);
  const change = { list, token, added, title, image, id: nanoid(), at: Date.now() };
  write({ owner, wishes: [...others, change] });
}

/** The change of an item that the site has not confirmed. */
export function pendingChangeOf(list: ListName, token: string): PendingChange | undefined {
  return read().wishes.find((change) => isOf(change, list, token));
}

/** The site has confirmed or refused the change. */
function removeChange({ id }: PendingChange): void {
  const { owner, wishes } = read();
  write({ owner, wishes: wishes.filter((change) => change.id !== id) });
}

/** The pending changes of this viewer; those of anybody else are deleted. */
export function pendingChangesOf(owner: string): PendingChange[] {
  const saved = read();
  const wishes = (saved.owner ?? owner) === owner ? saved.wishes : [];
  write({ owner, wishes });
  return wishes;
}

/** Whether any change is pending. */
export function hasPendingChanges(): boolean {
  return read().wishes.length > 0;
}

function isOf(change: PendingChange, list: ListName, token: string): boolean {
  return change.list === list && change.token === token;
}

function read(): Outbox {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (!isOutbox(saved)) return memory;
    const since = Date.now() - lifeMs;
    return { owner: saved.owner, wishes: saved.wishes.filter(({ at }) => at > since) };
  } catch {
    return memory;
  }
}

function write(outbox: Outbox): void {
  memory = { owner: outbox.owner, wishes: [] };
  try {
    localStorage.setItem(key, JSON.stringify(outbox));
  } catch {
    memory = outbox;
  }
}

function isOutbox(value: unknown): value is Outbox {
  if (typeof value !== "object" || value === null || !("wishes" in value)) return false;
  return Array.isArray(value.wishes) && value.wishes.every(isPendingChange);
}

function isPendingChange(value: unknown): value is PendingChange {
  const { list, token, added, id, at } = Object(value);
  return (
    isListName(list) &&
    [token, id].every((text) => typeof text === "string") &&
    typeof added === "boolean" &&
    typeof at === "number"
  );
}

function isListName(name: unknown): name is ListName {
  return name === "watchList" || name === "liveNotifications";
}

/** What the site has confirmed last; missing where another tab delivers, or the network is away. */
export type Delivery = { added?: boolean; waits?: true };

/** The site has refused a change, with that status. */
export class ChangeRefused extends Error {
  override name = "ChangeRefused";
  readonly added: boolean;
  readonly code: string;

  constructor({ added }: PendingChange, cause: ApiCallError) {
    super(cause.message, { cause });
    this.added = added;
    this.code = `${cause.code}`;
  }
}

const callOf = { watchList: "watch-list", liveNotifications: "live-notification" } as const;
const deliveries = new Map<string, Promise<Delivery>>();
const deadlineMs = 20_000;

/**
 * Delivers the change of an item, one call at a time in all tabs, until the site has confirmed the last one.
 * Without a network the change waits in the outbox. Rejects with `ChangeRefused` when the last change is refused.
 * `onConfirmed` is called for each confirmed change that a later one follows.
 */
export function deliverChange(
  toggle: Toggle,
  onConfirmed: (added: boolean) => void,
): Promise<Delivery> {
  if (!toggle.queued) enqueueChange(toggle);
  const name = itemName(toggle);
  const running = deliveries.get(name);
  if (running) return running;
  const end = () => deliveries.delete(name);
  const started = aloneInTabs(name, () => sendUntilDone(toggle, onConfirmed, end));
  deliveries.set(name, started);
  return started;
}

/** Whether this page is delivering a change of that item. */
export function isDelivering(toggle: Toggle): boolean {
  return deliveries.has(itemName(toggle));
}

function itemName({ list, token }: Toggle): string {
  return `${list} ${token}`;
}

/** `end` is called in the same task in which the outbox is empty: a later press starts anew. */
async function sendUntilDone(
  { list, token }: Toggle,
  onConfirmed: (added: boolean) => void,
  end: () => void,
): Promise<Delivery> {
  try {
    for (;;) {
      const change = pendingChangeOf(list, token);
      if (!change) return {};
      const refusal = await sendChange(change);
      const isLast = pendingChangeOf(list, token)?.id === change.id;
      if (refusal?.code === 0) return { waits: true };
      if (isLast) removeChange(change);
      if (isLast && refusal) throw new ChangeRefused(change, refusal);
      if (isLast) return { added: change.added };
      if (!refusal) onConfirmed(change.added);
    }
  } finally {
    end();
  }
}

function sendChange({ list, token, added }: PendingChange): Promise<ApiCallError | undefined> {
  const sent = callApi(callOf[list], { token, added }, { keepalive: true, deadlineMs });
  return sent.then(() => undefined, asApiCallError);
}

/** Browsers have locks on https and on this machine only. */
function aloneInTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`mq_lists ${name}`, work);
  return Promise.resolve().then(work);
}

const guestKey = "mq_wish";
const guestLifeMs = 30 * 60_000;

/** Saves what a visitor requested before they were sent to sign in; the last request counts. */
export function saveGuestChange({ list, token, title, image }: Toggle): void {
  try {
    const change = { list, token, title, image, at: Date.now() };
    localStorage.setItem(guestKey, JSON.stringify(change));
  } catch {
    // Without storage the viewer presses again.
  }
}

/** What was requested in the last half hour, once. */
export function takeGuestChange(): Toggle | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(guestKey) ?? "null");
    localStorage.removeItem(guestKey);
    const { list, token, title, image, at } = Object(saved);
    if (!isListName(list) || typeof token !== "string" || !(Date.now() - at < guestLifeMs))
      return undefined;
    return { list, token, added: true, title: textOf(title), image: textOf(image) };
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
