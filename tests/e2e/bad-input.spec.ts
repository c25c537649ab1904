import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { readPage } from "./support/read-page.ts";

for (const [what, channel, path] of [
  ["page", "demo", "/pages/there-is-no-such-page"],
  ["path", "demo", "/there/is/no/such/path"],
  ["content", "demo", "/video/there-is-no-such-film"],
  ["channel", "nobody", "/"],
] as const) {
  test(`an unknown ${what} is a 404 with a link to the home page`, async () => {
    const { status, textsOf } = await readPage(channel, { path });
    expect(status).toBe(404);
    expect(textsOf("h1")).toHaveLength(1);
    expect(textsOf("main p")).toContain("404");
    expect(textsOf('main a[href="/"]')).toContain("Back to home");
  });
}

test("a 404 has the channel's brand", async ({ page, announce }) => {
  announce(404);
  await page.goto(site("lumen", "/pages/there-is-no-such-page"));
  const paper = "rgb(246, 242, 234)";
  await expect(page.locator("body")).toHaveCSS("background-color", paper);
  await expect(page.getByRole("banner").getByRole("link", { name: "Lumen" })).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(site("lumen"));
});

for (const path of ["/%", "/%E0%A4%A", "/a%00b", "/a/%2e%2e/b"]) {
  test(`the malformed path ${path} is a 400`, async () => {
    expect((await sendRequest("demo", { path })).status).toBe(400);
  });
}

for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
  // docs/security.md SE-3
  test(`a page responds to ${method} with 405 and its allowed methods`, async () => {
    const response = await sendRequest("demo", { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
  });
}

test("a page responds to HEAD as to GET, without a body", async () => {
  const [head, get] = [await sendRequest("demo", { method: "HEAD" }), await sendRequest("demo")];
  expect(head.status).toBe(200);
  expect(head.body).toBe("");
  expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
});
