import { nanoid } from "@reduxjs/toolkit";
import { type ApiCallError, asApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import type { ListName, ListToggle } from "./list-toggle";

/** A toggle that the site has not confirmed yet. Of one item there is one, the last. */
export type PendingListChange = ListToggle & { id: string; at: number };

type Outbox = { owner?: string | undefined; changes: PendingListChange[] };

const key = "mq_wishes";
/** The field of pending changes in what browsers have stored. */
const changesField = "wishes";
const maxChanges = 100;
const lifeMs = 7 * 86_400_000;
/** Without storage, pending changes last as long as the page. */
let memory: Outbox = { changes: [] };

/** Saves a toggle until it is delivered: it survives a reload, and all tabs see it. */
export function enqueueListChange(toggle: ListToggle): void {
  const { list, token, added, title, image } = toggle;
  const { owner, changes } = read();
  const others = changes.filter((change) => !isOf(change, list, token)).slice(1 - maxChanges);
  const change = { list, token, added, title, image, id: nanoid(), at: Date.now() };
  write({ owner, changes: [...others, change] });
}

/** The change of an item that the site has not confirmed. */
export function getPendingListChange(list: ListName, token: string): PendingListChange | undefined {
  return read().changes.find((change) => isOf(change, list, token));
}

/** The site has confirmed or refused the change. */
function removeChange({ id }: PendingListChange): void {
  const { owner, changes } = read();
  write({ owner, changes: changes.filter((change) => change.id !== id) });
}

/** The pending changes of this viewer; those of anybody else are deleted. */
export function listPendingChangesOfViewer(owner: string): PendingListChange[] {
  const saved = read();
  const changes = (saved.owner ?? owner) === owner ? saved.changes : [];
  write({ owner, changes });
  return changes;
}

/** Whether any change is pending. */
export function hasPendingListChanges(): boolean {
  return read().changes.length > 0;
}

function isOf(change: PendingListChange, list: ListName, token: string): boolean {
  return change.list === list && change.token === token;
}

function read(): Outbox {
  try {
    const saved = parseOutbox(JSON.parse(localStorage.getItem(key) ?? "null"));
    if (!saved) return memory;
    const since = Date.now() - lifeMs;
    return { owner: saved.owner, changes: saved.changes.filter(({ at }) => at > since) };
  } catch {
    return memory;
  }
}

function write(outbox: Outbox): void {
  memory = { owner: outbox.owner, changes: [] };
  try {
    const { owner, changes } = outbox;
    localStorage.setItem(key, JSON.stringify({ owner, [changesField]: changes }));
  } catch {
    memory = outbox;
  }
}

function parseOutbox(value: unknown): Outbox | undefined {
  const { owner, [changesField]: changes } = Object(value);
  if (!Array.isArray(changes) || !changes.every(isPendingChange)) return undefined;
  return { owner: typeof owner === "string" ? owner : undefined, changes };
}

function isPendingChange(value: unknown): value is PendingListChange {
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
export type ListChangeDelivery = { added?: boolean; waits?: true };

/** The site has refused a change, with that status. */
export class ListChangeRefusedError extends Error {
  override name = "ChangeRefused";
  readonly added: boolean;
  readonly code: string;

  constructor({ added }: PendingListChange, cause: ApiCallError) {
    super(cause.message, { cause });
    this.added = added;
    this.code = `${cause.code}`;
  }
}

const callOf = { watchList: "watch-list", liveNotifications: "live-notification" } as const;
const deliveries = new Map<string, Promise<ListChangeDelivery>>();
const deadlineMs = 20_000;

/**
 * Delivers the change of an item, one call at a time in all tabs, until the site has confirmed the last one.
 * Without a network the change waits in the outbox. Rejects with `ListChangeRefusedError` when the last change is refused.
 * `onConfirmed` is called for each confirmed change that a later one follows.
 */
export function deliverListChange(
  toggle: ListToggle,
  onConfirmed: (added: boolean) => void,
): Promise<ListChangeDelivery> {
  if (!toggle.queued) enqueueListChange(toggle);
  const name = itemName(toggle);
  const running = deliveries.get(name);
  if (running) return running;
  const end = () => deliveries.delete(name);
  const started = aloneInTabs(name, () => sendUntilDone(toggle, onConfirmed, end));
  deliveries.set(name, started);
  return started;
}

/** Whether this page is delivering a change of that item. */
export function isDeliveringListChange(toggle: ListToggle): boolean {
  return deliveries.has(itemName(toggle));
}

function itemName({ list, token }: ListToggle): string {
  return `${list} ${token}`;
}

/** `end` is called in the same task in which the outbox is empty: a later press starts a new delivery. */
async function sendUntilDone(
  { list, token }: ListToggle,
  onConfirmed: (added: boolean) => void,
  end: () => void,
): Promise<ListChangeDelivery> {
  try {
    for (;;) {
      const change = getPendingListChange(list, token);
      if (!change) return {};
      const refusal = await sendChange(change);
      const isLast = getPendingListChange(list, token)?.id === change.id;
      if (refusal?.code === 0) return { waits: true };
      if (isLast) removeChange(change);
      if (isLast && refusal) throw new ListChangeRefusedError(change, refusal);
      if (isLast) return { added: change.added };
      if (!refusal) onConfirmed(change.added);
    }
  } finally {
    end();
  }
}

function sendChange({ list, token, added }: PendingListChange): Promise<ApiCallError | undefined> {
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
export function saveGuestListChange({ list, token, title, image }: ListToggle): void {
  try {
    const change = { list, token, title, image, at: Date.now() };
    localStorage.setItem(guestKey, JSON.stringify(change));
  } catch {
    // Without storage the viewer presses again.
  }
}

/** What was requested in the last half hour, once. */
export function takeGuestListChange(): ListToggle | undefined {
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
