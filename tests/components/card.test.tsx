import { render, screen } from "@testing-library/react";
import { expect, it, test } from "vitest";
import { Card } from "@/components/cards/card";
import { formatDuration } from "@/components/cards/format-duration";
import type { CardView } from "@/lib/sections/card-view";
import { card, i18n } from "./support/render-site";

const draw = (extra: Partial<CardView>) =>
  render(
    <ul>
      <Card card={card("a", extra)} look={{ ...i18n, ratio: "16:9", sizes: "50vw" }} />
    </ul>,
  );

test.each([
  ["Live", { state: "live" }],
  ["Scheduled", { state: "scheduled" }],
  ["Paid", { access: "paywall" }],
  ["Signed in", { access: "sign_in" }],
  ["New", { badge: "New" }],
] satisfies [string, Partial<CardView>][])("a card says %s", (words, extra) => {
  draw(extra);
  expect(screen.getByText(words)).toBeDefined();
});

it("shows two badges at most", () => {
  draw({ state: "live", access: "paywall", badge: "New" });
  expect(screen.queryByText("New")).toBeNull();
});

it("sizes its picture before it is there", () => {
  draw({ picture: "https://pictures.example/{w}.webp" });
  const picture = document.querySelector("img");
  expect(picture?.getAttribute("width")).toBe("640");
  expect(picture?.getAttribute("height")).toBe("360");
  expect(picture?.getAttribute("loading")).toBe("lazy");
});

it("stands for a missing picture with the first letter of its title", () => {
  draw({ title: "Orbit" });
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText("O")).toBeDefined();
});

test.each([
  [40, "en", "1 min"],
  [3120, "en", "52 min"],
  [4320, "en", "1 hr 12 min"],
  [7200, "en", "2 hr"],
  [4320, "de", "1 Std. 12 Min."],
])("%d seconds are told in %s as %s", (seconds, locale, words) => {
  expect(formatDuration(seconds, locale)).toBe(words);
});
