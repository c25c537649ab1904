import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CardMeta } from "@/components/cards/card-meta";
import { forgetAllSearches } from "@/lib/search/recent-searches.browser";
import { translatePage } from "../support/translator";
import { useServer } from "../support/use-server";
import { card, i18n, renderSite } from "./support/render-site";
import { field, list, openSearch, title, titles, trends } from "./support/search-box";
import { usePlayer, watch } from "./support/show-player";
import { user } from "./support/user";

const lakes = [title("lake", { title: "Blue Lake" }), title("lane", { title: "A long lane" })];
const server = useServer(trends("lake at night"), titles({ la: lakes, lan: lakes, lake: lakes }));
usePlayer();

let endTranslation = () => {};
beforeEach(() => {
  forgetAllSearches();
  server.resetHandlers();
});
afterEach(() => endTranslation());
const foundTitles = () =>
  screen
    .getAllByRole("option")
    .flatMap((one) =>
      one instanceof HTMLAnchorElement ? [one.querySelector("bdi")?.textContent] : [],
    );
const markedWords = () =>
  [...document.querySelectorAll("[role=option] bdi b")].map((word) => word.textContent);
const translate = () => void (endTranslation = translatePage());

// docs/behaviour.md BE-441
describe("a page that is translated by the browser", () => {
  it("goes on with the suggestions of the header's search", async () => {
    await openSearch();
    translate();
    await list();
    await user.type(field(), "la");
    await waitFor(() => expect(foundTitles()).toEqual(["Blue Lake", "A long lane"]));
    await user.type(field(), "n");
    await waitFor(() => expect(markedWords()).toEqual(["lan"]));
    await user.clear(field());
    await user.type(field(), "lake");
    await waitFor(() => expect(foundTitles()).toEqual(["Blue Lake", "A long lane"]));
    expect(field().value).toBe("lake");
  });

  it("goes on with the clock of the film", async () => {
    const video = await watch();
    translate();
    const clock = await screen.findByText("0:00 / 1:40");
    act(() => void (video.currentTime = 7));
    await waitFor(() => expect(clock.textContent).toBe("0:07 / 1:40"));
  });

  it("goes on with the facts of a live card", async () => {
    const onAir = (minutes: number) =>
      card("live", { state: "live", aired: { time: 60 * minutes, duration: 3600 }, topic: "Sea" });
    const { rerender, container } = renderSite(<CardMeta card={onAir(3)} options={i18n} />);
    translate();
    rerender(<CardMeta card={onAir(4)} options={i18n} />);
    expect(container.textContent).toBe(
      "4 min in · Sea".replaceAll(" ", "\u00a0").replace("\u00a0·", " ·"),
    );
    rerender(<CardMeta card={card("live", { durationS: 60 })} options={i18n} />);
    expect(container.textContent).toBe("1 min".replace(" ", "\u00a0"));
  });
});

describe("the transcript of a translated page", () => {
  class Cue {
    startTime: number;
    text: string;
    constructor(startTime: number, text: string) {
      this.startTime = startTime;
      this.text = text;
    }
    getCueAsHTML = () => document.createRange().createContextualFragment(this.text);
  }
  beforeEach(() => {
    const inView = class {
      #changed: (entries: object[]) => void;
      constructor(changed: (entries: object[]) => void) {
        this.#changed = changed;
      }
      observe = () => this.#changed([{ isIntersecting: true }]);
      disconnect() {}
    };
    vi.stubGlobal("IntersectionObserver", inView);
    vi.stubGlobal("VTTCue", Cue);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    Object.assign(Element.prototype, { scrollBy: () => {} });
  });

  // docs/behaviour.md BE-441
  it("can be searched, letter by letter", async () => {
    const captions = [{ src: "https://media.example/en.vtt", lang: "en", label: "English" }];
    const video = await watch({ captions });
    const element = video.querySelector("track");
    const cues = [new Cue(2, "Once up a time"), new Cue(9, "a reed")];
    Object.assign(element?.track ?? {}, { cues });
    act(() => void element?.dispatchEvent(new Event("load")));
    const search = await screen.findByRole("searchbox", { name: "Search the transcript" });
    translate();
    const marked = () => [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
    const counted = () => within(screen.getByRole("search")).getByRole("status").textContent;
    await user.type(search, "on");
    expect(marked()).toEqual(["On"]);
    await user.type(search, "x");
    expect([marked(), counted()]).toEqual([[], "No matches"]);
    await user.type(search, "{Backspace}{Backspace}");
    expect(marked()).toEqual(["O"]);
    expect(counted()).toBe("1 of 1");
    await user.clear(search);
    expect(screen.getByText("Once up a time")).toBeDefined();
  });
});
