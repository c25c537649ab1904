import { useEffect, useState } from "react";

// Nobody wants to hear of each letter.
const restMs = 600;

// What a screen reader is told: `news` at once, and what the list is once it has been so for a moment.
export function useStatus(list: string): { status: string; announce: (news: string) => void } {
  const [status, announce] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => announce(list), restMs);
    return () => clearTimeout(timer);
  }, [list]);
  return { status, announce };
}
