import { findMatch } from "./find-match";

// Each in the direction of its own letters.
export function Marked({ text, typed }: { text: string; typed: string }) {
  const [start, end] = findMatch(text, typed) ?? [0, 0];
  return (
    <bdi>
      {text.slice(0, start)}
      {end > start && <b>{text.slice(start, end)}</b>}
      {text.slice(end)}
    </bdi>
  );
}
