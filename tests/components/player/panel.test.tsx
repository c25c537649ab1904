import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Panel } from "@/components/player/panel/panel";
import { PanelToggle } from "@/components/player/panel/panel-toggle";
import { TextProvider } from "@/components/text-provider";
import { user } from "../support/user";

const texts = { playerTranscript: "Transcript", playerChapters: "Chapters" };
const captions = [{ src: "https://media.example/en.vtt", lang: "en", label: "English" }];
const chapters = [
  { start_s: 0, title: "First light" },
  { start_s: 3723, title: "The reeds" },
];

function show(parts: { captions?: typeof captions; chapters?: typeof chapters }) {
  const playback = { hls: "https://media.example/a.m3u8", captions: [], chapters: [], ...parts };
  return render(
    <TextProvider locale="en" texts={texts}>
      <Panel playback={playback} isReady={false} />
      <PanelToggle playback={playback} />
    </TextProvider>,
  );
}

test("the panel has a tab for what the film has", () => {
  show({ captions, chapters });
  const tabs = screen.getAllByRole("tab").map((tab) => tab.textContent);
  expect(tabs).toEqual(["Transcript", "Chapters"]);
});

test("a film without captions and chapters has neither panel nor button", () => {
  expect(show({}).container.textContent).toBe("");
  expect(screen.queryByRole("button")).toBeNull();
});

test("arrows change the tab and take the focus along", async () => {
  show({ captions, chapters });
  screen.getByRole("tab", { name: "Transcript" }).focus();
  await user.keyboard("{ArrowRight}");
  const tab = screen.getByRole("tab", { name: "Chapters", selected: true });
  expect(document.activeElement).toBe(tab);
  expect(screen.getByRole("tabpanel", { name: "Chapters" })).toBeDefined();
});

test("chapters are there before the player is, with their times", () => {
  show({ chapters });
  const lines = screen.getByRole("tabpanel").querySelectorAll("button");
  expect([...lines].map((line) => line.textContent)).toEqual([
    "0:00First light",
    "1:02:03The reeds",
  ]);
});

test("the page's button opens the panel and closes it again", async () => {
  show({ captions });
  const button = screen.getByRole("button", { name: "Transcript" });
  const panel = screen.getByRole("complementary", { name: "Transcript" });
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(panel.dataset.open).toBe("true");
  await user.click(button);
  expect(panel.dataset.open).toBe("false");
});
