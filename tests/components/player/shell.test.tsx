import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Player } from "@/components/player/player";
import { TextProvider } from "@/components/text-provider";
import { StoreProvider } from "@/store/store-provider";

const playback = {
  hls: "https://media.example/a/master.m3u8",
  poster: "https://media.example/a-{w}.webp",
  captions: [{ src: "https://media.example/en.vtt", lang: "en", label: "English", default: true }],
  chapters: [{ start_s: 0, title: "First light" }],
  storyboard: "https://media.example/storyboard.vtt",
};

function shell(state: "live" | "vod") {
  const html = renderToStaticMarkup(
    <TextProvider locale="en" texts={{ playerPlay: "Play", playerLive: "Live" }}>
      <StoreProvider>
        <Player token="film" playback={playback} title="Blue Hour" state={state} art="#8e7eb2" />
      </StoreProvider>
    </TextProvider>,
  );
  const document = new DOMParser().parseFromString(html, "text/html");
  return { document, html };
}

test("the server-rendered page has the picture, the title and one button to play", () => {
  const { document } = shell("vod");
  expect(document.querySelector("section")?.getAttribute("aria-label")).toBe("Blue Hour");
  expect(document.querySelectorAll("button[aria-label=Play]")).toHaveLength(1);
  expect(document.querySelector("img")?.getAttribute("srcset")).toContain("a-640.webp 640w");
});

test("no track of the server-rendered page is on, so that none delays the first frame", () => {
  const tracks = [...shell("vod").document.querySelectorAll("[data-hls] track")];
  expect(tracks.map((track) => track.getAttribute("kind"))).toEqual(["captions", "metadata"]);
  expect(tracks.filter((track) => track.hasAttribute("default"))).toEqual([]);
});

test("only the picture is requested before the viewer approaches the film", () => {
  const hints = shell("vod").document.querySelectorAll("link");
  expect([...hints].map((hint) => hint.getAttribute("as"))).toEqual(["image"]);
});

test("a live stream is marked before it plays", () => {
  expect(shell("live").document.body.textContent).toContain("Live");
  expect(shell("vod").document.body.textContent).not.toContain("Live");
});

test("without scripts the browser plays the film when the viewer starts it", () => {
  const film = shell("vod").document.querySelector<HTMLVideoElement>("noscript video");
  expect(film?.getAttribute("src")).toBe(playback.hls);
  expect(film?.controls).toBe(true);
  expect(film?.preload).toBe("none");
});
