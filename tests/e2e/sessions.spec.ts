import type { BrowserContext } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { postFromPage, signIn } from "../support/sign-in.ts";
import { tinyToken, tinyViewer } from "../support/tiny-accounts.ts";
import { fillSignIn } from "./support/accounts.ts";
import { sendRequest } from "./support/send-request.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { provider, tinySite } = useTinySite();
const tiny = (path = "/") => tinySite().at("tiny", path);

async function sessionOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "mq_session")?.value;
}

// docs/security.md SE-17
test("a link with a token shows a question, signs in, and redirects to the URL without it", async ({
  page,
}) => {
  await page.goto(tiny(`/pages/about?access_token=${await tinyToken(provider().url)}`));
  await expect(page).toHaveURL(tiny("/user/continue"));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(tiny("/pages/about"));
  await page.goto(tiny("/user/account"));
  await expect(page).toHaveURL(tiny("/user/account"));
});

test("an unknown token signs no viewer in or out", async ({ page, context }) => {
  await page.goto(tiny("/pages/about?access_token=made-up"));
  await expect(page).toHaveURL(tiny("/pages/about"));
  expect(await sessionOf(context)).toBeUndefined();
  await signIn(page, tiny(), tinyViewer);
  await page.goto(tiny("/pages/about?access_token=made-up"));
  await page.goto(tiny("/user/account"));
  await expect(page).toHaveURL(tiny("/user/account"));
});

// docs/security.md SE-17
test("a link with another viewer's token does not replace the signed-in viewer", async ({
  page,
}) => {
  await signIn(page, tiny(), tinyViewer);
  const mallory = { _id: "u2", full_name: "Mallory", email: "m@evil.example" };
  provider().respondWithJson("/ch/t1/users/me", mallory);
  await page.goto(tiny("/pages/about?access_token=mallorys"));
  await expect(page.getByRole("heading", { name: "Continue as Mallory?" })).toBeVisible();
  await page.getByRole("button", { name: "Stay signed in as Ada Tiny" }).click();
  await expect(page).toHaveURL(tiny("/pages/about"));
  provider().respondWith("/ch/t1/users/me", undefined);
  const viewer = await page.evaluate(async () => (await fetch("/api/viewer")).json());
  expect(viewer).toMatchObject({ signedIn: true, name: "Ada Tiny" });
});

