import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PlayerPartsContext } from "@/components/player/player-parts";
import { SettingsMenu } from "@/components/player/settings/settings-menu";
import { idleEngine } from "../support/idle-engine";
import { renderSite } from "../support/render-site";
import { button, hls, press, showPlayer, usePlayer, watch } from "../support/show-player";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

usePlayer();

const captions = [
  { src: "https://media.example/en.vtt", lang: "en", label: "English" },
  { src: "https://media.example/de.vtt", lang: "de", label: "Deutsch" },
];
const menu = () => screen.queryByRole("menu", { name: "Settings" });
const row = (name: string) => screen.getByRole("menuitem", { name: new RegExp(`^${name}`) });
const rows = () => screen.getAllByRole("menuitem").map((item) => item.textContent);
const option = (name: string) => screen.getByRole("menuitemradio", { name });
const checked = () => screen.getByRole("menuitemradio", { checked: true }).textContent;
const shown = (video: HTMLVideoElement) =>
  [...video.textTracks].filter(({ mode }) => mode === "showing").map(({ language }) => language);

async function openMenu(more: Parameters<typeof watch>[0] = {}): Promise<HTMLVideoElement> {
  const video = await watch(more);
  await press("Settings");
  return video;
}

describe("the settings menu", () => {
  it("is opened and closed by its button, which shows the state", async () => {
    await openMenu();
    expect(button("Settings").getAttribute("aria-expanded")).toBe("true");
    expect(menu()).not.toBeNull();
    await press("Settings");
    expect(button("Settings").getAttribute("aria-expanded")).toBe("false");
    expect(menu()).toBeNull();
  });

  it("has a row for each setting, with its current value", async () => {
    await openMenu({ captions });
    expect(rows()).toEqual(["SpeedNormal", "CaptionsOff", "Caption style", "Keyboard shortcuts"]);
  });

  it("of a live stream has no speed", async () => {
    await openMenu({ state: "live" });
    expect(rows()).toEqual(["Keyboard shortcuts"]);
  });

  it("moves the focus to its first row, and arrows move it further", async () => {
    await openMenu({ captions });
    await expectFocus(() => row("Speed"));
    await user.keyboard("{ArrowDown}");
    await expectFocus(() => row("Captions"));
    await user.keyboard("{ArrowUp}{ArrowUp}");
    await expectFocus(() => row("Keyboard shortcuts"));
    await user.keyboard("{ArrowDown}");
    await expectFocus(() => row("Speed"));
  });

  it("moves the focus to its ends with Home and End", async () => {
    await openMenu({ captions });
    await user.keyboard("{End}");
    await expectFocus(() => row("Keyboard shortcuts"));
    await user.keyboard("{Home}");
    await expectFocus(() => row("Speed"));
  });

  it("opens a list with the right arrow, at the current value, and closes it with the left", async () => {
    await openMenu();
    await user.keyboard("{ArrowRight}");
    await expectFocus(() => option("Normal"));
    await user.keyboard("{ArrowLeft}");
    expect(rows()).toContain("SpeedNormal");
  });

  it.each(["{Escape}", "{Tab}"])("is closed by %s, and its button has the focus", async (key) => {
    await openMenu();
    await user.keyboard(key);
    expect(menu()).toBeNull();
    await expectFocus(() => button("Settings"));
  });

  it("is closed by a press outside, and not by one inside", async () => {
    await openMenu();
    await user.pointer({ keys: "[MouseLeft]", target: menu() ?? document.body });
    expect(menu()).not.toBeNull();
    await user.pointer({ keys: "[MouseLeft]", target: document.body });
    expect(menu()).toBeNull();
  });

  it("handles its keys only itself: an arrow does not seek", async () => {
    const video = await openMenu();
    video.currentTime = 50;
    await user.keyboard("{ArrowRight}");
    expect(video.currentTime).toBe(50);
  });
});

describe("the speed", () => {
  it("is chosen by the viewer and shown in the menu", async () => {
    const video = await openMenu();
    await user.click(row("Speed"));
    await user.click(option("1.5×"));
    expect(video.playbackRate).toBe(1.5);
    await waitFor(() => expect(rows()).toContain("Speed1.5×"));
  });

  it("is preserved when the element reloads", async () => {
    const video = await openMenu();
    await user.click(row("Speed"));
    await user.click(option("0.5×"));
    expect(video.defaultPlaybackRate).toBe(0.5);
  });

  it("is the same in the next film, and 1 in a live stream", async () => {
    const video = await watch();
    video.playbackRate = 1.25;
    await waitFor(() => expect(localStorage.getItem("mq_player")).toContain("1.25"));
    expect((await showPlayer()).playbackRate).toBe(1.25);
    expect((await showPlayer({ state: "live" })).playbackRate).toBe(1);
  });
});

