import type { Series } from "@/lib/contract/sections";
import type { I18n } from "../text-provider";

// "Blue Hour · Episode 3 of 8"
export function seriesPlace(series: Series, { t }: Pick<I18n, "t">): string | undefined {
  const { name, season, episode, episodes, unit } = series;
  if (episode === undefined || episodes === undefined) return undefined;
  const numbers = { episode, episodes };
  if (unit === "lesson") return `${name} · ${t("playerLessonOf", numbers)}`;
  if (unit === "part") return `${name} · ${t("playerPartOf", numbers)}`;
  if (season === undefined) return `${name} · ${t("playerEpisodeOf", numbers)}`;
  return `${name} · ${t("playerSeasonEpisodeOf", { season, ...numbers })}`;
}
