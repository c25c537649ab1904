import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";

const pages = ["/", "/pages/films", "/video/blue-hour-the-light-that-stays"];
const screens = ["/pages/there-is-no-such-page", "/error?code=403"];

for (const path of [...pages, ...screens]) {
  // docs/security.md SE-22, SE-23, SE-24
  test(`${path} tells the browser what may run and who may look`, async () => {
    const { headers } = await ask("demo", { path });
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

  test(`${path} carries nothing internal and no cookie`, async () => {
    const { headers } = await ask("demo", { path });
    const internal = Object.keys(headers).filter((name) => /^x-(mq|middleware|nextjs)-/.test(name));
    expect(internal).toEqual([]);
    expect(headers["set-cookie"]).toBeUndefined();
  });
}

for (const path of pages) {
  test(`${path} is the same for everybody, and caches may keep it`, async () => {
    const { headers, body } = await ask("demo", { path });
    expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=[1-9]/);
    const other = await ask("demo", {
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
test("a client's internal headers change nothing, whether the page is kept or not", async () => {
  const path = "/pages/field-notes?lng=en";
  const forged = await ask("demo", { path, headers: spoofed });
  const plain = await ask("demo", { path });
  expect(forged.status).toBe(200);
  expect(forged.body).toContain("Meridian");
  expect(forged.body).toBe(plain.body);
  expect(forged.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
});

test("a client cannot talk a screen's status away", async () => {
  const forged = await ask("demo", { path: "/error?code=403", headers: spoofed });
  expect(forged.status).toBe(403);
  expect(forged.headers["content-security-policy"]).not.toContain("known");
});

test("a host that is none is refused", async () => {
  const answer = await ask("demo", { headers: { host: "demo.localhost@evil.example" } });
  expect(answer.status).toBe(400);
});

// All hosts of a channel share its pages, so none of them may name the host that was asked.
for (const path of ["/", "/mobile", "/pages/films", "/video/blue-hour-the-light-that-stays"]) {
  // docs/security.md SE-19
  test(`no answer at ${path} names the host that it was asked at`, async () => {
    const own = await ask("demo", { path: `${path}?widget_id=1` });
    const headers = { host: "demo.somebody-elses.example" };
    const { status, body, ...answer } = await ask("demo", { path: `${path}?widget_id=2`, headers });
    expect(status).toBe(own.status);
    expect(body + JSON.stringify(answer.headers)).not.toContain("somebody-elses");
  });
}

const injected = {
  "a script": "script-src-elem",
  "a handler": "script-src-attr",
} as const;

for (const [what, directive] of Object.entries(injected)) {
  test(`${what} that is injected does not run, and the browser says why`, async ({
    page,
    announce,
  }) => {
    announce(
      /^Executing inline (?:script|event handler) violates the following Content Security Policy directive /,
    );
    await page.goto(site("demo"));
    const blocked = await page.evaluate((kind) => {
      // It is said when the code would have run: then it has had its chance.
      const told = new Promise<string>((resolve) =>
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
      return told;
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
  test(`${path} is JSON for one viewer and nobody's cache`, async () => {
    const answer = await ask("demo", { path });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });
}

test("a file that is not there is no page", async () => {
  const answer = await ask("demo", { path: "/_next/static/chunks/no-such.js" });
  expect(answer.status).toBe(404);
  expect(answer.headers["content-type"] ?? "").not.toContain("html");
});
