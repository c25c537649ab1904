import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Card } from "@/components/cards/card";
import { CardPreviewListener } from "@/components/cards/card-preview-listener";
import { useAppStore } from "@/store/hooks";
import { pageShown } from "@/store/sections/sections-slice";
import { card, i18n, renderSite, section } from "./support/render-site";

const items = [
  card("a", { preview: "https://media.example/a.mp4" }),
  card("b", { preview: "https://media.example/b.mp4" }),
  card("c"),
];
const options = { ...i18n, ratio: "16:9" as const, sizes: "50vw" };

function Cards() {
  const store = useAppStore();
  const sections = [section("row", { items })];
  useState(() => store.dispatch(pageShown({ pageKey: "/", pageId: "home", source: "", sections })));
  return (
    <ul>
      {items.map((one) => (
        <Card key={one.token} card={one} options={options} />
      ))}
      <CardPreviewListener />
    </ul>
  );
}

const titled = (name: string) => screen.getByRole("link", { name });
const clips = () => [...document.querySelectorAll("video")].map((video) => video.src);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function pointAt(name: string, pointerType = "mouse"): Promise<void> {
  const event = Object.assign(new Event("pointerover", { bubbles: true }), { pointerType });
  fireEvent(titled(name), event);
  await vi.dynamicImportSettled();
}

/** The browser's settings of the viewer and the connection. */
function says(media: string | undefined, connection: object | undefined): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: Boolean(media && query.includes(media)),
  }));
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => {});
  says(undefined, undefined);
  renderSite(<Cards />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a card under the mouse for 600 ms shows its clip, muted and hidden from screen readers", async () => {
  await pointAt("Film a");
  await wait(599);
  expect(clips()).toEqual([]);
  await wait(1);
  await vi.dynamicImportSettled();
  expect(clips()).toEqual(["https://media.example/a.mp4"]);
  expect(document.querySelector("video")?.muted).toBe(true);
  expect(document.querySelector("video")?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("one clip is shown at a time, and none once the mouse has left", async () => {
  await pointAt("Film a");
  await wait(600);
  await vi.dynamicImportSettled();
  await pointAt("Film b");
  expect(clips()).toEqual([]);
  await wait(600);
  await vi.dynamicImportSettled();
  expect(clips()).toEqual(["https://media.example/b.mp4"]);
  fireEvent.pointerLeave(document.documentElement);
  expect(clips()).toEqual([]);
});

test("keyboard focus shows the clip too", async () => {
  vi.spyOn(document, "querySelector").mockReturnValueOnce(titled("Film a"));
  act(() => titled("Film a").focus());
  await vi.dynamicImportSettled();
  await wait(600);
  await vi.dynamicImportSettled();
  expect(clips()).toEqual(["https://media.example/a.mp4"]);
});

test.each([
  ["a card without one", "Film c", "mouse", undefined, undefined],
  ["a touch", "Film a", "touch", undefined, undefined],
  ["reduced motion", "Film a", "mouse", "prefers-reduced-motion", undefined],
  ["reduced data", "Film a", "mouse", "prefers-reduced-data", undefined],
  ["Save-Data", "Film a", "mouse", undefined, { saveData: true }],
  ["a slow line", "Film a", "mouse", undefined, { saveData: false, effectiveType: "3g" }],
  ["a metered line", "Film a", "mouse", undefined, { saveData: false, type: "cellular" }],
])("%s shows no clip", async (_, name, pointerType, media, connection) => {
  says(media, connection);
  await pointAt(name, pointerType);
  await wait(600);
  await vi.dynamicImportSettled();
  expect(clips()).toEqual([]);
});

test("a clip that cannot be loaded leaves the picture", async () => {
  await pointAt("Film a");
  await wait(600);
  await vi.dynamicImportSettled();
  const video = document.querySelector("video");
  if (video) fireEvent.error(video);
  expect(clips()).toEqual([]);
});
