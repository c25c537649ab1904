import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { html } from "hono/html";
import { findStaffInvitation } from "../../../db/admin/staff-invitations.ts";
import type { Services } from "../../../services.ts";
import { adminPath } from "../admin-path.ts";

const filesPath = `${adminPath}/invitation-page`;
const readText = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const files = new Map([
  ["invitation-page.css", { type: "text/css", text: readText("invitation-page.css") }],
  ["invitation-page.js", { type: "text/javascript", text: readText("invitation-page.js") }],
]);
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

/** The page behind an invitation's link, on which a member sets a password: docs/admin-api.md AA-14. */
export function invitationPage(services: Services): Hono {
  const routes = new Hono();
  routes.get(`${adminPath}/invitations/:secret`, async (context) => {
    const now = new Date(services.clock.now());
    const secret = context.req.param("secret");
    const invitation = await findStaffInvitation(services.db, secret, now);
    context.header("Content-Security-Policy", policy);
    context.header("Cache-Control", "private, no-store");
    // The address is the secret.
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Content-Type-Options", "nosniff");
    return context.html(
      renderPage(invitation ? renderForm(invitation.member === null) : renderExpired()),
      invitation ? 200 : 410,
    );
  });
  routes.get(`${filesPath}/:file`, (context) => {
    const file = files.get(context.req.param("file"));
    if (!file) return context.notFound();
    context.header("Cache-Control", "public, max-age=300");
    context.header("X-Content-Type-Options", "nosniff");
    return context.body(file.text, 200, { "Content-Type": file.type });
  });
  return routes;
}

type Fragment = ReturnType<typeof html>;

function renderPage(body: Fragment) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Marquee administration</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${filesPath}/invitation-page.css" />
        <script defer src="${filesPath}/invitation-page.js"></script>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

function renderForm(isFirstOwner: boolean) {
  return html`<h1>${isFirstOwner ? "The first owner" : "Set your password"}</h1>
    <p>
      ${
        isFirstOwner
          ? "This Marquee has no owner yet. Whoever fills in this form owns all channels."
          : "This signs you in. Your other sessions end."
      }
    </p>
    <form>
      ${isFirstOwner ? renderPersonFields() : ""}
      <label>
        Password
        <input name="password" type="password" autocomplete="new-password" required />
      </label>
      <p class="hint">At least 8 characters.</p>
      <p role="alert" hidden></p>
      <button>Set password</button>
      <noscript><p>This form needs JavaScript. The API takes the same values: AA-13.</p></noscript>
    </form>
    <section tabindex="-1" hidden>
      <p>You are signed in.</p>
      <p><a href="${adminPath}/docs">What the API offers</a></p>
    </section>`;
}

function renderPersonFields() {
  return html`<label>
      Name
      <input name="name" autocomplete="name" maxlength="100" required />
    </label>
    <label>
      Email
      <input name="email" type="email" autocomplete="email" required />
    </label>`;
}

function renderExpired() {
  return html`<h1>This link has expired</h1>
    <p>It was used, replaced, or is older than a week. Request another invitation.</p>`;
}
