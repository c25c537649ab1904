import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from "react";
import { type TranscriptMatch, searchTranscriptLines } from "@/lib/playback/transcript-search";
import { useText } from "../../text-provider";
import { isComposingKey } from "../../ui/is-composing";
import { Icon } from "../../ui/icon";
import { chevronDownIconPath, searchIconPath } from "../../ui/icon-paths";
import styles from "./panel.module.css";
import type { TranscriptLine } from "./cues-to-transcript-lines";

/** What was searched for: by the index of its line, and the one that the viewer is at. */
export type TranscriptMatches = {
  byLine: Map<number, TranscriptMatch[]>;
  at: TranscriptMatch | undefined;
};

type Props = {
  lines: readonly TranscriptLine[];
  show: (found: TranscriptMatches | undefined) => void;
};

export function TranscriptSearch({ lines, show }: Props) {
  const { t } = useText();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const searched = useDeferredValue(query);
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const matches = useMemo(() => searchTranscriptLines(texts, searched), [texts, searched]);
  const byLine = useMemo(() => Map.groupBy(matches, ({ line }) => line), [matches]);
  useEffect(() => {
    show(matches.length > 0 ? { byLine, at: matches[at] } : undefined);
  }, [show, matches, byLine, at]);
  const go = (step: 1 | -1) => setAt((at + step + matches.length) % Math.max(1, matches.length));
  const search = (text: string) => {
    setQuery(text);
    setAt(0);
  };
  const countText = (place: number, total: number) =>
    total === 0 ? t("playerNoMatch") : t("playerMatchOf", { at: place + 1, total });
  const handleKey = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && query !== "") search("");
    else return;
    event.preventDefault();
  };
  return (
    <>
      <label className={styles.field}>
        <Icon path={searchIconPath} />
        <input
          type="search"
          value={query}
          placeholder={t("playerFind")}
          aria-label={t("playerFind")}
          autoComplete="off"
          onChange={(event) => search(event.target.value)}
          onKeyDown={handleKey}
        />
        <span role="status">{searched.trim() !== "" && countText(at, matches.length)}</span>
      </label>
      {matches.length > 0 && (
        <>
          <StepButton name={t("playerPreviousMatch")} up onPress={() => go(-1)} />
          <StepButton name={t("playerNextMatch")} onPress={() => go(1)} />
        </>
      )}
    </>
  );
}

type StepProps = { name: string; up?: boolean; onPress: () => void };

function StepButton({ name, up, onPress }: StepProps) {
  return (
    <button type="button" className={styles.step} data-up={up} aria-label={name} onClick={onPress}>
      <Icon path={chevronDownIconPath} />
    </button>
  );
}
