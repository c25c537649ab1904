import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";

const course = "/pages/see-like-a-painter";

test("BE-373 a course shows its subject, its teacher and its lessons", async ({ page }) => {
  await page.goto(site("academy", course));
  await expect(page.getByRole("heading", { name: "What you will learn" })).toBeVisible();
  const teacher = page.getByRole("region", { name: "Your teacher" });
  await expect(teacher.getByRole("link", { name: "Yael Brandt" })).toBeVisible();
  const lessons = page.getByRole("region", { name: "Lessons" });
  await lessons.scrollIntoViewIfNeeded();
  await expect(lessons.getByRole("listitem")).toHaveCount(8);
  await expect(lessons.getByRole("heading", { level: 3 })).toHaveText([
    "Look",
    "Colour",
    "Light, air and a tree",
  ]);
  await expect(page.getByText("You are here").filter({ visible: true })).toHaveCount(0);
});

test("BE-373 a returning viewer of a course sees their position and resumes there", async ({
  page,
}) => {
  await signIn(page, site("academy"), seeded("academy", "returning"));
  await page.goto(site("academy", course));
  const action = page.getByRole("region", { name: "See like a painter", exact: true });
  await expect(action.getByRole("link", { name: "Continue" })).toHaveAttribute(
    "href",
    "/video/edges-lost-and-found",
  );
  const lessons = page.getByRole("region", { name: "Lessons" });
  await lessons.scrollIntoViewIfNeeded();
  const place = page.getByText("You are here").filter({ visible: true });
  await expect(lessons.getByRole("listitem").filter({ has: place })).toContainText(
    "Edges, lost and found",
  );
  await expect(lessons.getByRole("img", { name: "Watched 100%" })).toBeVisible();
});

test("BE-373 the next lesson and the progress of a course stay beside its lessons", async ({
  page,
}) => {
  await signIn(page, site("academy"), seeded("academy", "returning"));
  await page.goto(site("academy", course));
  const lessons = page.getByRole("region", { name: "Lessons" });
  await lessons.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await expect(lessons.getByText("2 of 8 watched")).toBeInViewport();
  const next = lessons.getByRole("link", { name: "Edges, lost and found" });
  await expect(next.first()).toBeInViewport();
  await expect(lessons.getByRole("link", { name: "Continue" })).toBeInViewport();
});
