import { callApi } from "../api-client/call-api.ts";
import { getApi } from "../api-client/get-api.ts";
import { registerServiceWorker, serviceWorkerPath } from "./service-worker.browser.ts";

/** The result of subscribing a browser to push notifications. */
export type PushState = "subscribed" | "denied" | "unavailable";

/**
 * Subscribes this browser to push notifications of events. Call it directly after a press: only then may the
 * permission be requested. Without Web Push, in the browser or at the provider, nothing happens and nothing is shown.
 * docs/behaviour.md BE-170.
 */
export async function subscribeToPush(): Promise<PushState> {
  if (!hasPush()) return "unavailable";
  if (Notification.permission === "denied") return "denied";
  try {
    const { publicKey } = await getApi("push-key", {});
    if (!(await isPermitted())) return "denied";
    const { pushManager } = await registerServiceWorker();
    const subscription = await subscribe(pushManager, publicKey);
    await callApi("push", { subscription: described(subscription) }, { keepalive: true });
    return "subscribed";
  } catch {
    return "unavailable";
  }
}

/** Unsubscribes this browser when the viewer signs out. */
export async function unsubscribeFromPush(): Promise<void> {
  if (!hasPush()) return;
  const registration = await navigator.serviceWorker.getRegistration(serviceWorkerPath);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const notified = callApi("push-stop", { endpoint }, { keepalive: true });
  await Promise.allSettled([notified, subscription.unsubscribe()]);
}

function hasPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Requests the permission only directly after a press. */
async function isPermitted(): Promise<boolean> {
  const { permission } = Notification;
  if (permission !== "default") return permission === "granted";
  if (navigator.userActivation && !navigator.userActivation.isActive) return false;
  return (await Notification.requestPermission()) === "granted";
}

// An existing subscription with another key prevents a new one, so it is removed.
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

/** The subscription as it is sent to the site; one without keys is refused there. */
function described(subscription: PushSubscription) {
  const { endpoint } = subscription;
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint, keys: { p256dh, auth } };
}
