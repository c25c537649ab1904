import { expect, test } from "../support/journey.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { readPage } from "./support/read-page.ts";
import { useTinySite } from "./support/tiny-site.ts";

const denials = {
  away: [423, {}],
  crowded: [429, { source: "DEVICE_LIMIT" }],
  hasty: [429, {}],
  questions: [428, { source: "MISSING_REGISTRATION" }],
} as const;

const { tinySite } = useTinySite((provider) => {
  const settings = { main: {}, viewers: { subscriptionType: "optional" } };
  const row = { name: "Everything", role: "content" };
  const data = [
    { ...row, token: "hasty", layout: "grid", error: { statusCode: 429 } },
    { ...row, token: "limited", error: { statusCode: 403, message: "For the crew only" } },
  ];
  provider.respondWithJson(
    "/ch/tiny",
    aTinyChannel("tiny", { settings, viewer: { country: "DK" } }),
  );
  provider.respondWithJson("/ch/tiny/pages/rows", { token: "rows", url: "rows", name: "Rows" });
  provider.respondWithJson("/ch/tiny/pages/rows/sections", { data, paging: {} });
  provider.respondWithJson("/ch/tiny/pages/barred", { token: "barred", statusCode: 451 });
  provider.respondWithJson("/ch/tiny/pages/closed", {
    statusCode: 410,
    message: "It sailed in May.",
  });
  provider.respondWithJson("/ch/tiny/pages/lost", { statusCode: 404 });
  for (const [name, [status, more]] of Object.entries(denials)) {
    provider.respondWithJson(`/ch/tiny/content/${name}`, { statusCode: status, ...more }, status);
  }
});

for (const [path, status, heading, hint] of [
  ["/pages/barred", 451, "Unavailable for legal reasons", /./],
  ["/pages/closed", 410, "It sailed in May.", /./],
  ["/pages/lost", 404, "Page not found", /a letter too many/],
  ["/mobile/pages/lost?lng=da", 404, "Siden blev ikke fundet", /./],
  ["/video/away", 423, "Content is not available in your region", /Detected country: Denmark\./],
  ["/video/away?lng=de", 423, "In deiner Region nicht verfügbar", /Erkanntes Land: Dänemark\./],
  ["/video/crowded", 429, "Too many devices", /Sign out on one of them/],
  ["/video/hasty", 429, "Too many requests", /wait a moment/],
  ["/video/hasty?lng=jp", 429, "リクエストが多すぎます", /少し待ってから/],
  ["/video/questions", 428, "First, a few questions", /Sign in and answer them/],
  ["/mobile/video/questions?lng=sv", 428, "Först några frågor", /Logga in/],
  ["/error?code=429&lng=fr", 429, "Trop de demandes", /Patientez/],
] as const) {
  test(`${path} shows its own reason`, async () => {
    const response = await readPage("tiny", { path, port: tinySite().port });
    expect(response.status).toBe(status);
    expect(response.textsOf("h1")).toEqual([heading]);
    expect(response.textsOf("title")).toEqual([`${heading} · tiny channel`]);
    expect(response.textsOf("main").join(" ")).toMatch(hint);
  });
}

test("a rejected row shows the reason", async ({ page }) => {
  await page.goto(tinySite().at("tiny", "/pages/rows"));
  const main = page.getByRole("main");
  await expect(main.getByText("Too many requests")).toBeVisible();
  await expect(main.getByText("For the crew only")).toBeVisible();
  await expect(main.getByRole("button", { name: "Try again" })).toHaveCount(2);
});