describe("captions", () => {
  it("are turned on and off by their button, which shows the state", async () => {
    const video = await watch({ captions });
    expect(button("Captions").getAttribute("aria-pressed")).toBe("false");
    await press("Captions");
    expect(shown(video)).toEqual(["en"]);
    expect(button("Captions").getAttribute("aria-pressed")).toBe("true");
    await press("Captions");
    expect(shown(video)).toEqual([]);
  });

  it("are shown in one language, the one chosen in the menu", async () => {
    const video = await openMenu({ captions });
    await user.click(row("Captions"));
    await user.click(option("English"));
    await user.click(row("Captions"));
    await user.click(option("Deutsch"));
    expect(shown(video)).toEqual(["de"]);
    expect(rows()).toContain("CaptionsDeutsch");
  });

  const two = [
    { src: "https://media.example/en.vtt", lang: "en", label: "English" },
    { src: "https://media.example/en-sdh.vtt", lang: "en", label: "English (SDH)" },
  ];
  const labels = (video: HTMLVideoElement) =>
    [...video.textTracks].filter(({ mode }) => mode === "showing").map(({ label }) => label);

  it("of one language are chosen one at a time", async () => {
    const video = await openMenu({ captions: two });
    await user.click(row("Captions"));
    await user.click(option("English (SDH)"));
    expect(labels(video)).toEqual(["English (SDH)"]);
    await user.click(row("Captions"));
    expect(checked()).toBe("English (SDH)");
    await user.click(option("English"));
    expect(labels(video)).toEqual(["English"]);
  });

  it("of one language and name have numbers", async () => {
    const video = await openMenu({ captions: two.map((one) => ({ ...one, label: "" })) });
    await user.click(row("Captions"));
    await user.click(option("English (2)"));
    expect([...video.textTracks].map(({ mode }) => mode)).toEqual(["disabled", "showing"]);
  });

  it("are the same of several in the next film", async () => {
    const captionsOfChoice = { lang: "en", label: "English (SDH)", kind: "captions" };
    localStorage.setItem("mq_player", JSON.stringify({ captions: captionsOfChoice }));
    expect(labels(await watch({ captions: two }))).toEqual(["English (SDH)"]);
  });

  it.each([
    ["en", ["de", "en-GB"], "en-GB"],
    ["en-GB", ["de", "en"], "en"],
    ["nb", ["sv", "no"], "no"],
  ])("chosen in %s are shown in the nearest of %j", async (lang, tags, nearest) => {
    localStorage.setItem("mq_player", JSON.stringify({ captions: { lang } }));
    const tracks = tags.map((tag) => ({ src: hls, lang: tag, label: tag }));
    expect(shown(await watch({ captions: tracks }))).toEqual([nearest]);
  });

  it.each([
    ["nb", ["en", "no"], "no"],
    ["ja", ["en", "ja-JP"], "ja-JP"],
  ])("are turned on in a variant of the page's language %s of %j", async (page, tags, nearest) => {
    document.documentElement.lang = page;
    const video = await watch({
      captions: tags.map((tag) => ({ src: hls, lang: tag, label: tag })),
    });
    await press("Captions");
    expect(shown(video)).toEqual([nearest]);
    document.documentElement.lang = "";
  });

  it("return in the language that was last on screen", async () => {
    const video = await openMenu({ captions });
    await user.click(row("Captions"));
    await user.click(option("Deutsch"));
    await press("Captions");
    await press("Captions");
    expect(shown(video)).toEqual(["de"]);
  });

  it("are turned on in the page's language first", async () => {
    document.documentElement.lang = "de-AT";
    const video = await watch({ captions });
    await press("Captions");
    expect(shown(video)).toEqual(["de"]);
    document.documentElement.lang = "";
  });

  it("that were on are on in the next film, from its first frame", async () => {
    localStorage.setItem("mq_player", JSON.stringify({ captions: "de" }));
    const video = await showPlayer({ captions });
    expect(shown(video)).toEqual([]);
    video.dispatchEvent(new Event("loadeddata"));
    expect(shown(video)).toEqual(["de"]);
  });

  it("have neither button nor row in a film without captions", async () => {
    await openMenu();
    expect(screen.queryByRole("button", { name: "Captions" })).toBeNull();
    expect(rows()).toEqual(["SpeedNormal", "Keyboard shortcuts"]);
  });
});

describe("the quality", () => {
  const levels = [240, 480].map((height, index) => ({
    index,
    width: Math.round((height * 16) / 9),
    height,
    bitrate: height * 1000,
  }));
  const chooseLevel = vi.fn<(index: number) => void>();

  function showMenu(chosen: number, known = levels) {
    const engine = {
      ...idleEngine({ levels: known, chosen, showing: 0, playbackState: "playing" }),
      chooseLevel,
    };
    const video = document.createElement("video");
    const playback = { hls, captions: [], chapters: [] };
    const film = { token: "film", playback, title: "Film", isLive: false };
    const parts = { root: document.body, video, engine, ...film };
    renderSite(
      <PlayerPartsContext value={parts}>
        <SettingsMenu close={() => undefined} showShortcuts={() => undefined} />
      </PlayerPartsContext>,
    );
  }

  it.each([
    [-1, "QualityAuto, 240p"],
    [1, "Quality480p"],
  ])("%i is %s in the menu", (chosen, text) => {
    showMenu(chosen);
    expect(rows()).toContain(text);
  });

  it("can be chosen, the best first", async () => {
    showMenu(-1);
    await user.click(row("Quality"));
    const names = screen.getAllByRole("menuitemradio").map((item) => item.textContent);
    expect(names).toEqual(["Auto", "480p", "240p"]);
    expect(checked()).toBe("Auto");
    await user.click(option("480p"));
    expect(chooseLevel).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("of a film with one rendition cannot be chosen", () => {
    showMenu(-1, levels.slice(0, 1));
    expect(rows().join()).not.toContain("Quality");
  });
});
