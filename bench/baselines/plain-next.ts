import type { RunningProcess } from "../processes.ts";
import {
  type BenchItem,
  benchRows,
  createBenchHeroItems,
  createBenchRowItems,
  createBenchRowSections,
} from "../provider/bench-rows.ts";
import { startNextApp } from "./start-next-app.ts";

/**
 * The page that an engineer would compare with: the cards of the bench's page of rows with the least style sheet that
 * lays them out, `/`, and the same below a large picture, `/hero`. Its links are Next's, its pages are built once.
 */
export async function startPlainNext(media: string, port: number): Promise<RunningProcess> {
  const cards = JSON.stringify(createPlainCards(media));
  const files = new Map([["app/cards.json", cards]]);
  return startNextApp({ name: "plain", sources: "./plain-next/", files, port });
}

function createPlainCards(media: string) {
  const rows = createBenchRowSections().map(({ token, name, description, layout }) => {
    const isTall = benchRows.some((row) => row.token === token && row.kind === "poster");
    const cards = createBenchRowItems(token, media).map((item) => ({
      ...toPlainCard(item),
      isTall,
    }));
    return { name, description, layout, isTall, cards };
  });
  const [hero] = createBenchHeroItems(media, 1);
  if (!hero) throw new Error("there is no picture for a hero");
  return { rows, hero: { ...toPlainCard(hero), description: hero.input.description } };
}

function toPlainCard({ token, input }: BenchItem) {
  const { name, thumbnail = "", duration_s: seconds, stream_state: state } = input;
  return {
    path: `/video/${token}`,
    name,
    picture: thumbnail.replace("/{w}.avif", ""),
    label: state === "vod" ? `${Math.round(seconds / 60)} min` : state,
  };
}
