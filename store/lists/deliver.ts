import { type ApiCallError, asApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import { dropWish, putWish, type Wish, wishOf } from "./outbox";
import type { Toggle } from "./toggle";

/** What the site has confirmed last; missing where another tab delivers, or the network is away. */
export type Delivery = { added?: boolean; waits?: true };

/** The site has refused a wish, with that code. */
export class Refused extends Error {
  override name = "Refused";
  readonly added: boolean;
  readonly code: string;

  constructor({ added }: Wish, cause: ApiCallError) {
    super(cause.message, { cause });
    this.added = added;
    this.code = `${cause.code}`;
  }
}

/** Calls that change a list. */
export type ListCall = "watch-list" | "live-notification";

const underWay = new Map<string, Promise<Delivery>>();
const deadlineMs = 20_000;

/**
 * Delivers what is wanted of an item, one call at a time in all tabs, until the site has confirmed the last
 * wish. Without a network the wish waits in the outbox. Rejects with `Refused` when the last wish is refused.
 * `onConfirmed` hears of calls that a later wish follows.
 */
export function deliver(
  toggle: Toggle,
  call: ListCall,
  onConfirmed: (added: boolean) => void,
): Promise<Delivery> {
  if (!toggle.waited) putWish(toggle);
  const name = nameOf(toggle);
  const running = underWay.get(name);
  if (running) return running;
  const end = () => underWay.delete(name);
  const started = aloneInTabs(name, () => sendUntilDone(toggle, call, onConfirmed, end));
  underWay.set(name, started);
  return started;
}

/** Whether a wish of that item is being delivered by this page. */
export function isUnderWay(toggle: Toggle): boolean {
  return underWay.has(nameOf(toggle));
}

function nameOf({ list, token }: Toggle): string {
  return `${list} ${token}`;
}

/** `end` is called in the same task in which the outbox is empty: a later press starts anew. */
async function sendUntilDone(
  { list, token }: Toggle,
  call: ListCall,
  onConfirmed: (added: boolean) => void,
  end: () => void,
): Promise<Delivery> {
  try {
    for (;;) {
      const wish = wishOf(list, token);
      if (!wish) return {};
      const refusal = await send(call, wish);
      const isLast = wishOf(list, token)?.id === wish.id;
      if (refusal?.code === 0) return { waits: true };
      if (isLast) dropWish(wish);
      if (isLast && !refusal) return { added: wish.added };
      if (isLast && refusal) throw new Refused(wish, refusal);
      if (!refusal) onConfirmed(wish.added);
    }
  } finally {
    end();
  }
}

function send(call: ListCall, { token, added }: Wish): Promise<ApiCallError | undefined> {
  const sent = callApi(call, { token, added }, { keepalive: true, deadlineMs });
  return sent.then(() => undefined, asApiCallError);
}

/** Browsers have locks on https and on this machine only. */
function aloneInTabs<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`mq_lists ${name}`, work);
  return Promise.resolve().then(work);
}
