import { type PersonalListName, selectRow } from "@/store/sections/sections-slice";
import { selectViewer } from "@/store/viewer/viewer-slice";
import { savePersonalListHint } from "@/lib/viewer/personal-list-hints.browser";
import { fetchFirstRowItems } from "./fetch-first-row-items";
import type { RowEffectContext } from "./row-effect-context";

// A viewer's own row has its room from the first paint where this browser knows that there is something in it. What
// it did not know comes and goes where nobody sees anything move.
export function reservePersonalRow(row: RowEffectContext, list: PersonalListName): void {
  const { store, element, ended } = row;
  if (selectViewer(store.getState()).status === "signedIn") fetchFirstRowItems(row);
  const settle = () => {
    const wanted = isWanted(row);
    if (wanted === undefined || isOpen(element) === wanted || !isUnseen(element)) return;
    setOpen(element, wanted);
  };
  const changed = () => {
    const wanted = isWanted(row);
    if (wanted !== undefined) savePersonalListHint(list, wanted);
    if (isOpen(element) && !isUnseen(element))
      element.style.minBlockSize ||= `${neededHeight(element)}px`;
    if (wanted === false) giveUpUnseenRoom(element);
    settle();
  };
  changed();
  const unsubscribe = store.subscribe(changed);
  ended.addEventListener("abort", unsubscribe);
  addEventListener("scroll", settle, { passive: true, signal: ended });
  // Its height was that of the old width.
  addEventListener("resize", () => (element.style.minBlockSize = ""), { signal: ended });
}

/** Undefined until it is known; a failure keeps what is there. */
function isWanted({ store, pageKey, token }: RowEffectContext): boolean | undefined {
  const state = store.getState();
  const row = selectRow(state, pageKey, token);
  if (row?.total !== undefined) return row.items.length > 0;
  return selectViewer(state).status === "signedOut" ? false : undefined;
}

function isOpen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** True where what comes after the row is below the window, or the row above it, where scrolling makes up for it. */
function isUnseen(element: HTMLElement): boolean {
  const { bottom, top } = element.getBoundingClientRect();
  if (isOpen(element)) return bottom <= 0 || top >= innerHeight;
  const next = boxAfter(element);
  return next === undefined || next.top >= innerHeight || next.top <= 0;
}

// What has just come near may have the height of what is not laid out yet; what is in it has its own.
function neededHeight(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (element.lastElementChild?.getBoundingClientRect().bottom ?? bottom) - top;
}

// An empty list keeps of its room what reaches to the end of the window: nothing that is seen moves.
function giveUpUnseenRoom(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > innerHeight) element.style.minBlockSize = `${Math.max(0, innerHeight - top)}px`;
}

function boxAfter(element: Element): DOMRect | undefined {
  let next = element.nextElementSibling;
  while (next && next.getClientRects().length === 0) next = next.nextElementSibling;
  return (next ?? element.parentElement?.nextElementSibling)?.getBoundingClientRect();
}

function setOpen(element: HTMLElement, open: boolean): void {
  const before = boxAfter(element)?.top ?? 0;
  element.dataset.place = open ? "open" : "closed";
  // Safari does not scroll along with what is above the window.
  if (before > 0 || CSS.supports("overflow-anchor", "auto")) return;
  scrollBy(0, (boxAfter(element)?.top ?? 0) - before);
}
