import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";

const source = readFileSync(new URL("../../../public/worker/push.js", import.meta.url), "utf8");
const origin = "https://demo.example.com";
const payload = {
  title: "Sail race",
  body: "Live now at Demo",
  icon: "https://media.example/icon.png",
  url: "/video/sail-race",
  tag: "sail-race",
  lang: "en",
};

/** The worker in a browser that only records its calls. */
function startWorker(tabs: { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    location: { origin },
    registration: {
      showNotification: vi.fn<(title: string, options: object) => void>(),
      pushManager: {
        subscribe: vi.fn<(options: object) => Promise<object>>(async () => ({
          endpoint: "https://push.example/3",
        })),
      },
    },
    clients: { matchAll: async () => tabs, openWindow: vi.fn<(url: string) => void>() },
  };
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(),
  );
  runInNewContext(source, { self, fetch, URL, JSON });
  const dispatch = async (type: string, event: object = {}) => {
    let done: unknown;
    const waitUntil = (work: unknown) => void (done = work);
    listeners.get(type)?.({ waitUntil, ...event });
    await done;
  };
  const push = (data: unknown) => dispatch("push", { data: { json: () => data } });
  return { self, fetch, listeners, dispatch, push };
}

describe("the service worker's part for pushes", () => {
  let worker: ReturnType<typeof startWorker>;
  beforeEach(() => {
    worker = startWorker();
  });
  const shown = () => worker.self.registration.showNotification;

  test("listens to pushes, presses and ended subscriptions, never to requests", () => {
    expect([...worker.listeners.keys()].toSorted()).toEqual([
      "notificationclick",
      "push",
      "pushsubscriptionchange",
    ]);
  });

  // docs/security.md SE-102
  test("BE-170: shows a push with its texts", async () => {
    await worker.push(payload);
    const { title, body, icon, tag, lang } = payload;
    const data = `${origin}/video/sail-race`;
    expect(shown()).toHaveBeenCalledWith(title, { body, icon, tag, lang, data });
  });

  test.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "javascript:alert(1)",
    "video",
    undefined,
    7,
  ])("SE-102: shows no push that links to %s", async (url) => {
    await worker.push({ ...payload, url });
    expect(shown()).not.toHaveBeenCalled();
  });

  test.each([[null], ["text"], [{ url: "/" }], [{ ...payload, title: 7 }]])(
    "shows no push of another shape: %j",
    async (data) => {
      await worker.push(data);
      expect(shown()).not.toHaveBeenCalled();
    },
  );

  test("shows no push without readable data", async () => {
    const json = () => {
      throw new SyntaxError("no JSON");
    };
    await worker.dispatch("push", { data: { json } });
    await worker.dispatch("push", { data: null });
    expect(shown()).not.toHaveBeenCalled();
  });

  const press = () => ({
    notification: { close: vi.fn<() => void>(), data: `${origin}/video/sail-race` },
  });

  test("BE-170: a press focuses the tab that shows the event", async () => {
    const focus = vi.fn<() => void>();
    const tabs = [
      { url: `${origin}/`, focus: () => {} },
      { url: `${origin}/video/sail-race?t=3`, focus },
    ];
    worker = startWorker(tabs);
    const event = press();
    await worker.dispatch("notificationclick", event);
    expect(event.notification.close).toHaveBeenCalledOnce();
    expect(focus).toHaveBeenCalledOnce();
    expect(worker.self.clients.openWindow).not.toHaveBeenCalled();
  });

  test("BE-170: a press opens the event where no tab shows it", async () => {
    await worker.dispatch("notificationclick", press());
    expect(worker.self.clients.openWindow).toHaveBeenCalledWith(`${origin}/video/sail-race`);
  });

  const sent = () =>
    worker.fetch.mock.calls.map(([path, init]) => [path, JSON.parse(String(init.body))]);

  test("a new subscription replaces the ended one", async () => {
    const [oldSubscription, newSubscription] = [1, 2].map((number) => ({
      endpoint: `https://push.example/${number}`,
    }));
    await worker.dispatch("pushsubscriptionchange", { oldSubscription, newSubscription });
    expect(sent()).toEqual([
      ["/api/push-stop", { endpoint: "https://push.example/1" }],
      ["/api/push", { subscription: newSubscription }],
    ]);
  });

  test("an ended subscription without a new one is renewed with its key", async () => {
    const options = { userVisibleOnly: true, applicationServerKey: "BKey" };
    const oldSubscription = { endpoint: "https://push.example/1", options };
    await worker.dispatch("pushsubscriptionchange", { oldSubscription });
    expect(worker.self.registration.pushManager.subscribe).toHaveBeenCalledWith(options);
    expect(sent()[1]).toEqual([
      "/api/push",
      { subscription: { endpoint: "https://push.example/3" } },
    ]);
  });
});
