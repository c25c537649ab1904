import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { press, usePlayer, watch } from "../support/show-player";
import { user } from "../support/user";
import { expectFocusNamed } from "../support/focus";

usePlayer();

const captions = [{ src: "https://media.example/en.vtt", lang: "en", label: "English" }];
const row = (name: string) => screen.findByRole("menuitem", { name: new RegExp(`^${name}`) });
const color = (video: HTMLVideoElement) => video.style.getPropertyValue("--cue-color");
const saved = () => JSON.parse(localStorage.getItem("mq_player") ?? "{}").captionStyle;

/** A film whose menu of caption styles is open. */
async function openStyles() {
  const video = await watch({ captions });
  await press("Settings");
  await user.click(await row("Caption style"));
  await row("Size");
  return video;
}

async function choose(what: string, value: string) {
  await user.click(await row(what));
  await user.click(await screen.findByRole("menuitemradio", { name: value }));
}

test("a choice applies to the captions at once and is saved", async () => {
  const video = await openStyles();
  await choose("Text colour", "Yellow");
  expect(color(video)).toBe("rgb(255 226 77)");
  expect(saved()).toMatchObject({ color: "yellow", ground: "black" });
  expect((await row("Text colour")).textContent).toContain("Yellow");
});

test("the next film has the same style", async () => {
  await openStyles();
  await choose("Size", "200%");
  const next = await watch({ captions });
  expect(next.style.getPropertyValue("--cue-size")).toBe("2");
});

test("reset restores the page's style", async () => {
  const video = await openStyles();
  await choose("Text colour", "Yellow");
  await user.click(await row("Reset"));
  expect(color(video)).toBe("");
  expect(saved()).toBeUndefined();
});

test("a choice in another tab applies in this one", async () => {
  const video = await watch({ captions });
  localStorage.setItem("mq_player", JSON.stringify({ captionStyle: { color: "cyan" } }));
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "mq_player" })));
  expect(color(video)).toBe("rgb(120 226 255)");
});

test("the opened list has the focus, and Left goes back one level at a time", async () => {
  await openStyles();
  await user.click(await row("Edge"));
  await expectFocusNamed("None");
  await user.keyboard("{ArrowLeft}");
  await expectFocusNamed("Caption style");
  await user.keyboard("{ArrowLeft}");
  await expectFocusNamed(/Speed/);
});

test("a film without captions has no menu of their style", async () => {
  await watch();
  await press("Settings");
  expect(screen.queryByRole("menuitem", { name: /^Caption style/ })).toBeNull();
});