test("signing out in one tab signs out the others, and the back button shows no personal data", async ({
  page,
  context,
}) => {
  await signIn(page, tiny(), tinyViewer);
  await page.goto(tiny("/user/account"));
  await expect(page.getByText("Ada Tiny").first()).toBeVisible();
  const film = await context.newPage();
  await film.goto(tiny("/video/members"));
  const home = await context.newPage();
  await home.goto(tiny());
  await expect(home.getByRole("link", { name: /My account/ })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(tiny("/user/signIn"));
  // docs/behaviour.md BE-487
  await expect(film.getByRole("heading", { level: 1, name: "A closed film" })).toBeVisible();
  await expect(film.locator("video")).toHaveCount(0);
  await expect(home.getByRole("link", { name: /My account/ })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await expect(page.getByText("Ada Tiny")).toHaveCount(0);
});

test("a session whose token has expired ends, and public pages stay open", async ({
  page,
  context,
}) => {
  await signIn(page, tiny(), tinyViewer);
  const session = (await context.cookies()).find(({ name }) => name === "mq_session");
  await postFromPage(page, "sign-out");
  if (session) await context.addCookies([session]);
  await page.goto(tiny());
  await expect(page.getByRole("region", { name: "Everything" })).toBeVisible();
  await page.goto(tiny("/video/one"));
  await expect(page).toHaveURL(tiny("/user/signIn"));
  expect(await sessionOf(context)).toBeUndefined();
});

test("a provider that becomes unavailable during signing in leaves the viewer signed out", async ({
  page,
  context,
  announce,
}) => {
  announce(503);
  await page.goto(tiny("/user/signIn"));
  provider().respondWith("/channel/t1/login", (response) => response.destroy());
  await fillSignIn(page, tinyViewer.email, tinyViewer.password);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(tinyViewer.email);
  expect(await sessionOf(context)).toBeUndefined();
  provider().respondWith("/channel/t1/login", undefined);
  await fillSignIn(page, tinyViewer.email, tinyViewer.password);
  await expect(page).toHaveURL(tiny());
});

test("a forged session cookie and a duplicate one count as signed out", async ({
  page,
  context,
}) => {
  await signIn(page, tiny(), tinyViewer);
  const sealed = String(await sessionOf(context));
  const { port } = tinySite();
  const account = (cookie: string) =>
    sendRequest("tiny", { port, path: "/user/account", headers: { cookie } });
  expect((await account(`mq_session=${sealed}`)).status).toBe(200);
  const forged = sealed.replace(/.{20}$/, "AAAAAAAAAAAAAAAAAAAA");
  for (const cookie of [`mq_session=${forged}`, `mq_session=${sealed}; mq_session=${sealed}`]) {
    const { status, headers } = await account(cookie);
    expect([status, headers.location]).toEqual([307, tiny("/user/signIn")]);
  }
});

test("a public page is the same for all viewers, and sets no cookie", async ({ page, context }) => {
  await signIn(page, tiny(), tinyViewer);
  const cookie = `mq_session=${await sessionOf(context)}; mq_content=x; mq_referer=%2Fx`;
  const { port } = tinySite();
  for (const path of ["/", "/pages/about", "/mobile"]) {
    const everybody = await sendRequest("tiny", { port, path });
    const viewer = await sendRequest("tiny", { port, path, headers: { cookie } });
    expect(viewer.body).toBe(everybody.body);
    for (const { headers } of [everybody, viewer]) {
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["cache-control"]).toContain("public");
    }
  }
});

test("a film of a signed-in viewer is not cached", async ({ page, context }) => {
  await signIn(page, tiny(), tinyViewer);
  const cookie = `mq_session=${await sessionOf(context)}`;
  const { status, headers } = await sendRequest("tiny", {
    port: tinySite().port,
    path: "/video/one",
    headers: { cookie },
  });
  expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
});

// docs/security.md SE-17
test("parameters of a URL are saved by one private redirect", async () => {
  const { port } = tinySite();
  const response = await sendRequest("tiny", { port, path: "/pages/about?sg=gold&q=1" });
  expect([response.status, response.headers.location]).toEqual([307, tiny("/pages/about?q=1")]);
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect(response.headers["set-cookie"]?.join("\n")).toMatch(
    /^mq_session=.+HttpOnly; SameSite=Lax$/m,
  );
});

test("a signed-out visitor's browser gets the channel's origin by private responses, once", async () => {
  const { port } = tinySite();
  const readCookies = async (path: string, cookie = "") => {
    const { headers } = await sendRequest("tiny", { port, path, headers: { cookie } });
    return headers["set-cookie"]?.filter((line) => line.startsWith("mq_origin="));
  };
  const origin = `mq_origin=${encodeURIComponent("http://tiny.localhost")}`;
  const line = `${origin}; Path=/; Max-Age=3153600000; HttpOnly; SameSite=Lax`;
  for (const path of ["/user/signIn", "/mobile/user/signIn", "/api/viewer", "/user/account"]) {
    expect([path, await readCookies(path)]).toEqual([path, [line]]);
  }
  expect(await readCookies("/user/signIn", origin)).toBeUndefined();
  expect(await readCookies("/user/signIn", "mq_origin=http%3A%2F%2Felse.example")).toEqual([line]);
  // A response that is shared by many, including screens, sets no cookie.
  for (const path of ["/", "/mobile", "/pages/nowhere", "/error?code=423"]) {
    expect([path, await readCookies(path)]).toEqual([path, undefined]);
  }
});

test("a viewer with two session cookies signs in again and stays signed in", async ({
  page,
  context,
}) => {
  await signIn(page, tiny(), tinyViewer);
  const tossed = { name: "mq_session", value: "tossed", domain: "tiny.localhost", path: "/user" };
  await context.addCookies([tossed]);
  await page.goto(tiny("/user/account"));
  await expect(page).toHaveURL(tiny("/user/signIn"));
  expect(await sessionOf(context)).toBeUndefined();
  await signIn(page, tiny(), tinyViewer);
  await page.goto(tiny("/user/account"));
  await expect(page).toHaveURL(tiny("/user/account"));
});
