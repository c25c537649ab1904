import { callApi } from "../api-client/call-api.ts";
import { getApi } from "../api-client/get-api.ts";
import { registerWorker, workerPath } from "./worker.browser.ts";

/** What became of asking a viewer to be told in this browser. */
export type PushState = "subscribed" | "denied" | "unavailable";

/**
 * Has this browser told of events, too. To be called right after a press: only then is a viewer asked for
 * permission. Without Web Push, in the browser or at the provider, nothing happens and nothing is said.
 * docs/behaviour.md BE-170.
 */
export async function subscribeToPush(): Promise<PushState> {
  if (!hasPush()) return "unavailable";
  if (Notification.permission === "denied") return "denied";
  try {
    const { publicKey } = await getApi("push-key", {});
    if (!(await isPermitted())) return "denied";
    const { pushManager } = await registerWorker();
    const subscription = await subscribe(pushManager, publicKey);
    await callApi("push", { subscription: described(subscription) }, { keepalive: true });
    return "subscribed";
  } catch {
    return "unavailable";
  }
}

/** This browser is not told any more: the viewer signs out. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!hasPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const notified = callApi("push-stop", { endpoint }, { keepalive: true });
  await Promise.allSettled([notified, subscription.unsubscribe()]);
}

function hasPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Nobody is asked who has not just pressed something. */
async function isPermitted(): Promise<boolean> {
  const { permission } = Notification;
  if (permission !== "default") return permission === "granted";
  if (navigator.userActivation && !navigator.userActivation.isActive) return false;
  return (await Notification.requestPermission()) === "granted";
}

// A subscription of another key stands in the way of one of this key.
async function subscribe(manager: PushManager, applicationServerKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const other = await manager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return manager.subscribe(options);
  }
}

/** What the site is told of a subscription; one without keys is refused there. */
function described(subscription: PushSubscription) {
  const { endpoint } = subscription;
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint, keys: { p256dh, auth } };
}
