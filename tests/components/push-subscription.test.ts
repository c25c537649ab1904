import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { subscribeToPush, unsubscribeFromPush } from "@/lib/viewer/push-subscription.browser";

const endpoint = "https://push.example/1";
const keys = { p256dh: "BPoint", auth: "secret" };

/** A browser with Web Push. A test sets the viewer's permission and the push service's responses. */
function aBrowser({ permission = "default", permissionResult = "granted", active = true } = {}) {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  };
  const pushManager = {
    subscribe: vi.fn<(options: object) => Promise<object>>(async () => subscription),
    getSubscription: vi.fn<() => Promise<typeof subscription | null>>(async () => subscription),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: vi.fn<() => Promise<object>>(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: vi.fn<() => Promise<object | undefined>>(async () => registration),
  };
  const requestPermission = vi.fn<() => Promise<string>>(async () => permissionResult);
  vi.stubGlobal("Notification", { permission, requestPermission });
  vi.stubGlobal("PushManager", Object);
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  const userActivation = { isActive: active };
  Object.defineProperty(navigator, "userActivation", { value: userActivation, configurable: true });
  return { subscription, pushManager, serviceWorker, requestPermission };
}

const requests: [string, unknown][] = [];
let responses: Record<string, [number, object]>;

describe("pushes to this browser", () => {
  beforeEach(() => {
    requests.length = 0;
    responses = { "/api/push-key": [200, { publicKey: "BKey" }] };
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      requests.push([path, init.body === undefined ? undefined : JSON.parse(String(init.body))]);
      const [status, body] = responses[path] ?? [200, {}];
      return Response.json(body, { status });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
    Reflect.deleteProperty(navigator, "userActivation");
  });

  test("BE-170: a viewer who allows it is subscribed with the provider's key", async () => {
    const { pushManager, serviceWorker } = aBrowser();
    expect(await subscribeToPush()).toBe("subscribed");
    expect(serviceWorker.register).toHaveBeenCalledWith("/service-worker.js", {
      updateViaCache: "none",
    });
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: "BKey",
    });
    expect(requests).toEqual([
      ["/api/push-key", undefined],
      ["/api/push", { subscription: { endpoint, keys } }],
    ]);
  });

  test("a viewer who has allowed it sees no second prompt", async () => {
    const { requestPermission } = aBrowser({ permission: "granted", active: false });
    expect(await subscribeToPush()).toBe("subscribed");
    expect(requestPermission).not.toHaveBeenCalled();
  });

  test("a viewer who denied it is neither prompted again nor subscribed", async () => {
    const { requestPermission, serviceWorker } = aBrowser({ permission: "denied" });
    expect(await subscribeToPush()).toBe("denied");
    expect(requestPermission).not.toHaveBeenCalled();
    expect(serviceWorker.register).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
  });

  test("a viewer who closes the prompt is not subscribed", async () => {
    const { serviceWorker } = aBrowser({ permissionResult: "default" });
    expect(await subscribeToPush()).toBe("denied");
    expect(serviceWorker.register).not.toHaveBeenCalled();
  });

  test("BE-170: there is no prompt without a press just before", async () => {
    const { requestPermission } = aBrowser({ active: false });
    expect(await subscribeToPush()).toBe("denied");
    expect(requestPermission).not.toHaveBeenCalled();
  });

  test("there is no prompt if the provider offers no pushes", async () => {
    const { requestPermission } = aBrowser();
    responses["/api/push-key"] = [404, { code: 404 }];
    expect(await subscribeToPush()).toBe("unavailable");
    expect(requestPermission).not.toHaveBeenCalled();
  });

  test("BE-170: a browser without Web Push logs nothing", async () => {
    expect(await subscribeToPush()).toBe("unavailable");
    await unsubscribeFromPush();
    expect(requests).toEqual([]);
  });

  test("a missing push service logs nothing", async () => {
    const { pushManager } = aBrowser();
    pushManager.subscribe.mockRejectedValue(new Error("push service not available"));
    pushManager.getSubscription.mockResolvedValue(null);
    expect(await subscribeToPush()).toBe("unavailable");
  });

  test("a subscription of another key is replaced", async () => {
    const { pushManager, subscription } = aBrowser();
    pushManager.subscribe.mockRejectedValueOnce(new DOMException("", "InvalidStateError"));
    expect(await subscribeToPush()).toBe("subscribed");
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });

  test("BE-170: signing out ends it in the browser and at the provider", async () => {
    const { subscription } = aBrowser();
    await unsubscribeFromPush();
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(requests).toEqual([["/api/push-stop", { endpoint }]]);
  });

  test("signing out ends it in the browser when the site does not respond", async () => {
    const { subscription } = aBrowser();
    responses["/api/push-stop"] = [503, { code: 503 }];
    await unsubscribeFromPush();
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  });

  test("a browser without a subscription sends nothing", async () => {
    const { serviceWorker } = aBrowser();
    serviceWorker.getRegistration.mockResolvedValue(undefined);
    await unsubscribeFromPush();
    expect(requests).toEqual([]);
  });
});
