/** Of the site's service worker: shows what the channel pushes and opens its page when that is pressed. docs/behaviour.md BE-170. */

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

// The words come with the push, in the viewer's language: docs/provider-api.md PA-113.
async function show(data) {
  const { title, body, icon, url, tag, lang } = parse(data) ?? {};
  const address = ownAddress(url);
  if (typeof title !== "string" || address === undefined) return;
  await self.registration.showNotification(title, { body, icon, tag, lang, data: address });
}

function parse(data) {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** The address of a path of this site; undefined for everything that leads elsewhere. */
function ownAddress(path) {
  const { origin } = self.location;
  if (typeof path !== "string" || !path.startsWith("/")) return undefined;
  const address = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  return address?.origin === origin ? address.href : undefined;
}

/** Turns to a tab that shows the address already, else opens one. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = tabs.find(({ url }) => pathOf(url) === pathOf(address));
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

function pathOf(address) {
  return new URL(address).pathname;
}

/** The push service has ended a subscription: the site is told of the next one in its place. */
async function renew({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (oldSubscription) await post("push-stop", { endpoint: oldSubscription.endpoint });
  if (subscription) await post("push", { subscription });
}

function post(call, body) {
  return fetch(`/api/${call}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
