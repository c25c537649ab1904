import type { Series } from "@/lib/contract/sections";
import type { I18n } from "../text-provider";

// "Blue Hour · Episode 3 of 8"
export function seriesPlace(series: Series, { t }: Pick<I18n, "t">): string | undefined {
  const { season, episode, episodes } = series;
  if (episode === undefined || episodes === undefined) return undefined;
  const place =
    season === undefined
      ? t("playerEpisodeOf", { episode, episodes })
      : t("playerSeasonEpisodeOf", { season, episode, episodes });
  return `${series.name} · ${place}`;
}
