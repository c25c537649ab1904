import type { BridgeMessage } from "../../../../lib/contract/bridge.ts";
import { queryPageElement } from "./query-page-element.ts";

const list = queryPageElement("#messages", HTMLOListElement);
const empty = queryPageElement("#no-messages", HTMLElement);
const ignored = queryPageElement("#ignored", HTMLElement);
const viewer = queryPageElement("#app-viewer", HTMLElement);
let ignoredCount = 0;

/** Puts a message first, and keeps in mind what an app would. */
export function showBridgeMessage(message: BridgeMessage): void {
  const item = document.createElement("li");
  item.append(heading(message), json(message));
  list.prepend(item);
  empty.hidden = true;
  if (message.type === "login")
    viewer.textContent = `The app has ${message.user.full_name}’s token.`;
  if (message.type === "logout") viewer.textContent = "The app has no viewer.";
}

/** Counts what came from elsewhere or is no message. */
export function countIgnoredBridgeMessage(): void {
  ignoredCount += 1;
  ignored.textContent = `${ignoredCount} ignored: from elsewhere, or no message.`;
  ignored.hidden = false;
}

/** Empties the list; the app keeps its viewer. */
export function clearBridgeMessages(): void {
  list.replaceChildren();
  ignoredCount = 0;
  ignored.hidden = true;
  empty.hidden = false;
}

function heading({ type }: BridgeMessage): HTMLElement {
  const line = document.createElement("p");
  const name = document.createElement("b");
  const time = document.createElement("time");
  const now = new Date();
  name.textContent = type;
  time.dateTime = now.toISOString();
  time.textContent = now.toLocaleTimeString("en-GB");
  line.append(name, " ", time);
  return line;
}

function json(message: BridgeMessage): HTMLElement {
  const block = document.createElement("pre");
  block.textContent = JSON.stringify(message, undefined, 2);
  return block;
}
