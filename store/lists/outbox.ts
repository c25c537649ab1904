import { nanoid } from "@reduxjs/toolkit";
import type { ListName, Toggle } from "./toggle";

/** A toggle that the site has not confirmed yet. Of one item there is one, the last. */
export type Wish = Toggle & { id: string; at: number };

type Outbox = { owner?: string | undefined; wishes: Wish[] };

const key = "mq_wishes";
const maxWishes = 100;
const lifeMs = 7 * 86_400_000;
/** Where there is no storage, wishes last as long as the page. */
let memory: Outbox = { wishes: [] };

/** Saves a toggle until it is delivered: it survives a reload, and all tabs see it. */
export function putWish(toggle: Toggle): void {
  const { list, token, added, title, image } = toggle;
  const { owner, wishes } = read();
  const others = wishes.filter((wish) => !isOf(wish, list, token)).slice(1 - maxWishes);
  const wish = { list, token, added, title, image, id: nanoid(), at: Date.now() };
  write({ owner, wishes: [...others, wish] });
}

/** What is wanted of an item, if the site does not know yet. */
export function wishOf(list: ListName, token: string): Wish | undefined {
  return read().wishes.find((wish) => isOf(wish, list, token));
}

/** The wish is fulfilled, or refused. */
export function dropWish({ id }: Wish): void {
  const { owner, wishes } = read();
  write({ owner, wishes: wishes.filter((wish) => wish.id !== id) });
}

/** What waits to be delivered for this viewer; wishes of anybody else are forgotten. */
export function wishesFor(owner: string): Wish[] {
  const saved = read();
  const wishes = (saved.owner ?? owner) === owner ? saved.wishes : [];
  write({ owner, wishes });
  return wishes;
}

/** Whether anything waits. */
export function hasWishes(): boolean {
  return read().wishes.length > 0;
}

function isOf(wish: Wish, list: ListName, token: string): boolean {
  return wish.list === list && wish.token === token;
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
  return Array.isArray(value.wishes) && value.wishes.every(isWish);
}

function isWish(value: unknown): value is Wish {
  const { list, token, added, id, at } = Object(value);
  const isOfList = list === "watchList" || list === "liveNotifications";
  return (
    isOfList &&
    [token, id].every((text) => typeof text === "string") &&
    typeof added === "boolean" &&
    typeof at === "number"
  );
}
