import { clockTime } from "@/lib/playback/clock-time";

type Props = { startS: number; text: string; isCurrent: boolean; onPress?: () => void };

export function Line({ startS, text, isCurrent, onPress }: Props) {
  return (
    <button type="button" aria-current={isCurrent || undefined} onClick={onPress}>
      <time>{clockTime(startS)}</time>
      <span dir="auto">{text}</span>
    </button>
  );
}
