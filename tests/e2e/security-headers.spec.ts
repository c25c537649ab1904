import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";

const pages = ["/", "/pages/films", "/video/blue-hour-the-light-that-stays"];
const screens = ["/pages/there-is-no-such-page", "/error?code=403"];

for (const path of [...pages, ...screens]) {
  // docs/security.md SE-22, SE-23, SE-24
  test(`${path} limits the code that may run and the pages that may frame it`, async () => {
    const { headers } = await sendRequest("demo", { path });
    const policy = String(headers["content-security-policy"]);
    const scripts = policy.split("; ").find((rule) => rule.startsWith("script-src "));
    expect(scripts).not.toContain("unsafe");
    for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
    const framers = screens.includes(path) ? "'none'" : "'self'";
    expect(policy).toContain(`frame-ancestors ${framers}`);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test(`${path} has no internal headers and no cookie`, async () => {
    const { headers } = await sendRequest("demo", { path });
    const internal = Object.keys(headers).filter((name) => /^x-(mq|middleware|nextjs)-/.test(name));
    expect(internal).toEqual([]);
    expect(headers["set-cookie"]).toBeUndefined();
  });
}

for (const path of pages) {
  test(`${path} is the same for all viewers, and may be cached`, async () => {
    const { headers, body } = await sendRequest("demo", { path });
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=[1-9]/);
    const other = await sendRequest("demo", {
      path,
      headers: { cookie: "mq_else=1", "user-agent": "other" },
    });
    expect(other.body).toBe(body);
  });
}

const spoofed = {
  "x-mq-host": "arena.localhost",
  "x-mq-status": "200",
  "x-mq-country": "XX",
  "x-mq-ip": "203.0.113.7",
  "x-mq-nonce": "known",
  "x-mq-request-data": "known",
  "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
  "x-middleware-rewrite": "/error",
  "x-middleware-next": "1",
  "x-forwarded-host": "arena.localhost",
};

// docs/security.md SE-12, SE-4
test("forged internal headers change no response, cached or not", async () => {
  const path = "/pages/field-notes?lng=en";
  const forged = await sendRequest("demo", { path, headers: spoofed });
  const plain = await sendRequest("demo", { path });
  expect(forged.status).toBe(200);
  expect(forged.body).toContain("Meridian");
  expect(forged.body).toBe(plain.body);
  expect(forged.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
});

test("forged headers cannot change a screen's status", async () => {
  const forged = await sendRequest("demo", { path: "/error?code=403", headers: spoofed });
  expect(forged.status).toBe(403);
  expect(forged.headers["content-security-policy"]).not.toContain("known");
});

test("an invalid host is rejected", async () => {
  const response = await sendRequest("demo", { headers: { host: "demo.localhost@evil.example" } });
  expect(response.status).toBe(400);
});

// All hosts of a channel share its pages, so a page must not contain the requested host.
for (const path of ["/", "/mobile", "/pages/films", "/video/blue-hour-the-light-that-stays"]) {
  // docs/security.md SE-19
  test(`no response at ${path} contains the requested host`, async () => {
    const first = await sendRequest("demo", { path: `${path}?widget_id=1` });
    const headers = { host: "demo.somebody-elses.example" };
    const { status, body, ...response } = await sendRequest("demo", {
      path: `${path}?widget_id=2`,
      headers,
    });
    expect(status).toBe(first.status);
    expect(body + JSON.stringify(response.headers)).not.toContain("somebody-elses");
  });
}

const injected = {
  "a script": "script-src-elem",
  "a handler": "script-src-attr",
} as const;

for (const [what, directive] of Object.entries(injected)) {
  test(`${what} that is injected does not run, and the browser reports the violation`, async ({
    page,
    announce,
  }) => {
    announce(
      /^Executing inline (?:script|event handler) violates the following Content Security Policy directive /,
    );
    await page.goto(site("demo"));
    const blocked = await page.evaluate((kind) => {
      // The violation is reported when the code would have run.
      const violation = new Promise<string>((resolve) =>
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        ),
      );
      const code = "document.documentElement.dataset.owned = 'yes'";
      if (kind === "script-src-elem") {
        const script = document.createElement("script");
        script.textContent = code;
        document.body.append(script);
      } else {
        const host = document.createElement("div");
        host.innerHTML = `<img src="data:," onerror="${code}">`;
        document.body.append(host);
      }
      return violation;
    }, directive);
    expect(blocked).toBe(directive);
    expect(await page.locator("html").getAttribute("data-owned")).toBeNull();
  });
}

for (const [path, status] of [
  ["/api/sections?page_id=home", 200],
  ["/api/section-items", 400],
  ["/api/there-is-no-such-call", 404],
] as const) {
  test(`${path} is JSON for one viewer and must not be cached`, async () => {
    const response = await sendRequest("demo", { path });
    expect(response.status).toBe(status);
    expect(response.headers["content-type"]).toContain("application/json");
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });
}

test("a missing file is not rendered as a page", async () => {
  const response = await sendRequest("demo", { path: "/_next/static/chunks/no-such.js" });
  expect(response.status).toBe(404);
  expect(response.headers["content-type"] ?? "").not.toContain("html");
});
